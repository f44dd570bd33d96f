import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import type { Outcome } from "#features/settlements/settlement.ts"
import { days, hours } from "#platform/duration.ts"
import { formatInstant } from "#platform/time.ts"

/*
 * When the two sides of a booking may review each other (product decision 4): from two hours after the
 * planned end, for 14 days, where the guest was booked then and is not marked as absent. A late start
 * does not move the window, but nobody reviews a flight that is still in the air. Both reviews show
 * together, or what is there does when the window ends.
 */

const OPENS_AFTER_END_MS = hours(2)
const WINDOW_MS = days(14)

export type ReviewSide = "guest" | "pilot"

interface ReviewedFlight {
  status: FlightStatus
  /** As planned. */
  arrivesAt: Date
  timeZone: string
}

export interface ReviewFacts {
  /** Who would write. */
  side: ReviewSide
  flight: ReviewedFlight
  booking: { status: BookingStatus }
  /** What the settlement says of the guest, as far as there is one. */
  outcome: Outcome | null
  /** The account of who would be reviewed is deleted. */
  isOtherGone: boolean
  /** The own review is to be read already. */
  isPublished: boolean
}

interface ReviewWindow {
  opensAt: Date
  closesAt: Date
}

export function reviewWindow({ arrivesAt }: { arrivesAt: Date }): ReviewWindow {
  const opensAt = new Date(arrivesAt.getTime() + OPENS_AFTER_END_MS)
  return { opensAt, closesAt: new Date(opensAt.getTime() + WINDOW_MS) }
}

/** The planned ends of flights whose window is open at `now`: after `after`, at `until` at the latest. */
export function endsOfOpenWindows(now: Date): { after: Date; until: Date } {
  const until = new Date(now.getTime() - OPENS_AFTER_END_MS)
  return { after: new Date(until.getTime() - WINDOW_MS), until }
}

/** Booked when the window opened, or what became of that; a dispute is no verdict. */
export const ON_BOARD_STATUSES = [
  "confirmed",
  "flown",
  "disputed",
  "settled",
] as const satisfies readonly BookingStatus[]

export const LANDED_STATUSES = [
  "settlement_due",
  "settlement_submitted",
  "closed",
] as const satisfies readonly FlightStatus[]

/** Whether the two sides have flown together, as far as is known: only then a review counts. */
export function haveFlownTogether({
  booking,
  outcome,
}: Pick<ReviewFacts, "booking" | "outcome">): boolean {
  if (booking.status === "settled") return outcome !== "no_show"
  return ON_BOARD_STATUSES.some((status) => status === booking.status)
}

export type ReviewRefusal =
  | "published"
  | "not-flown"
  | "no-show"
  | "not-on-board"
  | "too-early"
  | "not-landed"
  | "too-late"
  | "person-gone"

/** Why a side may not write or change its review now; null: it may. */
export function reviewRefusal(facts: ReviewFacts, now: Date): ReviewRefusal | null {
  const { side, flight, booking, outcome } = facts
  const { opensAt, closesAt } = reviewWindow(flight)
  if (flight.status === "cancelled" || booking.status === "cancelled_by_pilot") return "not-flown"
  if (booking.status === "no_show" || (booking.status === "settled" && outcome === "no_show")) {
    return "no-show"
  }
  // until it is settled the guest may object to the pilot's word; who gave it is bound by it
  if (side === "pilot" && outcome === "no_show") return "no-show"
  if (!haveFlownTogether(facts)) return "not-on-board"
  if (facts.isPublished) return "published"
  if (now < opensAt) return "too-early"
  if (now >= closesAt) return "too-late"
  if (!isLanded(flight)) return "not-landed"
  return facts.isOtherGone ? "person-gone" : null
}

export function canReview(facts: ReviewFacts, now: Date): boolean {
  return reviewRefusal(facts, now) === null
}

// what the back office has blocked since has taken place all the same
function isLanded({ status }: ReviewedFlight): boolean {
  return status === "blocked" || LANDED_STATUSES.some((landed) => landed === status)
}

const SENTENCES: Record<ReviewRefusal, (window: ReviewWindow, timeZone: string) => string> = {
  published: () => "Deine Bewertung ist schon zu lesen und ändert sich nicht mehr.",
  "not-flown": () => "Der Flug hat nicht stattgefunden. Bewertungen gibt es dafür keine.",
  "no-show": () =>
    "In der Abrechnung steht, dass der Gast nicht dabei war. Bewerten könnt ihr euch deshalb nicht.",
  "not-on-board": () => "Bewerten könnt ihr euch nur, wenn ihr zusammen geflogen seid.",
  "too-early": ({ opensAt }, zone) => `Bewerten könnt ihr euch ab ${formatInstant(opensAt, zone)}.`,
  "not-landed": () => "Der Flug ist noch unterwegs. Bewerten könnt ihr euch nach der Landung.",
  "too-late": ({ closesAt }, zone) =>
    `Bewerten konntet ihr euch bis ${formatInstant(closesAt, zone)}. Diese Zeit ist vorbei.`,
  "person-gone": () =>
    "Dieses Konto ist gelöscht. Eine Bewertung könnte niemand mehr lesen, den sie meint.",
}

/** A refusal for who wanted to write. */
export function formatReviewRefusal(refusal: ReviewRefusal, flight: ReviewedFlight): string {
  return SENTENCES[refusal](reviewWindow(flight), flight.timeZone)
}

/** One answer, by who is meant, to what all may read. */
export function canReply(
  review: {
    subjectId: number
    publishedAt: Date | null
    hiddenAt: Date | null
    voidedAt: Date | null
    reply: string | null
  },
  actor: { userId: number },
): boolean {
  return (
    review.subjectId === actor.userId &&
    review.publishedAt !== null &&
    review.hiddenAt === null &&
    review.voidedAt === null &&
    review.reply === null
  )
}
