/** A topic on a hub: its picture, its page and what it costs at least. */
export interface TopicTile {
  title: string
  path: string
  picture: string
  /** Of a photo: the same in other widths, and how wide a tile is. */
  widths?: { srcSet: string; sizes: string }
  /** Lowest price of a bookable flight; null while nothing flies. */
  fromCents: number | null
}
