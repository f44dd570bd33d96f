import { and, eq, isNull, lt, or } from "drizzle-orm"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"

/** So exactly the last use is known; every call would write otherwise. */
const NOTED_EVERY_MS = minutes(1)

/**
 * Notes that the person of a session has used the back office: opened one of its pages or sent one of
 * its commands. What a page asks by itself is none of these.
 */
export async function noteOfficeUse(db: Db, { isAdmin, sessionId }: UserActor): Promise<void> {
  if (!isAdmin || sessionId === undefined) return
  const now = clock.now()
  await db
    .update(sessionsTable)
    .set({ officeUsedAt: now })
    .where(
      and(
        eq(sessionsTable.id, sessionId),
        or(
          isNull(sessionsTable.officeUsedAt),
          lt(sessionsTable.officeUsedAt, new Date(now.getTime() - NOTED_EVERY_MS)),
        ),
      ),
    )
}
