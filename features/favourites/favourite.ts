import type { FlightStatus } from "#features/flights/core/flight.ts"
import { canSeeFlight } from "#features/flights/core/flight-state.ts"

/*
 * A favourite is a flight that somebody has noted to come back to. It is private: neither the pilot
 * nor anybody else learns of it. Guests keep theirs in the browser until they sign in.
 */

export const MAX_FAVOURITES = 200

/** The browser's store of what a guest has noted. */
export const GUEST_STORE = "favourites"

/** Where somebody signed in finds them. */
export const FAVOURITES_PATH = "/de/cockpit/gemerkt"

/** Nobody notes what they cannot see, and nobody their own: that is in the cockpit. */
export function canAddFavourite(
  flight: { status: FlightStatus; pilotId: number },
  userId: number | null,
): boolean {
  return flight.pilotId !== userId && canSeeFlight(flight, userId ?? undefined)
}
