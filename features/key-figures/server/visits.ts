import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { visitCountsTable } from "./key-figures-tables.ts"

/*
 * How often the search and the pages of flights are visited. A visit is one more in a number in memory, which is
 * added to the day's row once a minute: no request waits for it, nothing of who came is known here, and several
 * processes add up. A process that is killed loses a minute.
 */

const WRITE_EVERY_MS = minutes(1)

/** What a visit was to: the search, or a flight by its number. */
type Visited = "search" | number

/** By day, then by what was visited. */
const waiting = new Map<string, Map<Visited, number>>()

/** Counts a visit; costs a look into a map, and never throws. */
export function noteVisit(visited: Visited): void {
  const day = isoDay(clock.now(), HOME_ZONE)
  const visits = waiting.get(day) ?? new Map<Visited, number>()
  waiting.set(day, visits.set(visited, (visits.get(visited) ?? 0) + 1))
}

/** Writes what waits. What cannot be written is dropped and said in the log: it must not pile up. */
export async function writeVisits(db: Db): Promise<void> {
  const noted = [...waiting].flatMap(([day, visits]) =>
    [...visits].map(([visited, count]) => ({ day, visited, count })),
  )
  waiting.clear()
  if (noted.length === 0) return
  const flights = noted.map(({ visited }) => (visited === "search" ? null : visited))
  await db
    .execute(
      sql`
    insert into ${visitCountsTable} (day, page, region, kind, count)
    select noted.day, case when noted.flight_id is null then 'search' else 'flight' end,
      coalesce(a.region, ''), coalesce(f.kind, ''), sum(noted.count)
    from unnest(${sql.param(noted.map(({ day }) => day))}::date[], ${sql.param(flights)}::int[],
      ${sql.param(noted.map(({ count }) => count))}::int[]) as noted (day, flight_id, count)
    left join flights f on f.id = noted.flight_id
    left join airports a on a.id = f.departure_airport_id
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (day, page, region, kind) do update set count = ${visitCountsTable.count} + excluded.count`,
    )
    .catch((error: unknown) =>
      log.error({ err: error, visits: noted.length }, "visits could not be counted"),
    )
}

/** Writes every minute; the answer stops it and writes what is left. */
export function startCountingVisits(db: Db): () => Promise<void> {
  const timer = setInterval(() => void writeVisits(db), WRITE_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return writeVisits(db)
  }
}
