import { waiveForPilot } from "#features/bookings/cancellation/server/waive-late-cancellation.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { waivable } from "../part-refund.ts"
import { recordIntervention } from "./record-intervention.ts"

/** The back office gives back at the pilot's word what a late cancellation has kept. */
export function waiveForOffice(
  db: Db,
  admin: UserActor,
  { bookingId, reason }: { bookingId: number; reason: string },
): Promise<{ refundCents: number }> {
  return inTransaction(db, async (tx) => {
    const locked = await lockBookingWithFlight(tx, bookingId)
    const isOpen = waivable(locked.booking, locked.flight) !== null
    const waived = await waiveForPilot(tx, locked, { actor: admin, role: "admin" })
    if (isOpen) {
      await recordIntervention(tx, admin, {
        bookingId,
        kind: "booking.waived_by_office",
        reason,
        data: { flightId: locked.flight.id },
      })
    }
    return waived
  })
}
