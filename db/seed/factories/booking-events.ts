import type { eventsTable } from "#platform/server/events.ts"
import { type BookingOutcome, priceOfDraft, stepsOf } from "./booking-draft.ts"
import { moneyStatusOf, type WrittenBooking } from "./booking-money.ts"

export type NewEventRow = typeof eventsTable.$inferInsert

const ANSWERS: Record<
  Exclude<BookingOutcome, "requested">,
  { kind: string; by: NewEventRow["actorKind"] }
> = {
  confirmed: { kind: "booking.accepted", by: "pilot" },
  declined: { kind: "booking.declined", by: "pilot" },
  expired: { kind: "booking.expired", by: "system" },
  withdrawn: { kind: "booking.withdrawn", by: "passenger" },
}

/** The events that the commands and the provider's reports would have left, in their order. */
export function eventsOf(booking: WrittenBooking, paymentId: number): NewEventRow[] {
  const { draft, bookingId, checkoutId } = booking
  const steps = stepsOf(draft)
  const ofBooking = { entity: "booking", entityId: bookingId, data: { flightId: draft.flight.id } }
  const ofPayment = { entity: "payment", entityId: paymentId, data: { checkoutId } }
  const bySystem = { actorKind: "system", actorId: null } as const
  const events: NewEventRow[] = [
    {
      ...ofBooking,
      kind: "booking.held",
      actorKind: "passenger",
      actorId: draft.passengerId,
      toStatus: "held",
      at: steps.heldAt,
    },
    {
      ...ofPayment,
      ...bySystem,
      kind: "payment.authorised",
      fromStatus: "created",
      toStatus: "authorised",
      at: steps.requestedAt,
    },
    draft.flight.isInstantBooking
      ? {
          ...ofBooking,
          ...bySystem,
          kind: "booking.confirmed_at_once",
          fromStatus: "held",
          toStatus: "confirmed",
          at: steps.requestedAt,
        }
      : {
          ...ofBooking,
          ...bySystem,
          kind: "booking.requested",
          fromStatus: "held",
          toStatus: "requested",
          at: steps.requestedAt,
        },
  ]
  if (draft.outcome !== "requested" && !draft.flight.isInstantBooking) {
    const answer = ANSWERS[draft.outcome]
    const actors = { pilot: draft.flight.pilotId, passenger: draft.passengerId }
    events.push({
      ...ofBooking,
      kind: answer.kind,
      actorKind: answer.by,
      actorId: answer.by === "pilot" || answer.by === "passenger" ? actors[answer.by] : null,
      fromStatus: "requested",
      toStatus: draft.outcome,
      at: steps.answeredAt,
    })
  }
  const money = moneyStatusOf(draft)
  if (money !== "authorised") {
    events.push({
      ...ofPayment,
      ...bySystem,
      kind: `payment.${money}`,
      fromStatus: "authorised",
      toStatus: money,
      at: steps.settledAt,
    })
  }
  if (draft.givenUpAt) {
    const { shareCents, feeCents, totalCents } = priceOfDraft(draft)
    events.push(
      {
        ...ofBooking,
        kind: "booking.given_up",
        actorKind: "passenger",
        actorId: draft.passengerId,
        fromStatus: "confirmed",
        toStatus: "cancelled_by_passenger",
        data: {
          ...ofBooking.data,
          refundCents: totalCents,
          refundShareCents: shareCents,
          refundFeeCents: feeCents,
        },
        at: draft.givenUpAt,
      },
      {
        ...ofPayment,
        ...bySystem,
        kind: "payment.refunded",
        fromStatus: "captured",
        toStatus: "refunded",
        data: { checkoutId, refundCents: totalCents },
        at: draft.givenUpAt,
      },
    )
  }
  return events
}
