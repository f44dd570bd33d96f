import { and, asc, eq, exists, gt, lte, notExists, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"

interface Announcement {
  queue: string
  /** Recorded once per flight. */
  event: string
  status: "published" | "paused"
  beforeStartMs: number
}

/** Every ten minutes: flights with confirmed guests whose start is near are announced, each once. */
export function flightsAheadQueue(announcement: Announcement): JobQueue {
  return {
    name: announcement.queue,
    cron: "*/10 * * * *",
    run: (db) =>
      sweep(db, {
        queue: announcement.queue,
        entity: "flight",
        due: (from, limit) => listDue(from, announcement, { limit }),
        each: (from, { id }) => inTransaction(from, (tx) => announce(tx, id, announcement)),
      }),
  }
}

async function announce(tx: Db, flightId: number, announcement: Announcement): Promise<void> {
  await lockFlight(tx, flightId)
  // a second process may have been here before the lock
  if ((await listDue(tx, announcement, { flightId, limit: 1 })).length === 0) return
  await recordEvent(tx, {
    kind: announcement.event,
    entityId: flightId,
    actor: SYSTEM,
    role: "system",
  })
}

function listDue(
  db: Db,
  { event, status, beforeStartMs }: Announcement,
  { flightId, limit }: { flightId?: number; limit: number },
): Promise<{ id: number }[]> {
  const now = clock.now()
  const confirmed = db
    .select({ one: sql`1` })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, flightsTable.id), eq(bookingsTable.status, "confirmed")))
  const announced = db
    .select({ one: sql`1` })
    .from(eventsTable)
    .where(
      and(
        eq(eventsTable.entity, "flight"),
        eq(eventsTable.entityId, flightsTable.id),
        eq(eventsTable.kind, event),
      ),
    )
  return db
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(
      and(
        eq(flightsTable.status, status),
        gt(flightsTable.departsAt, now),
        lte(flightsTable.departsAt, new Date(now.getTime() + beforeStartMs)),
        exists(confirmed),
        notExists(announced),
        flightId === undefined ? undefined : eq(flightsTable.id, flightId),
      ),
    )
    .orderBy(asc(flightsTable.departsAt))
    .limit(limit)
}
