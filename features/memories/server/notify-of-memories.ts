import { sql } from "drizzle-orm"
import { z } from "zod"
import { WAS_ON_BOARD } from "#features/statistics/server/flown-flights.ts"
import { publicName, shownFirstName } from "#features/users/core/user.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { type EventRow, recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { COLLECTED_FOR_MS, NOTIFIED_EVERY_MS } from "../memory.ts"

/** Somebody has added photos to the album of a flight, which is the entity. */
export const ALBUM_GROWN = "flight.album_grown"

const QUEUE = "notify-of-memories"

/** Every ten minutes: who was on board is told of new photos, all of a person's together and once a day. */
export const notifyOfMemoriesQueue: JobQueue = {
  name: QUEUE,
  cron: "*/10 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "memory",
      due: listDue,
      each: (from, { id }) => tell(from, id),
    }),
}

/** The first untold photo of each person and flight. */
async function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  const now = clock.now().getTime()
  const { rows } = await db.execute<{ id: number }>(sql`
    select min(m.id) as id from memories m
    where m.notified_at is null and m.arrived_at is not null and m.hidden_at is null
      and not exists (select from memories told where told.flight_id = m.flight_id and told.user_id = m.user_id
        and told.notified_at > ${new Date(now - NOTIFIED_EVERY_MS)})
    group by m.flight_id, m.user_id
    having max(m.arrived_at) <= ${new Date(now - COLLECTED_FOR_MS)}
    order by min(m.id) limit ${limit}`)
  return rows
}

function tell(db: Db, memoryId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number; flight_id: number; user_id: number }>(sql`
      update memories m set notified_at = ${clock.now()}
      from memories first
      where first.id = ${memoryId} and first.notified_at is null and m.notified_at is null
        and m.flight_id = first.flight_id and m.user_id = first.user_id
        and m.arrived_at is not null and m.hidden_at is null
      returning m.id, m.flight_id, m.user_id`)
    const [first] = rows
    if (!first) return
    await recordEvent(tx, {
      kind: ALBUM_GROWN,
      entityId: first.flight_id,
      actor: SYSTEM,
      role: "system",
      data: { userId: first.user_id, count: rows.length },
    })
  })
}

const grown = z.object({ userId: z.int(), count: z.int() })

export interface AlbumNews {
  /** Who has added them. */
  person: { id: number; name: string }
  count: number
  readers: number[]
}

/** Who is told of new photos: everybody on board but who has added them, and nobody across a block. */
export async function findAlbumNews(db: Db, event: EventRow): Promise<AlbumNews | undefined> {
  const { userId, count } = grown.parse(event.data)
  const { rows: people } = await db.execute<{ first_name: string; deleted_at: string | null }>(
    sql`select first_name, deleted_at from users where id = ${userId}`,
  )
  const [author] = people
  if (!author || author.deleted_at) return undefined
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select distinct o.user_id from flights f
    cross join lateral (
      select f.pilot_id as user_id
      union select b.passenger_id from bookings b
        where b.flight_id = f.id and b.passenger_id is not null and ${WAS_ON_BOARD}) o
    where f.id = ${event.entityId} and o.user_id <> ${userId}
      and (o.user_id = f.pilot_id or f.pilot_id = ${userId} or not exists (
        select from user_blocks ub where (ub.blocker_id = o.user_id and ub.blocked_id = ${userId})
          or (ub.blocker_id = ${userId} and ub.blocked_id = o.user_id)))
    order by o.user_id`)
  const name =
    shownFirstName({ firstName: author.first_name }) || publicName({ firstName: "", lastName: "" })
  return { person: { id: userId, name }, count, readers: rows.map(({ user_id: id }) => id) }
}
