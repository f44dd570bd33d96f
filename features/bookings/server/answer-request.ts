import { eq } from "drizzle-orm"
import { type FlightRow, lockFlight, releaseSeats } from "#features/flights/server/seats.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { requestCapture, requestVoid } from "#features/payments/server/settle-authorisation.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { BOOKING_STATUS_LABELS, type BookingStatus, canAnswer } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { type BookingRow, lockBooking, moveBooking } from "./move-booking.ts"

/** The pilot says yes: the booking is confirmed and its payment is collected. */
export function acceptBooking(db: Db, pilot: UserActor, bookingId: number): Promise<BookingStatus> {
  return answer(db, pilot, bookingId, "confirmed", async (tx, booking) => {
    await moveBooking(tx, booking, {
      to: "confirmed",
      event: "booking.accepted",
      actor: pilot,
      role: "pilot",
      changes: { confirmedAt: clock.now() },
    })
    await requestCapture(tx, await paymentOf(tx, booking))
  })
}

/** The pilot says no: the seats are free again and the reserved money goes back. */
export function declineBooking(
  db: Db,
  pilot: UserActor,
  bookingId: number,
  reason: string,
): Promise<BookingStatus> {
  return answer(db, pilot, bookingId, "declined", async (tx, booking) => {
    await moveBooking(tx, booking, {
      to: "declined",
      event: "booking.declined",
      actor: pilot,
      role: "pilot",
      changes: { declineReason: reason },
    })
    await releaseSeats(tx, booking.flightId, booking.id)
    await requestVoid(tx, await paymentOf(tx, booking))
  })
}

function answer(
  db: Db,
  pilot: UserActor,
  bookingId: number,
  to: BookingStatus,
  move: (tx: Db, booking: BookingRow) => Promise<void>,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx) => {
    const { flight, booking } = await lockForAnswer(tx, bookingId)
    if (flight.pilotId !== pilot.userId) throw unknownRequest()
    if (booking.status === to) return to
    if (!canAnswer(booking, flight, pilot, clock.now())) throw notOpen(booking)
    await move(tx, booking)
    return to
  })
}

async function lockForAnswer(
  tx: Db,
  bookingId: number,
): Promise<{ flight: FlightRow; booking: BookingRow }> {
  const [found] = await tx
    .select({ flightId: bookingsTable.flightId })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  const flight = found && (await lockFlight(tx, found.flightId))
  const booking = await lockBooking(tx, bookingId)
  if (!flight || !booking) throw unknownRequest()
  return { flight, booking }
}

export async function paymentOf(tx: Db, booking: BookingRow): Promise<number> {
  const payment = await findPaymentOfCheckout(tx, booking.checkoutId)
  if (!payment) throw new Error(`booking ${booking.id} has no payment`)
  return payment.id
}

export function unknownRequest(): DomainError {
  return new DomainError("unknown-booking", "not-found", "Diese Anfrage gibt es nicht.")
}

function notOpen(booking: BookingRow): DomainError {
  const message =
    booking.status === "requested"
      ? "Die Antwortfrist ist abgelaufen. Das Geld ist schon auf dem Rückweg."
      : `Diese Anfrage ist nicht mehr offen. Ihr Stand: ${BOOKING_STATUS_LABELS[booking.status]}.`
  return new DomainError("request-is-not-open", "invalid", message)
}
