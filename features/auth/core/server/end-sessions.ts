import { and, eq, isNull, ne } from "drizzle-orm"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"

/** Ends one session of a person at once; one that is over already stays so. */
export async function endSession(db: Db, userId: number, sessionId: string): Promise<void> {
  const own = and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId))
  const [known] = await db.select({ id: sessionsTable.id }).from(sessionsTable).where(own)
  if (!known) {
    throw new DomainError("unknown-session", "not-found", "Diese Anmeldung gibt es nicht.")
  }
  await db
    .update(sessionsTable)
    .set({ revokedAt: clock.now() })
    .where(and(own, isNull(sessionsTable.revokedAt)))
}

/** Ends the sessions of everybody at once: the installation's secret is in strange hands. */
export async function endEverySession(db: Db): Promise<void> {
  await db
    .update(sessionsTable)
    .set({ revokedAt: clock.now() })
    .where(isNull(sessionsTable.revokedAt))
}

/** Ends all sessions of a person at once, or all but one. */
export async function endAllSessions(db: Db, userId: number, except?: string): Promise<void> {
  await db
    .update(sessionsTable)
    .set({ revokedAt: clock.now() })
    .where(
      and(
        eq(sessionsTable.userId, userId),
        isNull(sessionsTable.revokedAt),
        except === undefined ? undefined : ne(sessionsTable.id, except),
      ),
    )
}
