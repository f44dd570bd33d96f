import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { AskedConsent } from "../album-view.ts"
import { isVisibleTo } from "./visible-memories.ts"

/** What somebody is asked about photos, by album; what nobody can answer any more waits for nobody. */
export async function listAskedConsents(db: Db, userId: number): Promise<AskedConsent[]> {
  const { rows } = await db.execute<{
    flight_id: number
    title: string
    time_zone: string
    expires_at: string
    count: number
  }>(sql`
    select m.flight_id, f.title, f.time_zone, min(r.expires_at) as expires_at, count(*)::int as count
    from memory_consents c
    join memory_requests r on r.id = c.request_id
    join memories m on m.id = r.memory_id
    join flights f on f.id = m.flight_id
    where c.user_id = ${userId} and c.answer is null
      and r.status = 'asked' and r.expires_at > ${clock.now()} and ${isVisibleTo(userId)}
    group by m.flight_id, f.title, f.time_zone order by min(r.expires_at), m.flight_id`)
  return rows.map((row) => ({
    flightId: row.flight_id,
    title: row.title,
    timeZone: row.time_zone,
    expiresAt: new Date(row.expires_at).toISOString(),
    count: row.count,
  }))
}
