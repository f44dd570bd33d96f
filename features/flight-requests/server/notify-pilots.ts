import { sql } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { startOfDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { flightRequestNotificationsTable as notifications } from "./flight-requests-tables.ts"
import { isInRange, isSeen, placesOfPilots } from "./in-range.ts"
import { today } from "./today.ts"

/** Somebody asks for a flight that a pilot could offer; the pilot is the entity. */
export const REQUESTS_NEARBY = "user.flight_requests_nearby"

const QUEUE = "tell-pilots-of-flight-requests"

/** Every day at 17:00 in Berlin: one notification per pilot about all new requests nearby. */
export const notifyPilotsQueue: JobQueue = {
  name: QUEUE,
  cron: "0 17 * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "user",
      due: listPilotsToNotify,
      each: (from, { id }) => notifyPilot(from, id),
    }),
}

async function listPilotsToNotify(db: Db, limit: number): Promise<{ id: number }[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct pilot_id as id from (${unnotified()}) unnotified order by pilot_id limit ${limit}`)
  return rows
}

/** Records the new requests as announced and writes the event for bell and mail, at most once a day. */
function notifyPilot(db: Db, pilotId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    // two runs at once notify a pilot one after the other
    await tx.execute(sql`select from pilot_profiles where user_id = ${pilotId} for update`)
    const { rows: notifiedToday } = await tx.execute(sql`
      select from flight_request_notifications where pilot_id = ${pilotId}
        and notified_at >= ${startOfDay(today(), HOME_ZONE)} limit 1`)
    if (notifiedToday.length > 0) return
    const { rows } = await tx.execute<{ id: number }>(unnotified(pilotId))
    if (rows.length === 0) return
    const notifiedAt = clock.now()
    await tx
      .insert(notifications)
      .values(rows.map(({ id }) => ({ flightRequestId: id, pilotId, notifiedAt })))
      .onConflictDoNothing()
    await recordEvent(tx, {
      kind: REQUESTS_NEARBY,
      entityId: pilotId,
      actor: SYSTEM,
      role: "system",
      data: { flightRequestIds: rows.map(({ id }) => id) },
    })
  })
}

/** Pilots and the requests they have not been notified of. */
function unnotified(pilotId?: number) {
  return sql`
    select distinct p.pilot_id, r.id from flight_requests r
    join ${placesOfPilots(pilotId)} p on ${isInRange()}
    join users pilot on pilot.id = p.pilot_id and pilot.deleted_at is null
      and pilot.blocked_at is null and pilot.email_confirmed_at is not null
    where ${isSeen()} and not exists (select from flight_request_notifications t
      where t.flight_request_id = r.id and t.pilot_id = p.pilot_id)
    order by p.pilot_id, r.id`
}
