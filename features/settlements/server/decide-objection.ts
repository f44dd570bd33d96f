import { eq } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/booking.ts"
import { lockBookingWithFlight, unknownRequest } from "#features/bookings/server/lock-booking.ts"
import { lockBooking, moveBooking } from "#features/bookings/server/move-booking.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { Decision } from "../settlement-schemas.ts"
import { bookPart } from "./book-part.ts"
import { restatePart } from "./restate-part.ts"
import { settlementPartsTable } from "./settlements-tables.ts"

/**
 * The back office decides an objection: the guest came along, did not, or gets everything back. It
 * is said once; nobody else's part changes by it.
 */
export function decideObjection(
  db: Db,
  admin: UserActor,
  bookingId: number,
  { verdict, words }: Decision,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx): Promise<BookingStatus> => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    const [part] = await tx
      .select()
      .from(settlementPartsTable)
      .where(eq(settlementPartsTable.bookingId, bookingId))
    if (!part) throw unknownRequest()
    if (booking.status !== "disputed") {
      if (part.decidedAt) return booking.status
      throw new DomainError("nothing-to-decide", "invalid", "Hier hat niemand etwas eingewandt.")
    }
    await tx
      .update(settlementPartsTable)
      .set({ decision: words, decidedAt: clock.now(), decidedBy: admin.userId })
      .where(eq(settlementPartsTable.bookingId, bookingId))
    const outcome = verdict === "settled" ? "released" : verdict
    const restated = await restatePart(tx, booking, outcome)
    await moveBooking(tx, booking, {
      to: verdict,
      event: "booking.objection_decided",
      actor: admin,
      role: "admin",
      reason: outcome,
    })
    const moved = await lockBooking(tx, bookingId)
    if (verdict === "settled" && moved) await bookPart(tx, moved, restated, flight.pilotId)
    return verdict
  })
}
