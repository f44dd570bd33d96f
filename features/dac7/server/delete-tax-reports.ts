import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { HOME_ZONE } from "#platform/time.ts"

/** Records of a report are kept for ten years after the year in which it was due (§ 24 PStTG). */
const KEPT_YEARS = 10

/** Every night: reports whose time is over go, and with them what was said by people who have left. */
export const deleteTaxReportsQueue: JobQueue = {
  name: "delete-tax-reports",
  cron: "51 3 * * *",
  run: (db) =>
    inTransaction(db, async (tx) => {
      const year = Number(isoDay(clock.now(), HOME_ZONE).slice(0, 4))
      const lastGone = year - KEPT_YEARS - 2
      await tx.execute(sql`
        delete from tax_records where message_id in (select id from tax_messages where year <= ${lastGone})`)
      await tx.execute(sql`delete from tax_messages where year <= ${lastGone}`)
      // who left before the time of a report that could still say something of them
      const gone = sql`select id from users where deleted_at is not null
        and extract(year from deleted_at at time zone ${HOME_ZONE}) <= ${lastGone}`
      await tx.execute(sql`delete from tax_details where user_id in (${gone})`)
      await tx.execute(sql`delete from tax_requests where user_id in (${gone})`)
    }),
}
