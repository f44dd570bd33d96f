import type { Terrain } from "#illustrations/scene/terrain.ts"

/**
 * What somebody wrote after a flight; `{name}` is the first name of the person it is about. It is
 * only used where it is true: over this kind of land, on these routes, for a group of this size.
 */
export interface ReviewText {
  stars: 2 | 3 | 4 | 5
  text: string
  terrain?: readonly Terrain[]
  routes?: readonly string[]
  fewestSeats?: number
  /** Only where something was paid back in the end. */
  isRefunded?: boolean
}

/** „wir“ is said by at least two people, „zu dritt“ by three. */
export function seatsNeededFor(words: ReviewText): number {
  if (words.fewestSeats !== undefined) return words.fewestSeats
  if (/zu dritt|drei Generationen/i.test(words.text)) return 3
  return /\b(wir|uns|unsere?[mnrs]?)\b/i.test(words.text) ? 2 : 1
}
