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
import { canObject } from "../objection.ts"
import type { Objection } from "../settlement-schemas.ts"
import { settlementPartsTable, settlementsTable } from "./settlements-tables.ts"

/** A passenger says within 48 hours what of the statement is wrong; the pilot is asked first. */
export function objectToSettlement(
  db: Db,
  passenger: UserActor,
  bookingId: number,
  { kind, words }: Objection,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx): Promise<BookingStatus> => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    if (booking.status === "disputed") return "disputed"
    const [stated] = await tx
      .select({
        until: settlementsTable.objectionsUntil,
        objectedAt: settlementPartsTable.objectedAt,
      })
      .from(settlementPartsTable)
      .innerJoin(settlementsTable, eq(settlementsTable.flightId, settlementPartsTable.flightId))
      .where(eq(settlementPartsTable.bookingId, bookingId))
    const now = clock.now()
    if (!stated || !canObject({ booking, flight, ...stated }, now)) {
      throw new DomainError(
        "objection-is-late",
        "invalid",
        "Gegen diese Abrechnung lässt sich nichts mehr einwenden: Die 48 Stunden sind um, oder du hattest schon einen Einwand.",
      )
    }
    await tx
      .update(settlementPartsTable)
      .set({ objectionKind: kind, objection: words, objectedAt: now })
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
