import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Moment } from "../album-view.ts"

/** More would be an album again. */
const SHOWN = 6

/**
 * SQL: everybody may see `memories m` of `flights f`. A closed account, of the pilot or of anybody who has
 * agreed, shows nothing: its person could not take it back.
 */
export const IS_SHOWN = sql`(m.arrived_at is not null and m.hidden_at is null
  and f.status <> 'blocked'
  and exists (select from memory_requests r where r.memory_id = m.id and r.status = 'shown'
    and not exists (select from memory_consents c where c.request_id = r.id and c.answer is distinct from 'agreed')
    and not exists (select from users u where (u.deleted_at is not null or u.blocked_at is not null)
      and u.id = any(r.pilot_id || array(select c.user_id from memory_consents c where c.request_id = r.id)))))`

/** What a pilot shows of their flights, the newest first. */
export async function listMoments(db: Db, pilotId: number): Promise<Moment[]> {
  const { rows } = await db.execute<{
    id: number
    photo_id: string
    width: number
    height: number
    title: string
    departs_at: string
    time_zone: string
  }>(sql`
    select m.id, m.photo_id, m.width, m.height, f.title, f.departs_at, f.time_zone
    from memory_requests shown
    join memories m on m.id = shown.memory_id
    join flights f on f.id = m.flight_id
    where shown.pilot_id = ${pilotId} and shown.status = 'shown' and ${IS_SHOWN}
    order by f.departs_at desc, m.id desc limit ${SHOWN}`)
  return rows.map((row) => ({
    id: row.id,
    photoId: row.photo_id,
    width: row.width,
    height: row.height,
    flightTitle: row.title,
    departsAt: new Date(row.departs_at).toISOString(),
    timeZone: row.time_zone,
  }))
}
