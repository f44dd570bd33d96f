import { and, eq, inArray, isNull } from "drizzle-orm"
import { REFRESH_GRACE_MS, sessionEnd } from "#features/auth/core/auth.ts"
import { refreshTokensTable, sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"
import { type Grant, grantFor } from "./session-cookies.ts"
import { childOfToken, childrenOfToken, hashOfToken, type Session } from "./start-session.ts"

/** The code of the refusal to renew one that has ended; whoever brought its cookies loses them. */
export const SESSION_OVER = "session-over"

/**
 * Exchanges a refresh token for its child and a new access token; null where the session is over.
 * A token works once. The immediate parent of the newest token gets that same child again for 10 s
 * (many tabs); any other reuse means that a copy is about, and ends the session for everybody.
 */
export async function refreshSession(db: Db, refreshToken: string): Promise<Grant | null> {
  const session = await inTransaction(db, (tx) => rotate(tx, refreshToken))
  return session ? grantFor(db, session) : null
}

async function rotate(tx: Db, token: string): Promise<Session | null> {
  const tokenHash = hashOfToken(token)
  const found = await lockFamily(tx, tokenHash)
  const now = clock.now()
  if (!found || found.revokedAt || found.sessionEnds <= now) return null
  const session = { id: found.sessionId, userId: found.userId }
  if (found.rotatedAt) {
    const isInGrace = now.getTime() - found.rotatedAt.getTime() <= REFRESH_GRACE_MS
    const newest = isInGrace ? await findNewest(tx, childrenOfToken(token)) : undefined
    if (newest) return { ...session, refreshToken: newest, expiresAt: found.sessionEnds }
    await tx
      .update(sessionsTable)
      .set({ revokedAt: now })
      .where(eq(sessionsTable.id, found.sessionId))
    noteSecurityEvent({ kind: "session_reused", userId: found.userId })
    log.warn({ userId: found.userId }, "a used refresh token came back, the session is ended")
    return null
  }
  const child = childOfToken(token)
  const expiresAt = sessionEnd(found, now)
  await tx
    .update(refreshTokensTable)
    .set({ rotatedAt: now })
    .where(eq(refreshTokensTable.tokenHash, tokenHash))
  await tx.insert(refreshTokensTable).values({
    tokenHash: hashOfToken(child),
    sessionId: found.sessionId,
    parentHash: tokenHash,
    createdAt: now,
    expiresAt,
  })
  await tx
    .update(sessionsTable)
    .set({ lastSeenAt: now, expiresAt })
    .where(eq(sessionsTable.id, found.sessionId))
  return { ...session, refreshToken: child, expiresAt }
}

// the session's row is the lock of its whole family of tokens; only then is a token's state true
async function lockFamily(tx: Db, tokenHash: string) {
  const [family] = await tx
    .select({
      sessionId: sessionsTable.id,
      userId: sessionsTable.userId,
      isPersistent: sessionsTable.isPersistent,
      createdAt: sessionsTable.createdAt,
      sessionEnds: sessionsTable.expiresAt,
      revokedAt: sessionsTable.revokedAt,
    })
    .from(sessionsTable)
    .innerJoin(refreshTokensTable, eq(refreshTokensTable.sessionId, sessionsTable.id))
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(
      and(
        eq(refreshTokensTable.tokenHash, tokenHash),
        isNull(usersTable.deletedAt),
        isNull(usersTable.blockedAt),
      ),
    )
    .for("update", { of: sessionsTable })
  if (!family) return undefined
  const [token] = await tx
    .select({ rotatedAt: refreshTokensTable.rotatedAt })
    .from(refreshTokensTable)
    .where(eq(refreshTokensTable.tokenHash, tokenHash))
  return token && { ...family, ...token }
}

async function findNewest(tx: Db, tokens: readonly string[]): Promise<string | undefined> {
  const [newest] = await tx
    .select({ tokenHash: refreshTokensTable.tokenHash })
    .from(refreshTokensTable)
    .where(
      and(
        inArray(refreshTokensTable.tokenHash, tokens.map(hashOfToken)),
        isNull(refreshTokensTable.rotatedAt),
      ),
    )
  return tokens.find((token) => hashOfToken(token) === newest?.tokenHash)
}
