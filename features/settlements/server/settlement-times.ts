import { and, asc, eq, lte } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { daysSince, GIVEN_UP_DAY, OFFICE_DAY, REMINDER_DAYS } from "../settlement.ts"
import { giveEverythingBack } from "./report-not-flown.ts"

const QUEUE = "settlement-times"
/** Why a flight is cancelled whose statement never came. */
const NEVER_SETTLED = "never-settled"

export const SETTLEMENT_REMINDER = "flight.settlement_reminder_due"
export const SETTLEMENT_OVERDUE = "flight.settlement_overdue"

/** Every hour: who has not settled a flight is reminded; after thirty days everything goes back. */
export const settlementTimesQueue: JobQueue = {
  name: QUEUE,
  cron: "20 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "flight",
      due: listLanded,
      each: (from, { id }) => inTransaction(from, (tx) => remind(tx, id)),
    }),
}

function listLanded(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(
      and(
        eq(flightsTable.status, "settlement_due"),
        lte(flightsTable.arrivesAt, new Date(clock.now().getTime() - days(1))),
      ),
    )
    .orderBy(asc(flightsTable.arrivesAt))
    .limit(limit)
}

async function remind(tx: Db, flightId: number): Promise<void> {
  const flight = await lockFlight(tx, flightId)
  if (flight?.status !== "settlement_due" || !flight.arrivesAt) return
  const days = daysSince(flight.arrivesAt, clock.now())
  if (days >= GIVEN_UP_DAY) {
    await giveEverythingBack(tx, flight, { actor: SYSTEM, role: "system", reason: NEVER_SETTLED })
    return
  }
  // what was missed is not made up for: only the latest is said
  const day = [...REMINDER_DAYS, OFFICE_DAY].findLast((one) => one <= days)
  if (day === undefined) return
  const kind = day === OFFICE_DAY ? SETTLEMENT_OVERDUE : SETTLEMENT_REMINDER
  const said = await tx
    .select({ data: eventsTable.data })
    .from(eventsTable)
    .where(
      and(
        eq(eventsTable.entity, "flight"),
        eq(eventsTable.entityId, flightId),
        eq(eventsTable.kind, kind),
      ),
    )
  if (said.some(({ data }) => data.day === day)) return
  await recordEvent(tx, {
    kind,
    entityId: flightId,
    actor: SYSTEM,
    role: "system",
    data: { day },
  })
}
