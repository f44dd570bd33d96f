import { and, eq, exists, gt, lte, notExists, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/server/flights-tables.ts"
import { lockFlight } from "#features/flights/server/seats.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"

/** A flight with confirmed bookings starts within a day; recorded once per flight. */
export const FLIGHT_REMINDER = "flight.reminder_due"

/** Product decision 4: „reminder to the pilot 24 h before“. */
const REMIND_BEFORE_START_MS = 24 * 60 * 60 * 1000

/** Every ten minutes: flights of the coming day are remembered, to their pilots and passengers. */
export const remindOfFlightsQueue: JobQueue = {
  name: "remind-of-flights",
  cron: "*/10 * * * *",
  async run(db) {
    for (const { id } of await listDue(db)) {
      await inTransaction(db, async (tx) => {
        await lockFlight(tx, id)
        // a second process may have been here before the lock
        if ((await listDue(tx, id)).length === 0) return
        await recordEvent(tx, {
          kind: FLIGHT_REMINDER,
          entityId: id,
          actor: SYSTEM,
          role: "system",
        })
      })
    }
  },
}

function listDue(db: Db, flightId?: number): Promise<{ id: number }[]> {
  const now = clock.now()
  const confirmed = db
    .select({ one: sql`1` })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, flightsTable.id), eq(bookingsTable.status, "confirmed")))
  const reminded = db
    .select({ one: sql`1` })
    .from(eventsTable)
    .where(
      and(
        eq(eventsTable.entity, "flight"),
        eq(eventsTable.entityId, flightsTable.id),
        eq(eventsTable.kind, FLIGHT_REMINDER),
      ),
    )
  return db
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(
      and(
        eq(flightsTable.status, "published"),
        gt(flightsTable.departsAt, now),
        lte(flightsTable.departsAt, new Date(now.getTime() + REMIND_BEFORE_START_MS)),
        exists(confirmed),
        notExists(reminded),
        flightId === undefined ? undefined : eq(flightsTable.id, flightId),
      ),
    )
    .limit(500)
}
