import { eq, inArray, or, sql } from "drizzle-orm"
import {
  loginChallengesTable,
  refreshTokensTable,
  sessionsTable,
} from "#features/auth/core/server/auth-tables.ts"
import { pendingChangesTable } from "#features/auth/core/server/pending-tables.ts"
import { passkeysTable } from "#features/auth/passkeys/server/passkeys-tables.ts"
import {
  authenticatorAppsTable,
  factorRecoveriesTable,
  pendingSignInsTable,
  recoveryCodesTable,
} from "#features/auth/second-factor/server/second-factor-tables.ts"
import type { Db } from "#platform/server/db.ts"

const FACTOR_TABLES = [
  passkeysTable,
  authenticatorAppsTable,
  recoveryCodesTable,
  pendingSignInsTable,
  factorRecoveriesTable,
] as const

/** Signs somebody out everywhere and for good: sessions, codes, and what waits for one. */
export async function eraseSignIns(
  tx: Db,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const sessions = tx
    .select({ id: sessionsTable.id })
    .from(sessionsTable)
    .where(eq(sessionsTable.userId, userId))
  await tx.delete(refreshTokensTable).where(inArray(refreshTokensTable.sessionId, sessions))
  await tx.delete(sessionsTable).where(eq(sessionsTable.userId, userId))
  // a challenge takes along what waits for it: registrations, and a change to another address
  await tx
    .delete(loginChallengesTable)
    .where(
      or(
        eq(loginChallengesTable.email, email),
        sql`${loginChallengesTable.id} in (select ${pendingChangesTable.newChallengeId} from ${pendingChangesTable} where ${pendingChangesTable.userId} = ${userId})`,
      ),
    )
  await tx.delete(pendingChangesTable).where(eq(pendingChangesTable.userId, userId))
  for (const table of FACTOR_TABLES) await tx.delete(table).where(eq(table.userId, userId))
}
