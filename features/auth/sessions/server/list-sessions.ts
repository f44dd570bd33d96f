import { and, desc, eq, gt, isNull } from "drizzle-orm"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { OwnSession } from "../session-schemas.ts"

/** Where somebody is signed in now: the current session first, then by last use. */
export async function listSessions(
  db: Db,
  userId: number,
  currentSessionId: string | undefined,
): Promise<OwnSession[]> {
  const sessions = await db
    .select({
      id: sessionsTable.id,
      device: sessionsTable.device,
      createdAt: sessionsTable.createdAt,
      lastSeenAt: sessionsTable.lastSeenAt,
      isPersistent: sessionsTable.isPersistent,
    })
    .from(sessionsTable)
    .where(
      and(
        eq(sessionsTable.userId, userId),
        isNull(sessionsTable.revokedAt),
        gt(sessionsTable.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(sessionsTable.lastSeenAt), sessionsTable.id)
  return sessions
    .map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.id === currentSessionId,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
