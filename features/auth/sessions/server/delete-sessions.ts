import { inArray, lt, or } from "drizzle-orm"
import {
  loginChallengesTable,
  refreshTokensTable,
  sessionsTable,
} from "#features/auth/core/server/auth-tables.ts"
import { passkeyChallengesTable } from "#features/auth/passkeys/server/passkeys-tables.ts"
import {
  factorRecoveriesTable,
  pendingSignInsTable,
} from "#features/auth/second-factor/server/second-factor-tables.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"

/** Challenges and waiting sign-ins live a day, sessions that are over 30 days (as long as logs do). */
async function deleteSessions(db: Db): Promise<void> {
  const now = clock.now().getTime()
  const monthAgo = new Date(now - days(30))
  await db
    .delete(loginChallengesTable)
    .where(lt(loginChallengesTable.createdAt, new Date(now - days(1))))
  await db.delete(passkeyChallengesTable).where(lt(passkeyChallengesTable.expiresAt, clock.now()))
  await db
    .delete(pendingSignInsTable)
    .where(lt(pendingSignInsTable.createdAt, new Date(now - days(1))))
  await db.delete(factorRecoveriesTable).where(lt(factorRecoveriesTable.requestedAt, monthAgo))
  const isOver = or(lt(sessionsTable.expiresAt, monthAgo), lt(sessionsTable.revokedAt, monthAgo))
  await inTransaction(db, async (tx) => {
    const over = tx.select({ id: sessionsTable.id }).from(sessionsTable).where(isOver)
    await tx.delete(refreshTokensTable).where(inArray(refreshTokensTable.sessionId, over))
    await tx.delete(sessionsTable).where(isOver)
  })
}

export const deleteSessionsQueue: JobQueue = {
  name: "forget-sessions",
  cron: "23 4 * * *",
  run: deleteSessions,
}
