/** A topic on a hub: its picture, its page and what it costs at least. */
export interface TopicTile {
  title: string
  path: string
  picture: string
  /** Lowest price of a bookable flight; null while nothing flies. */
  fromCents: number | null
}
