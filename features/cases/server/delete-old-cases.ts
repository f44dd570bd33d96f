import { lt } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { casesTable } from "./cases-tables.ts"

/** A year after somebody last did something about it (privacy text). */
const KEPT_MS = days(365)

/** Who saw to a case, and what was noted about it, is gone a year later. */
export const deleteOldCasesQueue: JobQueue = {
  name: "delete-old-cases",
  cron: "37 4 * * *",
  async run(db: Db) {
    await db
      .delete(casesTable)
      .where(lt(casesTable.touchedAt, new Date(clock.now().getTime() - KEPT_MS)))
  },
}
