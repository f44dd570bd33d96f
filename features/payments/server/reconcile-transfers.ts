import { and, asc, eq, lt, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { takeProviderEvent } from "./take-provider-event.ts"
import { transfersBy } from "./transfer-provider.ts"
import { transfersTable as transfers } from "./transfers-table.ts"

const PATIENCE_MS = minutes(20)

/** Every ten minutes: asks providers about transfers whose report may be lost. */
export const reconcileTransfersQueue: JobQueue = {
  name: "reconcile-transfers",
  cron: "*/10 * * * *",
  async run(db) {
    const now = clock.now()
    const before = new Date(now.getTime() - PATIENCE_MS)
    const asked = sql`coalesce(${transfers.askedAt}, ${transfers.orderedAt})`
    const waiting = await db
      .select()
      .from(transfers)
      .where(and(eq(transfers.status, "ordered"), lt(asked, before)))
      .orderBy(asc(asked))
      .limit(100)
    for (const { id, ref, provider } of waiting) {
      try {
        await db.update(transfers).set({ askedAt: now }).where(eq(transfers.id, id))
        const reports = await transfersBy(provider).ask(ref, db)
        for (const report of reports) await takeProviderEvent(db, provider, report)
      } catch (error) {
        // the others may have an answer; this one is asked again
        log.warn({ err: error, transfer: id }, "a provider did not say how far a transfer is")
      }
    }
  },
}
