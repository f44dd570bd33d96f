import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"

/**
 * Visits of made-up people to the search and to flights, so that the figures of the back office have a beginning:
 * a few a day for each flight that can be found, more at weekends. From `since` to the day before `until` (ISO days).
 */
export async function writeVisits(
  db: Db,
  { since, until }: { since: string | null; until: string },
): Promise<void> {
  await db.execute(sql`
    with shown as (
      select f.id, f.title, f.kind, a.region, (f.published_at at time zone ${HOME_ZONE})::date as first_day,
        (coalesce(f.departs_at, f.window_to::timestamptz) at time zone ${HOME_ZONE})::date as last_day
      from flights f join airports a on a.id = f.departure_airport_id
      where f.published_at is not null
    ),
    viewed as (
      select day::date as day, region, kind,
        sum(1 + ('x' || left(md5(title || first_day || day::date), 4))::bit(16)::int % 6
          + case when extract(isodow from day) >= 5 then 3 else 0 end) as count
      from shown, generate_series(greatest(first_day, last_day - 24, ${since}::date)::timestamp,
        least(last_day, ${until}::date - 1)::timestamp, interval '1 day') day
      group by 1, 2, 3
    )
    insert into visit_counts (day, page, region, kind, count)
    select day, 'flight', region, kind, count from viewed
    union all
    select day, 'search', '', '', round(sum(count) * 1.45 + extract(day from day)) from viewed group by day
    on conflict do nothing`)
}
