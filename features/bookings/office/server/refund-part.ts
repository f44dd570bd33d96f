import { cutBookingPrice } from "#features/bookings/core/server/cut-booking-price.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canRefundPart, type PartRefundInput, refundOfCut, refuseCut } from "../part-refund.ts"
import { recordIntervention } from "./record-intervention.ts"

/** A part of what a booking has paid has gone back. */
export const PART_REFUNDED = "booking.part_refunded"

/**
 * The back office gives back a part of what a booking has paid, to where it came from. Whoever asks twice finds
 * another price and is refused, so that nothing goes back twice.
 */
export function refundPart(
  db: Db,
  admin: UserActor,
  { bookingId, cutCents, shownRefundCents, reason }: PartRefundInput & { bookingId: number },
): Promise<{ refundCents: number }> {
  return inTransaction(db, async (tx) => {
    const { booking, flight } = await lockBookingWithFlight(tx, bookingId)
    if (!canRefundPart(booking, flight)) {
      throw new DomainError(
        "no-part-refund",
        "invalid",
        "Hier geht kein Teil mehr zurück: Die Kosten sind eingereicht, oder die Buchung ist nicht zugesagt.",
      )
    }
    const refusal = refuseCut(booking, cutCents)
    if (refusal) throw fieldError("cut-too-deep", "cutCents", refusal)
    const { totalCents } = refundOfCut(booking, cutCents)
    if (totalCents !== shownRefundCents) throw hasChanged(totalCents, shownRefundCents)
    await cutBookingPrice(tx, booking, booking.seatPriceCents - cutCents, {
      actor: admin,
      role: "admin",
      kind: PART_REFUNDED,
    })
    await recordIntervention(tx, admin, {
      bookingId,
      kind: "booking.refunded_by_office",
      reason,
      data: { flightId: flight.id, cutCents },
    })
    return { refundCents: totalCents }
  })
}

function hasChanged(cents: number, shownCents: number): DomainError {
  return new DomainError(
    "refund-has-changed",
    "invalid",
    `Inzwischen wären es ${formatEuro(cents)}, nicht mehr ${formatEuro(shownCents)}. Erstattet ist noch nichts.`,
  )
}
