import { sql } from "drizzle-orm"
import { WAS_ON_BOARD, wasFlown } from "#features/statistics/server/flown-flights.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { spanOfYear, yearOf } from "../wrapped-year.ts"
import { toldYearsTable } from "./wrapped-tables.ts"

/** A year is over in which somebody flew; the person is the entity. At most once for each year. */
export const YEAR_OVER = "user.year_over"

const QUEUE = "tell-of-years"

/** From the second on, when nobody is woken by it, to the end of the first week. */
const FIRST_WEEK = /-01-0[2-7]$/

/**
 * At 10:00 in Berlin, in the first week of January: tells everybody who flew here last year that it can be
 * looked at. A day that a stopped server missed is made up for on the next.
 */
export const tellOfYearsQueue: JobQueue = {
  name: QUEUE,
  cron: "0 10 * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "user",
      due: listUntold,
      each: (from, { id }) => tell(from, id),
    }),
}

async function listUntold(db: Db, limit: number): Promise<{ id: number }[]> {
  const now = clock.now()
  if (!FIRST_WEEK.test(isoDay(now, HOME_ZONE))) return []
  const year = yearOf(now) - 1
  const { from, to } = spanOfYear(year)
  const { rows } = await db.execute<{ id: number }>(sql`
    with flown as (
      select f.id, f.pilot_id from flights f
      where f.departs_at >= ${from} and f.departs_at < ${to} and ${wasFlown(now)}
    )
    select u.id from users u
    where u.deleted_at is null and u.blocked_at is null and u.email_confirmed_at is not null
      and (
        exists (select from flown where flown.pilot_id = u.id)
        or exists (select from bookings b join flown on flown.id = b.flight_id
          where b.passenger_id = u.id and ${WAS_ON_BOARD})
      )
      and not exists (select from told_years t where t.user_id = u.id and t.year = ${year})
    order by u.id limit ${limit}`)
  return rows
}

function tell(db: Db, userId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const year = yearOf(now) - 1
    const told = await tx
      .insert(toldYearsTable)
      .values({ userId, year, notifiedAt: now })
      .onConflictDoNothing()
      .returning({ year: toldYearsTable.year })
    // another process was quicker
    if (told.length === 0) return
    await recordEvent(tx, {
      kind: YEAR_OVER,
      entityId: userId,
      actor: SYSTEM,
      role: "system",
      data: { year },
    })
  })
}
