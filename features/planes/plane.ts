/*
 * An aircraft that a pilot flies: rented, of a club, shared or their own. Who owns it decides what
 * may be shared (a sole owner shares no hourly rate), its payload who may board.
 */

export type PlaneCategory = "SEP" | "TMG" | "UL" | "MEP" | "glider"
export type PlaneOwnership = "rented" | "club" | "shared" | "own"
export type Wing = "high" | "low"

/** Highest number of guests: seats minus the pilot, at most 5; 3 with a LAPL, 1 in a microlight. */
export function maxGuests(
  plane: { seats: number; category: PlaneCategory },
  licence: string,
): number {
  const byLaw = plane.category === "UL" ? 1 : licence === "LAPL(A)" ? 3 : 5
  return Math.max(0, Math.min(plane.seats - 1, byLaw))
}
