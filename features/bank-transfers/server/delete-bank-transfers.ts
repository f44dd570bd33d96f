import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { HOME_ZONE } from "#platform/time.ts"

/** Receipts are kept for ten years after their own (§ 147 AO). */
const KEPT_YEARS = 10

/** Every night: transfers whose time is over go, with their files. */
export const deleteBankTransfersQueue: JobQueue = {
  name: "delete-bank-transfers",
  cron: "56 3 * * *",
  run: (db) =>
    inTransaction(db, async (tx) => {
      const lastGone = Number(isoDay(clock.now(), HOME_ZONE).slice(0, 4)) - KEPT_YEARS - 1
      const isOver = sql`extract(year from created_at at time zone ${HOME_ZONE}) <= ${lastGone}`
      await tx.execute(sql`delete from bank_transfers where settled_at is not null and ${isOver}`)
      await tx.execute(sql`delete from bank_transfer_files f where ${isOver}
        and not exists (select from bank_transfers t where t.file_id = f.id)`)
    }),
}
