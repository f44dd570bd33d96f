import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Responses } from "../responses.ts"

/** How a pilot has answered, all time. The view `pilot_responses` says what counts. */
export async function getResponses(db: Db, pilotId: number): Promise<Responses> {
  const { rows } = await db.execute<{ asked: number; rate: number | null; minutes: number | null }>(
    sql`
      select count(*)::int as asked,
        avg((answered_at is not null)::int)::float8 as rate,
        round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 60)
          filter (where answered_at is not null))::int as minutes
      from pilot_responses where pilot_id = ${pilotId}`,
  )
  return rows[0] ?? { asked: 0, rate: null, minutes: null }
}
