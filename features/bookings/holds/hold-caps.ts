import { hours } from "#platform/duration.ts"

/*
 * How much may be held at once, so that nobody keeps seats from those who want to fly. What counts is
 * what nobody answers for: an account is a proven address, a guest is a cookie that was thrown away
 * before. So the caps of a flight and of a network are those of guests, and the way past them is always
 * open: with a proven address somebody holds as an account, wherever they sit.
 */

/** On so many flights one browser holds seats at once. */
export const MAX_FLIGHTS_PER_BROWSER = 3

/** On so many flights one account holds seats at once, in all of its browsers. */
export const MAX_FLIGHTS_PER_ACCOUNT = 3

/** So many guests hold seats of one flight at once. */
export const MAX_GUESTS_PER_FLIGHT = 2

/** So many guests of one network hold seats at once: a household, each at their own screen. */
export const MAX_GUESTS_PER_NETWORK = 4

/** So many seats they hold together. */
export const MAX_GUEST_SEATS_PER_NETWORK = 8

/** So many holds of guests run out on one flight within `LAPSED_GUESTS_MS` before the next one proves an address. */
export const MAX_LAPSED_GUESTS_PER_FLIGHT = 6

/** A new browser costs nothing: who holds a flight again and again with new ones is known by the flight. */
export const LAPSED_GUESTS_MS = hours(1)

/** What is held beside the hold that somebody asks for; of the former hold that it replaces nothing. */
export interface HeldBeside {
  /** The titles of the other flights on which this browser or this account holds seats. */
  ofBrowser: readonly string[]
  ofAccount: readonly string[]
  /** Of guests without a proven address. */
  guestsOnFlight: number
  lapsedGuestsOnFlight: number
  guestsInNetwork: number
  guestSeatsInNetwork: number
}

/** Why seats are not held: too many flights already, or too much that nobody has proven an address for. */
export type HoldRefusal =
  | { reason: "too-many-flights"; titles: readonly string[] }
  | { reason: "flight-needs-address" | "network-needs-address" }

/** Why somebody may not hold so many seats beside all that is held already; undefined: they may. */
export function refusalOfHold(
  { isProven, seats }: { isProven: boolean; seats: number },
  beside: HeldBeside,
): HoldRefusal | undefined {
  const { ofBrowser, ofAccount } = beside
  if (ofAccount.length >= MAX_FLIGHTS_PER_ACCOUNT) return tooMany(ofAccount)
  if (ofBrowser.length >= MAX_FLIGHTS_PER_BROWSER) return tooMany(ofBrowser)
  if (isProven) return undefined
  if (
    beside.guestsOnFlight >= MAX_GUESTS_PER_FLIGHT ||
    beside.lapsedGuestsOnFlight >= MAX_LAPSED_GUESTS_PER_FLIGHT
  ) {
    return { reason: "flight-needs-address" }
  }
  if (
    beside.guestsInNetwork >= MAX_GUESTS_PER_NETWORK ||
    beside.guestSeatsInNetwork + seats > MAX_GUEST_SEATS_PER_NETWORK
  ) {
    return { reason: "network-needs-address" }
  }
  return undefined
}

function tooMany(titles: readonly string[]): HoldRefusal {
  return { reason: "too-many-flights", titles }
}
