import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { COUNTED_FIGURES } from "../figure.ts"
import { countBookings } from "./count-bookings.ts"
import { countFlights } from "./count-flights.ts"
import { countGuests } from "./count-guests.ts"
import { countMoney } from "./count-money.ts"
import { keyFigureDaysTable, keyFiguresTable, visitCountsTable } from "./key-figures-tables.ts"

/** Days that follow each other, both ends included (ISO, Berlin). */
export interface DaySpan {
  from: string
  to: string
}

/**
 * Counts days from what is written down: events, ledger, visits. Safe to repeat, and beside another
 * process: whoever comes second waits for the days and counts them anew.
 */
export function countDays(db: Db, { from, to }: DaySpan): Promise<void> {
  const bounds = {
    from: startOfDay(from, HOME_ZONE),
    before: startOfDay(addDays(to, 1), HOME_ZONE),
  }
  return inTransaction(db, async (tx) => {
    await liftTimeouts(tx)
    await tx.execute(sql`
      insert into ${keyFigureDaysTable} (day, counted_at)
      select day::date, ${clock.now()} from generate_series(${from}::date, ${to}::date, interval '1 day') day
      on conflict (day) do update set counted_at = excluded.counted_at`)
    await tx.execute(sql`
      delete from ${keyFiguresTable}
      where figure = any(${sql.param([...COUNTED_FIGURES])}) and day between ${from} and ${to}`)
    for (const counted of [
      countBookings(bounds),
      countFlights(bounds),
      countMoney(bounds),
      countGuests(bounds),
      sql`select case page when 'search' then 'searches' else 'views' end as figure, day, region, kind, '' as part,
          count as value
        from ${visitCountsTable} where day between ${from} and ${to}`,
    ]) {
      await tx.execute(sql`
        insert into ${keyFiguresTable} (figure, day, region, kind, part, value)
        select figure, day, coalesce(region, ''), coalesce(kind, ''), part, sum(value)
        from (${counted}) counted
        group by 1, 2, 3, 4, 5 having sum(value) <> 0`)
    }
  })
}
