import { eq } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/booking.ts"
import { lockBookingWithFlight, unknownRequest } from "#features/bookings/server/lock-booking.ts"
import { moveBooking } from "#features/bookings/server/move-booking.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { settlementPartsTable, settlementsTable } from "./settlements-tables.ts"

/** A passenger says within 48 hours what of the statement is wrong; the back office decides. */
export function objectToSettlement(
  db: Db,
  passenger: UserActor,
  bookingId: number,
  words: string,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx): Promise<BookingStatus> => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    if (booking.status === "disputed") return "disputed"
    const [settlement] = await tx
      .select({ until: settlementsTable.objectionsUntil })
      .from(settlementsTable)
      .where(eq(settlementsTable.flightId, flight.id))
    const now = clock.now()
    const [part] = await tx
      .select({ objectedAt: settlementPartsTable.objectedAt })
      .from(settlementPartsTable)
      .where(eq(settlementPartsTable.bookingId, bookingId))
    const isOpen = flight.status === "settlement_submitted" && settlement?.until
    const isStated = booking.status === "flown" || booking.status === "no_show"
    if (!isOpen || !isStated || now >= isOpen || part?.objectedAt) {
      throw new DomainError(
        "objection-is-late",
        "invalid",
        "Gegen diese Abrechnung lässt sich nichts mehr einwenden: Die 48 Stunden sind um, oder es ist schon entschieden.",
      )
    }
    await tx
      .update(settlementPartsTable)
      .set({ objection: words, objectedAt: now })
      .where(eq(settlementPartsTable.bookingId, bookingId))
    await moveBooking(tx, booking, {
      to: "disputed",
      event: "booking.disputed",
      actor: passenger,
      role: "passenger",
    })
    return "disputed"
  })
}
