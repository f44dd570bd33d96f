import { and, eq, isNull, lte } from "drizzle-orm"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import type { Reaction } from "#platform/server/events.ts"

/** A blocked account's sessions do not count from the block on; so they do not come back with its end. */
export const blockedReaction: Reaction = {
  on: "user.blocked",
  name: "all sessions end",
  async run(db, event) {
    await db
      .update(sessionsTable)
      .set({ revokedAt: event.at })
      .where(
        and(
          eq(sessionsTable.userId, event.entityId),
          lte(sessionsTable.createdAt, event.at),
          isNull(sessionsTable.revokedAt),
        ),
      )
  },
}
