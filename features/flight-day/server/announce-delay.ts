import { and, asc, eq } from "drizzle-orm"
import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { minutes as inMs } from "#platform/duration.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canDelay } from "../day-steps.ts"

/**
 * The pilot starts so many minutes after the plan, or with 0 as planned after all. The planned start stays what is
 * booked; from an hour on whoever does not want to wait gets everything back (`isMuchLater`).
 */
export function announceDelay(
  db: Db,
  pilot: UserActor,
  flightId: number,
  minutes: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    const now = clock.now()
    const { departsAt } = flight
    if (!canDelay(flight, pilot, now) || !departsAt) throw noDelay()
    const expectedDepartsAt = minutes === 0 ? null : new Date(departsAt.getTime() + inMs(minutes))
    if ((expectedDepartsAt ?? departsAt) <= now) {
      throw fieldError("start-is-past", "minutes", "Diese Startzeit ist schon vorbei.")
    }
    if (flight.expectedDepartsAt?.getTime() === expectedDepartsAt?.getTime()) return
    await tx.update(flightsTable).set({ expectedDepartsAt }).where(eq(flightsTable.id, flightId))
    const said = { actor: pilot, role: "pilot", data: { minutes } } as const
    await recordEvent(tx, { ...said, kind: "flight.delayed", entityId: flightId })
    // each guest's calendar is told by itself
    for (const { id } of await listConfirmed(tx, flightId)) {
      await recordEvent(tx, { ...said, kind: "booking.delayed", entityId: id })
    }
  })
}

function listConfirmed(tx: Db, flightId: number): Promise<{ id: number }[]> {
  return tx
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, flightId), eq(bookingsTable.status, "confirmed")))
    .orderBy(asc(bookingsTable.id))
}

function noDelay(): DomainError {
  return new DomainError(
    "no-delay",
    "invalid",
    "Eine spätere Startzeit kannst du am Tag des Flugs nennen, bis ihr los seid.",
  )
}
