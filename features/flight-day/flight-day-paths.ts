import { flightRoomPath } from "#features/flights/core/flight-path.ts"

/** The list of who has come, for the pilot; opens without a network. */
export function boardingPath(flightId: number): string {
  return `${flightRoomPath(flightId)}/an-bord`
}

/** The ticks of that list in the API. */
export function boardingApiPath(flightId: number): string {
  return `/api/flights/${flightId}/boarding`
}

const PASS_PATH = "/de/checkin"

/** The boarding pass with this token. */
export function passPath(token: string): string {
  return `${PASS_PATH}?${new URLSearchParams({ t: token })}`
}

/** The same as a file for Apple Wallet. */
export function applePassPath(token: string): string {
  return `${PASS_PATH}/bordkarte.pkpass?${new URLSearchParams({ t: token })}`
}

/** The token in what a camera has read, wherever the product lies; undefined where it is no boarding pass. */
export function tokenInScan(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { pathname, searchParams } = new URL(text)
  return pathname === PASS_PATH ? (searchParams.get("t") ?? undefined) : undefined
}

/** What somebody at home sees with this token. */
export function kinPath(token: string): string {
  return `/de/unterwegs?${new URLSearchParams({ t: token })}`
}

/** The commands of the day in the API. */
export function dayApiPath(
  flightId: number,
  step: "go" | "delay" | "take-off" | "landing" | "diversion" | "not-flown" | "weights" | "pass",
): string {
  return `/api/flights/${flightId}/${step}`
}

/** The link of a booking for who waits at home, in the API. */
export function kinApiPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/kin-link`
}
