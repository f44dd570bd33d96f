import { and, asc, eq, inArray, lt, notInArray, or } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import {
  LIVE_ENTRIES,
  WAITLIST_CLOSES_BEFORE_START_MS,
  type WaitlistEnd,
  type WaitlistStatus,
} from "../waitlist.ts"
import { moveEntry } from "./move-entry.ts"
import { waitlistEntriesTable as entries } from "./waitlist-table.ts"

const QUEUE = "end-waitlists"

/** Ends the waitlist of a locked flight; offered seats stay offered. */
export function endWaitlistOf(tx: Db, flightId: number, reason: WaitlistEnd): Promise<void> {
  return endEntries(tx, flightId, reason, ["waiting"])
}

/** A flight does not take place: what is offered ends as well, before its holds do. */
export function endWholeWaitlistOf(tx: Db, flightId: number, reason: WaitlistEnd): Promise<void> {
  return endEntries(tx, flightId, reason, LIVE_ENTRIES)
}

async function endEntries(
  tx: Db,
  flightId: number,
  reason: WaitlistEnd,
  statuses: readonly WaitlistStatus[],
): Promise<void> {
  const ended = await tx
    .select()
    .from(entries)
    .where(and(eq(entries.flightId, flightId), inArray(entries.status, [...statuses])))
    .orderBy(asc(entries.id))
  for (const entry of ended) {
    await moveEntry(tx, entry, { to: "lapsed", reason, actor: SYSTEM, role: "system" })
  }
}

/** Every minute: where no time is left to claim a seat, nobody waits for one any more. */
export const endWaitlistsQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "flight",
      due: listClosed,
      each: (from, { id }) =>
        inTransaction(from, async (tx) => {
          const flight = await lockFlight(tx, id)
          if (flight && isClosed(flight)) await endWaitlistOf(tx, id, "closed")
        }),
    }),
}

function listClosed(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .selectDistinct({ id: entries.flightId })
    .from(entries)
    .innerJoin(flightsTable, eq(flightsTable.id, entries.flightId))
    .where(
      and(
        eq(entries.status, "waiting"),
        or(
          lt(flightsTable.departsAt, closesFor()),
          notInArray(flightsTable.status, ["published", "paused"]),
        ),
      ),
    )
    .orderBy(asc(entries.flightId))
    .limit(limit)
}

function closesFor(): Date {
  return new Date(clock.now().getTime() + WAITLIST_CLOSES_BEFORE_START_MS)
}

function isClosed({ status, departsAt }: FlightRow): boolean {
  const isAhead = status === "published" || status === "paused"
  return !isAhead || !departsAt || departsAt < closesFor()
}
