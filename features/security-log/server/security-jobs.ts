import { lt } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { deleteInBatches } from "#platform/server/retention/delete-in-batches.ts"
import { securityEventsTable } from "#platform/server/security-notes.ts"
import { listSecuritySpikes, SECURITY_LOG_MS } from "./security-queries.ts"

/** What the log says of anybody is gone after 30 days (privacy text). */
export const deleteSecurityEventsQueue: JobQueue = {
  name: "delete-security-events",
  cron: "17 4 * * *",
  async run(db: Db) {
    const end = new Date(clock.now().getTime() - SECURITY_LOG_MS)
    await deleteInBatches(db, securityEventsTable, lt(securityEventsTable.minute, end))
  },
}

/** Says in the operator's log what comes more often than it should; the back office shows the same. */
export const watchSecurityQueue: JobQueue = {
  name: "watch-security",
  cron: "*/10 * * * *",
  async run(db: Db) {
    const spikes = await listSecuritySpikes(db)
    if (spikes.length === 0) return
    log.error({ alert: "security-spike", spikes }, "more within an hour than there should be")
  },
}
