import { HOLD_MS, priceOfBooking, respondBy } from "#features/bookings/core/booking.ts"
import type { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { vatOfFee } from "#features/flights/core/vat-of-fee.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import { minutes } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import type { FlightRow } from "./write-flights.ts"

export interface PersonDraft {
  name: string
  weightKg: number | null
  luggageKg: number | null
  isMinor?: boolean
}

/** How far a booking has come; with instant booking there is no answer to wait for. */
export type BookingOutcome = "requested" | "confirmed" | "declined" | "expired" | "withdrawn"

export interface BookingDraft {
  flight: FlightRow
  passengerId: number
  /** Of an offer without a date: when it should start. */
  proposedDepartsAt?: Date
  /** One for each seat. */
  people: readonly PersonDraft[]
  message?: string
  outcome: BookingOutcome
  /** When the checkout was opened. */
  heldAt: Date
  /** When the pilot answered or the passenger withdrew. */
  answeredAt?: Date
  /** When the passenger cancelled it, a day before the start at the latest: all of it went back. */
  givenUpAt?: Date
  /** Vouchers pay all of it, and no card; what they gave is written with them. */
  isOnCredit?: boolean
  /** Makes the public references, unlike any other's. */
  key: string
  /** The pilot's words to a declined request. */
  declineReason?: string
}

const later = (at: Date, duration: number) => new Date(at.getTime() + duration)

/** When each step of a booking was taken. */
export function stepsOf(draft: BookingDraft) {
  const requestedAt = later(draft.heldAt, minutes(4))
  const departsAt = draft.flight.departsAt ?? draft.proposedDepartsAt
  const deadline = departsAt && respondBy(requestedAt, departsAt)
  if (!deadline) throw new Error(`flight ${draft.flight.id} has no date`)
  const answeredAt = draft.flight.isInstantBooking
    ? requestedAt
    : draft.outcome === "expired"
      ? deadline
      : (draft.answeredAt ?? later(requestedAt, minutes(90)))
  return {
    heldAt: draft.heldAt,
    orderedAt: later(draft.heldAt, minutes(3)),
    requestedAt,
    deadline,
    answeredAt,
    settledAt: later(answeredAt, minutes(1)),
  }
}

/** The price of the draft: its flight's, for as many seats as there are people. */
export function priceOfDraft(draft: BookingDraft) {
  const { seatPriceCents, feeCents } = priceOfSeat(draft.flight.seatPriceCents, STANDARD_FEE_RULE)
  const seat = { seats: draft.people.length, seatPriceCents, feeCents }
  return { seat, ...priceOfBooking(seat) }
}

/** The VAT inside the fee of a draft that was collected. */
export function vatOfDraft(draft: BookingDraft): number {
  return vatOfFee(priceOfDraft(draft).feeCents, env().OPERATOR_SMALL_BUSINESS)
}

export function bookingValues(
  draft: BookingDraft,
  checkoutId: number,
): typeof bookingsTable.$inferInsert {
  const steps = stepsOf(draft)
  return {
    ...priceOfDraft(draft).seat,
    flightId: draft.flight.id,
    passengerId: draft.passengerId,
    checkoutId,
    status: draft.givenUpAt ? "cancelled_by_passenger" : draft.outcome,
    message: draft.message ?? "",
    declineReason: draft.declineReason ?? "",
    holdUntil: new Date(draft.heldAt.getTime() + HOLD_MS),
    respondBy: draft.flight.isInstantBooking ? null : steps.deadline,
    requestedAt: steps.requestedAt,
    proposedDepartsAt: draft.proposedDepartsAt ?? null,
    chargesVat: draft.outcome === "confirmed" ? !env().OPERATOR_SMALL_BUSINESS : null,
    confirmedAt: draft.outcome === "confirmed" ? steps.answeredAt : null,
    createdAt: draft.heldAt,
  }
}
