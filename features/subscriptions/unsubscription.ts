/** What a link in a mail would end, or has ended. */
export interface Unsubscription {
  towns: string[]
  /** „um Köln und ab der Eifel“ */
  where: string
  /** The flights of the first of them. */
  flights: { path: string; where: string }
  isDone: boolean
}

/** Where a link in a mail leads that ends subscriptions; its key comes from that mail alone. */
export function unsubscribePath(subscriptionId: number, deleteActivation: string): string {
  return `/unsubscribe/${subscriptionId}/${encodeURIComponent(deleteActivation)}`
}
