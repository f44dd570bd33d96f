import { sourcesLeftIn } from "#features/bookings/core/server/booking-sources.ts"
import { cutBookingPrice } from "#features/bookings/core/server/cut-booking-price.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { lockOpenOrderOf } from "#features/bookings/requests/server/end-open-order.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import {
  canRefundPart,
  type PartRefundInput,
  refundOfCut,
  refuseCut,
  refuseSplit,
} from "../part-refund.ts"
import { canSplitRefund } from "./can-split-refund.ts"
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
  {
    bookingId,
    cutCents,
    toCardCents,
    shownRefundCents,
    shownSeatPriceCents,
    reason,
  }: PartRefundInput & { bookingId: number },
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
    if (await lockOpenOrderOf(tx, booking)) throw moreSeatsAreOpen()
    if (booking.seatPriceCents !== shownSeatPriceCents) throw priceHasChanged(booking)
    const refusal = refuseCut(booking, cutCents)
    if (refusal) throw fieldError("cut-too-deep", "cutCents", refusal)
    const { totalCents } = refundOfCut(booking, cutCents)
    if (totalCents !== shownRefundCents) throw hasChanged(totalCents, shownRefundCents)
    if (toCardCents !== undefined) {
      const left = await sourcesLeftIn(tx, bookingId)
      const split = { left, canSplit: await canSplitRefund(tx, booking) }
      const noSplit = refuseSplit(split, totalCents, toCardCents)
      if (noSplit) throw fieldError("split-refused", "toCardCents", noSplit)
    }
    await cutBookingPrice(tx, booking, booking.seatPriceCents - cutCents, {
      actor: admin,
      role: "admin",
      kind: PART_REFUNDED,
      toCardCents,
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

// they were ordered at the price of the flight, and would join at another one
function moreSeatsAreOpen(): DomainError {
  return new DomainError(
    "more-seats-are-open",
    "invalid",
    "Für diese Buchung sind gerade weitere Plätze bestellt. Warte, bis das entschieden ist, oder beende es vorher.",
  )
}

// as large a part may go back as often as somebody presses, unless they know what a seat costs
function priceHasChanged({ seatPriceCents }: { seatPriceCents: number }): DomainError {
  return new DomainError(
    "price-has-changed",
    "invalid",
    `Ein Platz kostet inzwischen ${formatEuro(seatPriceCents)} Kostenanteil. Lade die Seite neu und sieh nach, ob das deine Erstattung war.`,
  )
}

function hasChanged(cents: number, shownCents: number): DomainError {
  return new DomainError(
    "refund-has-changed",
    "invalid",
    `Inzwischen wären es ${formatEuro(cents)}, nicht mehr ${formatEuro(shownCents)}. Erstattet ist noch nichts.`,
  )
}
