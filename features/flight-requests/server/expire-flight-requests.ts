import { and, asc, eq, inArray, lt, lte } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { DRAFT_LIFE_MS, LIVE_STATUSES } from "../flight-request.ts"
import { flightRequestsTable } from "./flight-requests-tables.ts"
import { moveFlightRequest } from "./move-flight-request.ts"

const AT_ONCE = 500

/** Every hour: what has come to its end; pilots do not see it from that moment on anyway. */
export const expireFlightRequestsQueue: JobQueue = {
  name: "expire-flight-requests",
  cron: "3 * * * *",
  async run(db) {
    const now = clock.now()
    await inTransaction(db, async (tx) => {
      const due = await tx
        .select()
        .from(flightRequestsTable)
        .where(
          and(
            inArray(flightRequestsTable.status, [...LIVE_STATUSES]),
            lte(flightRequestsTable.endsAt, now),
          ),
        )
        .orderBy(asc(flightRequestsTable.id))
        .limit(AT_ONCE)
        .for("update")
      for (const request of due) {
        await moveFlightRequest(tx, request, {
          to: "expired",
          event: "flight_request.expired",
          actor: SYSTEM,
          role: "system",
          changes: { endedAt: now },
        })
      }
    })
    // what nobody opened is not kept with the address for which it was left
    await db
      .delete(flightRequestsTable)
      .where(
        and(
          eq(flightRequestsTable.status, "draft"),
          lt(flightRequestsTable.createdAt, new Date(now.getTime() - DRAFT_LIFE_MS)),
        ),
      )
  },
}
