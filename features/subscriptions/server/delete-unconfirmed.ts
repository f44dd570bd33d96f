import { and, eq, lt } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { UNCONFIRMED_LIFE_MS } from "../subscription.ts"
import { subscriptionsTable } from "./subscriptions-tables.ts"

/** What nobody confirmed within a week is gone, the ticked newsletter with it. */
export const deleteUnconfirmedQueue: JobQueue = {
  name: "forget-unconfirmed-subscriptions",
  cron: "23 3 * * *",
  async run(db) {
    const eldest = new Date(clock.now().getTime() - UNCONFIRMED_LIFE_MS)
    await db
      .delete(subscriptionsTable)
      .where(
        and(eq(subscriptionsTable.status, "unconfirmed"), lt(subscriptionsTable.createdAt, eldest)),
      )
  },
}
