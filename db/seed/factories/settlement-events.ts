import type { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { hours } from "#platform/duration.ts"
import type { NewEventRow } from "./booking-events.ts"
import type { BookingRow } from "./write-bookings.ts"
import type { FlightRow } from "./write-flights.ts"

/** A flight that took place, and what it cost in the end. */
export interface FlownFlight {
  flight: FlightRow
  actualCostCents: number
  /** When the pilot handed in the statement; it is closed 48 hours later. */
  submittedAt: Date
}

export interface SettledBooking {
  flown: FlownFlight
  booking: BookingRow
  payment: typeof paymentsTable.$inferSelect
  /** The final amounts of the whole booking. */
  shareCents: number
  feeCents: number
  refundCents: number
}

const OBJECTION_MS = hours(48)
const bySystem = { actorKind: "system", actorId: null } as const

export function closedAt(flown: FlownFlight): Date {
  return new Date(flown.submittedAt.getTime() + OBJECTION_MS)
}

/** Start and landing, as the timers report them. */
export function landingEventsOf(flight: FlightRow): NewEventRow[] {
  const { departsAt, arrivesAt } = flight
  if (!departsAt || !arrivesAt) throw new Error(`flight ${flight.id} has no date`)
  const ofFlight = { ...bySystem, entity: "flight", entityId: flight.id, data: {} }
  return [
    {
      ...ofFlight,
      kind: "flight.departed",
      fromStatus: "published",
      toStatus: "under_way",
      at: departsAt,
    },
    {
      ...ofFlight,
      kind: "flight.landed",
      fromStatus: "under_way",
      toStatus: "settlement_due",
      at: arrivesAt,
    },
  ]
}

export function statementEventsOf(flown: FlownFlight): NewEventRow[] {
  const { flight, submittedAt, actualCostCents } = flown
  const ofFlight = { entity: "flight", entityId: flight.id }
  return [
    {
      ...ofFlight,
      kind: "flight.settlement_submitted",
      actorKind: "pilot",
      actorId: flight.pilotId,
      fromStatus: "settlement_due",
      toStatus: "settlement_submitted",
      data: { actualCostCents },
      at: submittedAt,
    },
    {
      ...ofFlight,
      ...bySystem,
      kind: "flight.closed",
      fromStatus: "settlement_submitted",
      toStatus: "closed",
      data: {},
      at: closedAt(flown),
    },
  ]
}

export function settlementEventsOf(settled: SettledBooking): NewEventRow[] {
  const { booking, payment, flown, refundCents } = settled
  const ofBooking = {
    entity: "booking",
    entityId: booking.id,
    data: { flightId: booking.flightId },
  }
  const events: NewEventRow[] = [
    {
      ...ofBooking,
      kind: "booking.flown",
      actorKind: "pilot",
      actorId: flown.flight.pilotId,
      fromStatus: "confirmed",
      toStatus: "flown",
      at: flown.submittedAt,
    },
    {
      ...ofBooking,
      ...bySystem,
      kind: "booking.settled",
      fromStatus: "flown",
      toStatus: "settled",
      at: closedAt(flown),
    },
  ]
  if (refundCents === 0) return events
  return [
    ...events,
    {
      ...bySystem,
      kind: "payment.partially_refunded",
      entity: "payment",
      entityId: payment.id,
      fromStatus: "captured",
      toStatus: "partially_refunded",
      data: { checkoutId: booking.checkoutId, refundCents },
      at: closedAt(flown),
    },
  ]
}
