import { eq } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import { moveBooking } from "#features/bookings/core/server/move-booking.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { CLOSE_SETTLEMENTS_QUEUE } from "./close-settlements.ts"
import { lockPart } from "./lock-part.ts"
import { settlementPartsTable } from "./settlements-tables.ts"

/** The guest leaves the statement as it is after all; there is no second objection. */
export function withdrawObjection(
  db: Db,
  passenger: UserActor,
  bookingId: number,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx): Promise<BookingStatus> => {
    const { booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    const part = await lockPart(tx, bookingId)
    if (part.withdrawnAt) return booking.status
    if (booking.status !== "disputed") {
      throw new DomainError(
        "nothing-to-withdraw",
        "invalid",
        "Hier ist kein Einwand mehr offen: Er ist schon entschieden.",
      )
    }
    const to = part.outcome === "no_show" ? "no_show" : "flown"
    await tx
      .update(settlementPartsTable)
      .set({ withdrawnAt: clock.now() })
      .where(eq(settlementPartsTable.bookingId, bookingId))
    await moveBooking(tx, booking, {
      to,
      event: "booking.objection_withdrawn",
      actor: passenger,
      role: "passenger",
    })
    await enqueue(tx, CLOSE_SETTLEMENTS_QUEUE, {})
    return to
  })
}
