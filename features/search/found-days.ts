/** What the calendar of a search says of its days. */
export interface FoundDays {
  /** The least that a seat costs on a day, fee included. */
  fromCents: Record<string, number>
  /** The town or airfield that was named. */
  near: { name: string; lat: number; lng: number } | null
}
