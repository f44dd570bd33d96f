/** What a link in a mail would end, or has ended. */
export interface Unsubscription {
  towns: string[]
  /** „um Köln und ab der Eifel“ */
  where: string
  /** The flights of the first of them. */
  flights: { path: string; where: string }
  isDone: boolean
}
