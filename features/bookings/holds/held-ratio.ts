/*
 * Whether more is held than people order: seats that are held at checkouts beside those that are sold, of
 * all flights ahead.
 */

export interface SeatCounts {
  held: number
  sold: number
}

/** Fewer held seats than this are a busy evening, however little is sold. */
export const MIN_ALERTED_HELD_SEATS = 40

/** So many held seats for each sold one is more than people book. */
const MAX_HELD_RATIO = 0.5

/** Held seats for each sold one; where nothing is sold, for one. */
export function heldRatio({ held, sold }: SeatCounts): number {
  return held / Math.max(1, sold)
}

/** Whether a person should look at who holds seats. */
export function areSeatsHoarded(counts: SeatCounts): boolean {
  return counts.held >= MIN_ALERTED_HELD_SEATS && heldRatio(counts) > MAX_HELD_RATIO
}

/** As soon as so many are sold, what is held is no more than people book. */
export function enoughSold(held: number): number {
  return Math.ceil(held / MAX_HELD_RATIO)
}
