import {
  BOOKING_STATUS_LABELS,
  type BookingStatus,
  canCancel,
  isUnpaid,
} from "#features/bookings/core/booking.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { declineRequest } from "#features/bookings/requests/server/answer-request.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { CancellationReason } from "../cancellation-reasons.ts"
import { endWithRefund } from "./end-with-refund.ts"

/**
 * The pilot cannot take somebody along after all: everything goes back, whenever and why ever. A
 * request that is still open is declined, and so is a booking whose payment is due.
 */
export function cancelBookingByPilot(
  db: Db,
  pilot: UserActor,
  bookingId: number,
  { reason, word }: { reason?: CancellationReason; word?: string } = {},
): Promise<BookingStatus> {
  return inTransaction(db, async (tx): Promise<BookingStatus> => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (flight.pilotId !== pilot.userId) throw unknownRequest()
    return cancelForPilot(
      tx,
      { flight, booking },
      { actor: pilot, role: "pilot", reason, ...(word && { word }) },
    )
  })
}

interface PilotEnd {
  actor: UserActor
  role: "pilot" | "admin"
  reason?: CancellationReason | undefined
  word?: string
}

/** Ends a locked booking for the pilot of its flight, whoever says it for them. */
export async function cancelForPilot(
  tx: Db,
  { flight, booking }: { flight: FlightRow; booking: BookingRow },
  { actor, role, reason, word = "" }: PilotEnd,
): Promise<BookingStatus> {
  const by = { actor, role }
  const { status } = booking
  if (status === "cancelled_by_pilot" || status === "declined") return status
  if (isUnpaid(booking)) {
    await declineRequest(tx, booking, by, word)
    return "declined"
  }
  if (!canCancel(booking, flight)) {
    throw new DomainError(
      "booking-is-not-ahead",
      "invalid",
      `Diese Buchung lässt sich nicht mehr absagen. Ihr Stand: ${BOOKING_STATUS_LABELS[status]}.`,
    )
  }
  await endWithRefund(tx, booking, {
    to: "cancelled_by_pilot",
    event: "booking.cancelled",
    ...by,
    ...(reason && { reason }),
    word,
    refund: "cancelled_by_pilot",
  })
  return "cancelled_by_pilot"
}
