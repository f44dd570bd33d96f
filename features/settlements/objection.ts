import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { hours } from "#platform/duration.ts"
import type { Outcome } from "./settlement.ts"

/*
 * An objection to a statement (product decision 10): a guest says within 48 hours what is wrong with
 * presence or costs, the pilot answers within 72, then the back office decides, with the answer or
 * without it. As long as one is open, no money of its flight moves.
 */

export const OBJECTION_KINDS = ["presence", "costs"] as const
export type ObjectionKind = (typeof OBJECTION_KINDS)[number]

export const OBJECTION_KIND_LABELS: Record<ObjectionKind, string> = {
  presence: "Wer dabei war",
  costs: "Die Kosten",
}

/**
 * `flown` and `no_show` say whether the guest came along, `settled` gives everything back;
 * `corrected` lowers items, `rejected` leaves the costs as they were stated.
 */
export const VERDICTS = ["flown", "no_show", "corrected", "rejected", "settled"] as const
export type Verdict = (typeof VERDICTS)[number]

export const VERDICTS_ABOUT: Record<ObjectionKind, readonly Verdict[]> = {
  presence: ["flown", "no_show", "settled"],
  costs: ["corrected", "rejected", "settled"],
}

/** What a decision makes of a booking that was stated as `stated`. */
export function outcomeOf(verdict: Verdict, stated: Outcome): Outcome {
  if (verdict === "settled") return "released"
  return verdict === "flown" || verdict === "no_show" ? verdict : stated
}

/** The pilot has so long to answer. */
export const ANSWER_MS = hours(72)

/** Until then the pilot is waited for. */
export function answerBy(objectedAt: Date): Date {
  return new Date(objectedAt.getTime() + ANSWER_MS)
}

interface Objected {
  objectedAt: Date | null
  answeredAt: Date | null
}

interface Stated {
  booking: { status: BookingStatus }
  flight: { status: FlightStatus }
  objectedAt: Date | null
  until: Date | null
}

/** Once, by who came along or is said not to have, until the statement is 48 hours old. */
export function canObject({ booking, flight, objectedAt, until }: Stated, now: Date): boolean {
  const isStated = booking.status === "flown" || booking.status === "no_show"
  const isOpen = flight.status === "settlement_submitted" && until !== null && now < until
  return isStated && isOpen && objectedAt === null
}

/** Once; also after the 72 hours, as long as nobody has decided. */
export function canAnswerObjection(
  booking: { status: BookingStatus },
  { answeredAt }: Objected,
): boolean {
  return booking.status === "disputed" && answeredAt === null
}

/** Not before the pilot was heard, or had the time for it. */
export function canDecideObjection(
  booking: { status: BookingStatus },
  { objectedAt, answeredAt }: Objected,
  now: Date,
): boolean {
  if (booking.status !== "disputed" || !objectedAt) return false
  return answeredAt !== null || answerBy(objectedAt) <= now
}
