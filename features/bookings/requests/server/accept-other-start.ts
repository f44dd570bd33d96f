import { type BookingStatus, canAcceptOtherStart } from "#features/bookings/core/booking.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import { confirmProposal } from "#features/bookings/proposals/server/confirm-proposal.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { notOpen } from "./answer-request.ts"

/** The passenger says yes to the start that the pilot named: the flight is made, the money collected. */
export function acceptOtherStart(
  db: Db,
  passenger: UserActor,
  bookingId: number,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, passenger.userId)
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    if (booking.status === "confirmed" && booking.counterDepartsAt) return booking.status
    if (!canAcceptOtherStart(booking, passenger, clock.now())) throw notOpen(booking)
    await confirmProposal(tx, flight, booking, {
      departsAt: booking.counterDepartsAt,
      actor: passenger,
      role: "passenger",
    })
    return "confirmed"
  })
}
