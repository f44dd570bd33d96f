import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { countDays, type DaySpan } from "./count-days.ts"

const QUEUE = "count-key-figures"

/**
 * Counts the days of a month that are due: today, yesterday until it has been counted an hour after its end, and
 * whatever was never counted, at the first run all days since the first event.
 */
export const countKeyFiguresQueue: JobQueue = {
  name: QUEUE,
  cron: "*/10 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "month",
      due: listDueMonths,
      each: (from, { span }) => countDays(from, span),
    }),
}

/** Counts now, beside the requests. */
export function countKeyFiguresSoon(db: Db): Promise<void> {
  return enqueue(db, QUEUE, {})
}

interface DueMonth {
  /** „2026-11“ */
  id: string
  span: DaySpan
}

async function listDueMonths(db: Db, limit: number): Promise<DueMonth[]> {
  const { rows } = await db.execute<{ month: string; first: string; last: string }>(sql`
    with bounds as (
      select least((select min(at) from events), (select min(at) from ledger_transactions)) as first_at,
        (select min(day) from visit_counts) as first_visited
    )
    select to_char(days.day, 'YYYY-MM') as month, min(days.day)::date::text as first, max(days.day)::date::text as last
    from bounds, generate_series(
      least((first_at at time zone ${HOME_ZONE})::date, first_visited)::timestamp,
      ${isoDay(clock.now(), HOME_ZONE)}::timestamp, interval '1 day') as days (day)
    left join key_figure_days counted on counted.day = days.day::date
    where counted.day is null
      or counted.counted_at < (days.day + interval '25 hours') at time zone ${HOME_ZONE}
    group by 1 order by 1 desc limit ${limit}`)
  return rows.map(({ month, first, last }) => ({ id: month, span: { from: first, to: last } }))
}
