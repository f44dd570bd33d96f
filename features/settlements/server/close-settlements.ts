import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findCollectedPrice } from "#features/bookings/core/server/collected-price.ts"
import { moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { bookPart } from "./book-part.ts"
import { settlementPartsTable, settlementsTable } from "./settlements-tables.ts"

const BY_SYSTEM = { actor: SYSTEM, role: "system" } as const

export const CLOSE_SETTLEMENTS_QUEUE = "close-settlements"

/** Every five minutes: statements to which nobody objects any more are settled. */
export const closeSettlementsQueue: JobQueue = {
  name: CLOSE_SETTLEMENTS_QUEUE,
  cron: "*/5 * * * *",
  run: (db) =>
    sweep(db, {
      queue: CLOSE_SETTLEMENTS_QUEUE,
      entity: "flight",
      due: listDue,
      each: (from, { id }) => inTransaction(from, (tx) => closeSettlement(tx, id)),
    }),
}

function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: settlementsTable.flightId })
    .from(settlementsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, settlementsTable.flightId))
    .where(
      and(
        eq(flightsTable.status, "settlement_submitted"),
        isNull(settlementsTable.closedAt),
        lte(settlementsTable.objectionsUntil, clock.now()),
      ),
    )
    .orderBy(asc(settlementsTable.objectionsUntil))
    .limit(limit)
}

async function closeSettlement(tx: Db, flightId: number): Promise<void> {
  const flight = await lockFlight(tx, flightId)
  if (flight?.status !== "settlement_submitted") return
  const parts = await tx
    .select()
    .from(settlementPartsTable)
    .where(and(eq(settlementPartsTable.flightId, flightId), isNull(settlementPartsTable.bookedAt)))
  const bookings = await tx
    .select()
    .from(bookingsTable)
    .where(
      inArray(
        bookingsTable.id,
        parts.map(({ bookingId }) => bookingId),
      ),
    )
    .orderBy(asc(bookingsTable.id))
    .for("update")
  // an objection waits for the back office, money that is not there yet for its provider
  if (bookings.some(({ status }) => status === "disputed")) return
  for (const booking of bookings) if ((await findCollectedPrice(tx, booking)).isAwaited) return
  for (const booking of bookings) {
    const part = parts.find(({ bookingId }) => bookingId === booking.id)
    if (!part) throw new Error(`booking ${booking.id} has no part of the statement`)
    await bookPart(tx, booking, part, flight.pilotId)
    if (part.outcome === "cancelled_late") continue
    await moveBooking(tx, booking, { to: "settled", event: "booking.settled", ...BY_SYSTEM })
  }
  await tx
    .update(settlementsTable)
    .set({ closedAt: clock.now() })
    .where(eq(settlementsTable.flightId, flightId))
  await moveFlight(tx, flight, { to: "closed", event: "flight.closed", ...BY_SYSTEM })
}
