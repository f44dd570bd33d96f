import { and, asc, eq, inArray } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { LIVE_STATUSES } from "../flight-request.ts"
import { flightRequestsTable } from "./flight-requests-tables.ts"
import { moveFlightRequest } from "./move-flight-request.ts"

/** The back office has blocked an account: what it asked for is gone with it. */
export function removeRequestsOf(db: Db, userId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const live = await tx
      .select()
      .from(flightRequestsTable)
      .where(
        and(
          eq(flightRequestsTable.userId, userId),
          inArray(flightRequestsTable.status, [...LIVE_STATUSES]),
        ),
      )
      .orderBy(asc(flightRequestsTable.id))
      .for("update")
    for (const request of live) {
      await moveFlightRequest(tx, request, {
        to: "removed",
        event: "flight_request.removed",
        actor: SYSTEM,
        role: "admin",
        reason: "account-blocked",
        changes: { endedAt: clock.now() },
      })
    }
  })
}
