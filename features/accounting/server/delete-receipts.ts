import { and, isNull, lt } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { KEPT_YEARS } from "../receipt.ts"
import { receiptsTable } from "./receipts-tables.ts"

/** Every night: receipts name people for ten years after their own, then nobody any more (§ 147 AO). */
export const deleteReceiptsQueue: JobQueue = {
  name: "forget-receipts",
  cron: "41 3 * * *",
  async run(db) {
    const now = clock.now()
    const year = Number(isoDay(now, HOME_ZONE).slice(0, 4))
    await db
      .update(receiptsTable)
      .set({ buyerName: "", buyerEmail: "", pilotName: "", anonymizedAt: now })
      .where(and(lt(receiptsTable.year, year - KEPT_YEARS), isNull(receiptsTable.anonymizedAt)))
  },
}
