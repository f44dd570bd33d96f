import { createHash, createHmac, randomUUID } from "node:crypto"
import { and, eq, gt, inArray, isNull } from "drizzle-orm"
import { sessionEnd } from "#features/auth/core/auth.ts"
import {
  refreshTokensTable,
  type SessionMethod,
  sessionsTable,
} from "#features/auth/core/server/auth-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { macFor, macsFor } from "#platform/server/mac.ts"
import { secretFor, secretsFor } from "#platform/server/secrets.ts"
import { refuseBlockedAccount } from "./account-blocked.ts"

const ID = "session-id"
// 256 bits that only this installation can compute, so that a repeated sign-in gets the same token
const TOKEN = "refresh-token"

export interface NewSession {
  userId: number
  isPersistent: boolean
  device: string
  method: SessionMethod
  /** A second factor was proven as well. */
  hasFactor?: boolean
  /** The same intent (Idempotency-Key and what it proves) finds its session again. */
  intent: string | undefined
}

export interface Session {
  id: string
  userId: number
  refreshToken: string
  expiresAt: Date
}

/**
 * Opens a session with its first refresh token. A repeat of the same intent gets the same session
 * as long as nobody used it further; afterwards undefined.
 */
export async function startSession(tx: Db, session: NewSession): Promise<Session | undefined> {
  const { userId, isPersistent, device, method, hasFactor = false, intent } = session
  await refuseBlockedAccount(tx, userId, method)
  const now = clock.now()
  const id = intent === undefined ? randomUUID() : idBy(secretFor(ID), intent)
  const expiresAt = sessionEnd({ isPersistent, createdAt: now }, now)
  const refreshToken = macFor(TOKEN, `first/${id}`)
  const [made] = await tx
    .insert(sessionsTable)
    .values({
      id,
      userId,
      isPersistent,
      device,
      method,
      createdAt: now,
      provenAt: now,
      factorAt: hasFactor ? now : null,
      lastSeenAt: now,
      expiresAt,
    })
    .onConflictDoNothing()
    .returning({ id: sessionsTable.id })
  if (!made) return findUnusedSession(tx, [id])
  await tx
    .insert(refreshTokensTable)
    .values({ tokenHash: hashOfToken(refreshToken), sessionId: id, createdAt: now, expiresAt })
  await recordEvent(tx, {
    kind: "user.signed_in",
    entityId: userId,
    actor: { kind: "user", userId, isPilot: false, isAdmin: false },
    role: "passenger",
    data: { sessionId: id, method, device },
  })
  return { id, userId, refreshToken, expiresAt }
}

/** The session of an intent that was carried out before and not used since. */
export function findSessionOfIntent(db: Db, intent: string): Promise<Session | undefined> {
  return findUnusedSession(
    db,
    secretsFor(ID).map((key) => idBy(key, intent)),
  )
}

async function findUnusedSession(db: Db, ids: readonly string[]): Promise<Session | undefined> {
  const tokens = ids.flatMap((id) => macsFor(TOKEN, `first/${id}`))
  const [known] = await db
    .select({
      id: sessionsTable.id,
      userId: sessionsTable.userId,
      expiresAt: sessionsTable.expiresAt,
      tokenHash: refreshTokensTable.tokenHash,
    })
    .from(sessionsTable)
    .innerJoin(refreshTokensTable, eq(refreshTokensTable.sessionId, sessionsTable.id))
    .where(
      and(
        inArray(sessionsTable.id, ids),
        isNull(sessionsTable.revokedAt),
        gt(sessionsTable.expiresAt, clock.now()),
        inArray(refreshTokensTable.tokenHash, tokens.map(hashOfToken)),
        isNull(refreshTokensTable.rotatedAt),
      ),
    )
  const refreshToken = tokens.find((token) => hashOfToken(token) === known?.tokenHash)
  if (!known || !refreshToken) return undefined
  return { id: known.id, refreshToken, userId: known.userId, expiresAt: known.expiresAt }
}

function idBy(key: Buffer, intent: string): string {
  const hex = createHmac("sha256", key).update(intent).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The only child that a refresh token can have. */
export function childOfToken(token: string): string {
  return macFor(TOKEN, `child/${token}`)
}

/** The one that it may have got: by whichever secret signed when it did. */
export function childrenOfToken(token: string): string[] {
  return macsFor(TOKEN, `child/${token}`)
}

/** Refresh tokens are stored by their hash only. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}
