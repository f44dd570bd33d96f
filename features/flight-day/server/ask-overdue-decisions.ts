import { type SQL, sql } from "drizzle-orm"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { goStateOf } from "../go-decision.ts"
import { findGoDecision } from "./decide-go.ts"

const QUEUE = "ask-overdue-decisions"

/** A flight with guests starts soon, and its pilot has not said whether. */
export const GO_OVERDUE = "flight.go_overdue"

/** Every five minutes: pilots whose time for a decision has passed are asked once more, and their guests told. */
export const askOverdueDecisionsQueue: JobQueue = {
  name: QUEUE,
  cron: "*/5 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "flight",
      due: (from, limit) => listUndecided(from, limit),
      each: (from, { id }) => inTransaction(from, (tx) => ask(tx, id)),
    }),
}

async function ask(tx: Db, flightId: number): Promise<void> {
  const flight = await lockFlight(tx, flightId)
  // a second process may have been here before the lock
  if (!flight || (await listUndecided(tx, 1, flightId)).length === 0) return
  const state = goStateOf(flight, await findGoDecision(tx, flightId), clock.now())
  if (state?.kind !== "overdue") return
  await recordEvent(tx, { kind: GO_OVERDUE, entityId: flightId, actor: SYSTEM, role: "system" })
}

/** Once after each word of the pilot: what was asked before the last one has been answered. */
async function listUndecided(db: Db, limit: number, flightId?: number): Promise<{ id: number }[]> {
  const now = clock.now()
  const one: SQL = flightId === undefined ? sql`` : sql`and f.id = ${flightId}`
  const { rows } = await db.execute<{ id: number }>(sql`
    select f.id from flights f
    left join go_decisions d on d.flight_id = f.id and d.departs_at = f.departs_at
    where f.status = 'published' and f.departs_at > ${now} and f.departs_at <= ${new Date(now.getTime() + hours(48))}
      and d.decision is distinct from 'go'
      and coalesce(d.decide_by, f.departs_at - interval '3 hours') <= ${now}
      and exists (select from bookings b where b.flight_id = f.id and b.status = 'confirmed')
      and not exists (select from events e where e.entity = 'flight' and e.entity_id = f.id
        and e.kind = ${GO_OVERDUE} and e.at >= greatest(d.decided_at, f.departs_at - interval '48 hours'))
      ${one}
    order by f.departs_at limit ${limit}`)
  return rows
}
