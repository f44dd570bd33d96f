import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { hours } from "#platform/duration.ts"
import { maskContacts } from "#platform/mask-contacts.ts"

/*
 * A boarding pass is an address that only this installation can make. It names a booking and the flight that it was
 * made for; whoever holds it may look at it, only the pilot of that flight checks somebody in with it.
 */

/** What a pass is worth now. */
export type PassState =
  | "valid"
  /** All of its people are on board. */
  | "used"
  /** The booking is of another flight by now, or waits for another date. */
  | "moved"
  | "unpaid"
  | "cancelled"
  /** The flight was yesterday. */
  | "over"

/** The day is over: a flight that was late is still a flight of today. */
const VALID_AFTER_ARRIVAL_MS = hours(12)

export function passExpiresAt(arrivesAt: Date): Date {
  return new Date(arrivesAt.getTime() + VALID_AFTER_ARRIVAL_MS)
}

interface PassFacts {
  /** The flight that the pass was made for. */
  flightId: number
  booking: { flightId: number; status: BookingStatus }
  arrivesAt: Date
  areAllPresent: boolean
}

const FLOWN: readonly BookingStatus[] = ["flown", "no_show", "disputed", "settled"]

export function passStateOf(
  { flightId, booking, arrivesAt, areAllPresent }: PassFacts,
  now: Date,
): PassState {
  const { status } = booking
  if (booking.flightId !== flightId || status === "rebooking_offered") return "moved"
  if (status === "payment_due") return "unpaid"
  if (FLOWN.includes(status)) return "over"
  if (status !== "confirmed") return "cancelled"
  if (now > passExpiresAt(arrivesAt)) return "over"
  return areAllPresent ? "used" : "valid"
}

/** Whether people still fly with it. */
export function isGoodPass(state: PassState): boolean {
  return state === "valid" || state === "used"
}

/** What a pilot hears who scans a pass for the own flight. */
export const SCANNED_WORTHS = [
  "valid",
  "used",
  "moved",
  "unpaid",
  "cancelled",
  "over",
  // of somebody else's flight, or of another one of the own
  "foreign",
  "forged",
] as const
export type ScannedWorth = (typeof SCANNED_WORTHS)[number]

export const SCAN_SENTENCES: Record<ScannedWorth, string> = {
  valid: "Willkommen an Bord.",
  used: "Diese Bordkarte ist schon eingecheckt.",
  moved: "Diese Buchung liegt auf einem anderen Termin.",
  unpaid: "Diese Buchung ist noch nicht bezahlt.",
  cancelled: "Diese Buchung ist storniert.",
  over: "Diese Bordkarte ist von einem früheren Flug.",
  foreign: "Diese Bordkarte gehört zu einem anderen Flug.",
  forged: "Das ist keine Bordkarte von uns.",
}

/** Who looks at a pass. */
export type PassReader = "pilot" | "other-pilot" | "passenger" | "stranger"

/** The people as this reader sees them: who is not concerned sees first names alone. */
export function namesFor(reader: PassReader, names: readonly string[]): string[] {
  return names.map((name) => (isConcerned(reader) ? name : (name.trim().split(/\s+/)[0] ?? "")))
}

/** Where to meet; how to reach its pilot is for those alone who are concerned. */
export function meetingPointFor(reader: PassReader, meetingPoint: string): string {
  return isConcerned(reader) ? meetingPoint : maskContacts(meetingPoint)
}

function isConcerned(reader: PassReader): boolean {
  return reader === "pilot" || reader === "passenger"
}
