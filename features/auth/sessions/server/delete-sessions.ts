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
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { deleteInBatches } from "#platform/server/retention/delete-in-batches.ts"

/** Challenges and waiting sign-ins live a day, sessions that are over 30 days (as long as logs do). */
async function deleteSessions(db: Db): Promise<void> {
  const now = clock.now().getTime()
  const monthAgo = new Date(now - days(30))
  const dayAgo = new Date(now - days(1))
  await deleteInBatches(db, loginChallengesTable, lt(loginChallengesTable.createdAt, dayAgo))
  await deleteInBatches(
    db,
    passkeyChallengesTable,
    lt(passkeyChallengesTable.expiresAt, clock.now()),
  )
  await deleteInBatches(db, pendingSignInsTable, lt(pendingSignInsTable.createdAt, dayAgo))
  await deleteInBatches(db, factorRecoveriesTable, lt(factorRecoveriesTable.requestedAt, monthAgo))
  const isOver = or(lt(sessionsTable.expiresAt, monthAgo), lt(sessionsTable.revokedAt, monthAgo))
  const over = db.select({ id: sessionsTable.id }).from(sessionsTable).where(isOver)
  await deleteInBatches(db, refreshTokensTable, inArray(refreshTokensTable.sessionId, over))
  await deleteInBatches(db, sessionsTable, isOver)
}

export const deleteSessionsQueue: JobQueue = {
  name: "forget-sessions",
  cron: "23 4 * * *",
  run: deleteSessions,
}
