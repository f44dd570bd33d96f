import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/** No profile claims fewer landings or hours than its flights on the platform add up to. */
export async function raiseStatistics(db: Db, until: Date): Promise<void> {
  await db.execute(sql`
    update pilot_profiles p set
      landings_last_90_days = greatest(p.landings_last_90_days, t.landings + 2),
      flight_hours = greatest(p.flight_hours, t.hours + 50)
    from (
      select pilot_id,
        count(*) filter (where departs_at >= ${until}::timestamptz - interval '90 days')::int as landings,
        (sum(duration_minutes) / 60)::int as hours
      from flights where status in ('settlement_due', 'settlement_submitted', 'closed')
      group by pilot_id
    ) t
    where t.pilot_id = p.user_id`)
}
