import { type OpenedCheckout, soldOut } from "#features/bookings/checkout/server/open-checkout.ts"
import { feeRuleOf, isUnpaid } from "#features/bookings/core/booking.ts"
import { canAnswerChange } from "#features/bookings/core/change-question.ts"
import { findLastQuestion } from "#features/bookings/core/server/change-questions.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { lapseExpiredHoldsOf, replaceHold } from "#features/bookings/holds/server/lapse-holds.ts"
import { makeHold } from "#features/bookings/holds/server/make-hold.ts"
import { offerFreeSeats } from "#features/bookings/holds/server/offer-free-seats.ts"
import { findOwnHold } from "#features/bookings/holds/server/own-holds.ts"
import { type HoldAsker, lockHoldsOf, planHold } from "#features/bookings/holds/server/plan-hold.ts"
import { lockOpenOrderOf } from "#features/bookings/requests/server/end-open-order.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { isUnderWay } from "#features/payments/payment.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canAddSeats, whyNoMoreSeats } from "../more-seats.ts"

interface AddSeatsInput {
  seats: number
  /** The price of a seat with fee that the page showed; a changed price is refused with the new one. */
  shownTotalCents: number
}

/**
 * Opens a checkout for more seats of a confirmed booking and holds them for 15 minutes. A
 * repeat returns the same checkout; another number of seats replaces it.
 */
export function addSeats(
  db: Db,
  asker: HoldAsker & { user: UserActor; secret: string },
  bookingId: number,
  { seats, shownTotalCents }: AddSeatsInput,
): Promise<OpenedCheckout> {
  return inTransaction(db, async (tx) => {
    requireOpen("bookings")
    const { user: passenger, secret } = asker
    await lockHoldsOf(tx, asker)
    await lockAccountShared(tx, passenger.userId)
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    await refuse(tx, passenger, booking, flight, shownTotalCents)
    await lapseExpiredHoldsOf(tx, flight.id)
    await offerFreeSeats(tx, flight.id)
    const open = await findOwnHold(tx, asker, { flightId: flight.id, addsToId: bookingId })
    // every seat of a booking costs the same, whatever a seat costs others by now
    const feeRule = feeRuleOf(booking)
    const price = priceOfSeat(flight.seatPriceCents, feeRule)
    if (open?.seats === seats && open.booking.seatPriceCents === price.seatPriceCents) return open
    const planned = await planHold(tx, asker, { flight, seats, addsToId: bookingId })
    const former = await lockOpenOrderOf(tx, booking)
    if (former && isUnpaid(former)) throw alreadyAsked(former)
    if (former) await replaceHold(tx, former, { actor: passenger, role: "passenger" })
    const made = await makeHold(tx, {
      flight,
      userId: passenger.userId,
      seats,
      feeRule,
      addsToId: bookingId,
      proposedDepartsAt: null,
      heldAt: clock.now(),
      ...planned,
      secret,
      by: passenger,
      role: "passenger",
    })
    if (!made) throw await soldOut(tx, flight.id)
    await offerFreeSeats(tx, flight.id)
    return { ref: made.ref, expiresAt: planned.time.until }
  })
}

async function refuse(
  tx: Db,
  passenger: UserActor,
  booking: BookingRow,
  flight: FlightRow,
  shownTotalCents: number,
) {
  const now = clock.now()
  const question = await findLastQuestion(tx, booking.id)
  const isChangeOpen = canAnswerChange(question, booking, passenger, now)
  if (!canAddSeats(booking, flight, passenger, now, { isChangeOpen })) {
    throw new DomainError(
      "no-more-seats",
      "invalid",
      whyNoMoreSeats(booking, flight, { isChangeOpen }, now),
    )
  }
  // so that what is paid and what is due never mix in one booking
  const payment = await findPaymentOfCheckout(tx, booking.checkoutId)
  if (payment && isUnderWay(payment.status)) {
    throw new DomainError(
      "payment-is-under-way",
      "invalid",
      "Deine erste Zahlung wird gerade noch eingezogen. Versuch es in ein paar Minuten noch einmal.",
    )
  }
  const { totalCents } = priceOfSeat(flight.seatPriceCents, feeRuleOf(booking))
  if (totalCents === shownTotalCents) return
  throw new DomainError(
    "price-changed",
    "invalid",
    `Der Preis hat sich gerade geändert: ${formatEuro(totalCents)} pro Person. Schau noch einmal hin, bevor du dazubuchst.`,
  )
}

function alreadyAsked({ status }: BookingRow): DomainError {
  return new DomainError(
    "seats-are-asked",
    "invalid",
    status === "payment_due"
      ? "Für weitere Plätze dieser Buchung ist noch eine Zahlung offen. Bezahle sie im Cockpit, oder zieh sie dort zurück."
      : "Für diese Buchung sind schon Plätze angefragt. Warte auf die Antwort, oder zieh die Anfrage im Cockpit zurück.",
  )
}
