import {
  BOOKING_STATUS_LABELS,
  type BookingStatus,
  canAccept,
  canAnswer,
} from "#features/bookings/core/booking.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import { type BookingRow, moveBooking } from "#features/bookings/core/server/move-booking.ts"
import {
  authorisedPaymentOf,
  paymentOf,
} from "#features/bookings/core/server/payment-of-booking.ts"
import { freeSeats } from "#features/bookings/holds/server/free-seats.ts"
import { confirmProposal } from "#features/bookings/proposals/server/confirm-proposal.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { requestCapture, requestVoid } from "#features/payments/server/settle-authorisation.ts"
import type { Actor, ActorRole, UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { joinBooking } from "./join-booking.ts"

/**
 * The pilot says yes: the booking is confirmed and its payment is collected. A proposal becomes a
 * flight by it.
 */
export function acceptBooking(db: Db, pilot: UserActor, bookingId: number): Promise<BookingStatus> {
  return answer(db, pilot, bookingId, "confirmed", async (tx, booking, flight) => {
    if (!canAccept(booking)) throw otherStartIsOpen()
    if (booking.addsToId !== null) {
      return joinBooking(tx, flight, booking, { actor: pilot, role: "pilot" })
    }
    if (flight.schedule === "flexible") {
      const departsAt = booking.proposedDepartsAt
      await confirmProposal(tx, flight, booking, { departsAt, actor: pilot, role: "pilot" })
      return
    }
    await moveBooking(tx, booking, {
      to: "confirmed",
      event: "booking.accepted",
      actor: pilot,
      role: "pilot",
      changes: { confirmedAt: clock.now() },
    })
    await requestCapture(tx, await authorisedPaymentOf(tx, booking))
  })
}

/** The pilot says no: the seats are free again and the reserved money goes back. */
export function declineBooking(
  db: Db,
  pilot: UserActor,
  bookingId: number,
  reason: string,
): Promise<BookingStatus> {
  return answer(db, pilot, bookingId, "declined", (tx, booking) =>
    declineRequest(tx, booking, { actor: pilot, role: "pilot" }, reason),
  )
}

/** Ends a request, or a booking whose payment is due; flight and booking are locked. */
export async function declineRequest(
  tx: Db,
  booking: BookingRow,
  by: { actor: Actor; role: ActorRole },
  declineReason = "",
): Promise<void> {
  await moveBooking(tx, booking, {
    to: "declined",
    event: "booking.declined",
    ...by,
    changes: { declineReason },
  })
  await freeSeats(tx, booking.flightId, booking.id)
  await requestVoid(tx, await paymentOf(tx, booking))
}

function answer(
  db: Db,
  pilot: UserActor,
  bookingId: number,
  to: BookingStatus,
  move: (tx: Db, booking: BookingRow, flight: FlightRow) => Promise<void>,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx) => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (flight.pilotId !== pilot.userId) throw unknownRequest()
    if (booking.status === to || (to === "confirmed" && booking.status === "joined")) return to
    if (!canAnswer(booking, flight, pilot, clock.now())) throw notOpen(booking)
    await move(tx, booking, flight)
    return to
  })
}

function otherStartIsOpen(): DomainError {
  return new DomainError(
    "other-start-is-open",
    "invalid",
    "Du hast einen anderen Termin vorgeschlagen. Jetzt ist die Gegenseite am Zug.",
  )
}

export function notOpen(booking: BookingRow): DomainError {
  const message =
    booking.status === "requested"
      ? "Die Antwortfrist ist abgelaufen. Das Geld ist schon auf dem Rückweg."
      : `Diese Anfrage ist nicht mehr offen. Ihr Stand: ${BOOKING_STATUS_LABELS[booking.status]}.`
  return new DomainError("request-is-not-open", "invalid", message)
}
