import { type BookingStatus, paymentDueBy } from "#features/bookings/core/booking.ts"
import { findBookingOfCheckout } from "#features/bookings/core/server/booking-of-checkout.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import {
  type BookingRow,
  lockBooking,
  moveBooking,
} from "#features/bookings/core/server/move-booking.ts"
import { freeSeats } from "#features/bookings/holds/server/free-seats.ts"
import { endOpenOrderOf } from "#features/bookings/requests/server/end-open-order.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { isFinal } from "#features/payments/payment.ts"
import { flagPayment } from "#features/payments/server/flag-payment.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { takeOutOfBooking } from "./take-out-of-booking.ts"
import { waiveRetained } from "./waive-retained.ts"

const BY_SYSTEM = { actor: SYSTEM, role: "system" } as const

/**
 * The amount that was reserved for an order is gone (withdrawn at the provider, expired) or could not be
 * collected. A request ends; what was confirmed is due until another means has paid it.
 */
export async function loseReservation(db: Db, checkoutId: number): Promise<void> {
  const found = await findBookingOfCheckout(db, checkoutId)
  // the order of a voucher
  if (!found) return
  await inTransaction(db, async (tx) => {
    const { flight, booking } = await lockBookingWithFlight(tx, found.paysForId)
    const order = found.id === booking.id ? booking : await lockBooking(tx, found.id)
    const payment = await findPaymentOfCheckout(tx, checkoutId)
    if (!order || !payment || !isFinal(payment.status)) return
    if (order.status === "requested") return endRequest(tx, order)
    if (ENDED_LATE.includes(booking.status)) return waiveRetained(tx, booking)
    if (hasDeparted(flight) || TO_BE_SETTLED.includes(booking.status)) {
      const { provider, providerRef: subject, id: paymentId, dueCents: amountCents } = payment
      const eventId = `never-collected/${subject}`
      const reason = "never_collected" as const
      return flagPayment(tx, { provider, eventId, reason, subject, paymentId, amountCents })
    }
    if (order.status === "confirmed") await waitForPayment(tx, flight, order)
    if (order.status === "rebooking_offered") await end(tx, order)
    if (order.status === "joined") {
      const { order: separate, hasGuests } = await takeOutOfBooking(tx, booking, order)
      const isStillJoining = booking.status === "confirmed" && hasGuests && separate !== order
      await (isStillJoining ? waitForPayment(tx, flight, separate) : end(tx, separate))
    }
  })
}

/** What a late cancellation keeps, keeps nothing of an amount that never came. */
const ENDED_LATE: readonly BookingStatus[] = ["cancelled_by_passenger"]

/** Who has flown, or was to, is settled with the others; what was never paid is a person's to decide. */
const TO_BE_SETTLED: readonly BookingStatus[] = ["flown", "no_show", "disputed", "settled"]

function hasDeparted({ departsAt, status }: FlightRow): boolean {
  return status !== "cancelled" && departsAt !== null && departsAt <= clock.now()
}

async function endRequest(tx: Db, booking: BookingRow) {
  await moveBooking(tx, booking, {
    ...BY_SYSTEM,
    to: "expired",
    event: "booking.reservation_lost",
    changes: { reservationLostAt: clock.now() },
  })
  await freeSeats(tx, booking.flightId, booking.id)
}

async function waitForPayment(tx: Db, flight: FlightRow, booking: BookingRow) {
  const now = clock.now()
  const dueBy = flight.departsAt && paymentDueBy(now, flight.departsAt)
  await waiveRetained(tx, booking)
  await endOpenOrderOf(tx, booking, BY_SYSTEM)
  if (!dueBy) return end(tx, booking)
  await moveBooking(tx, booking, {
    ...BY_SYSTEM,
    to: "payment_due",
    event: "booking.payment_lost",
    changes: { paymentDueBy: dueBy, reservationLostAt: now },
  })
}

async function end(tx: Db, booking: BookingRow) {
  await moveBooking(tx, booking, {
    ...BY_SYSTEM,
    to: "expired",
    event: "booking.unpaid",
    changes: { reservationLostAt: clock.now(), rebookBy: null },
  })
  await freeSeats(tx, booking.flightId, booking.id)
}
