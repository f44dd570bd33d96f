import { createHash, randomBytes } from "node:crypto"
import { and, eq, gt, isNull } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieToSet } from "#platform/server/endpoint.ts"
import { macFor, macsFor } from "#platform/server/mac.ts"
import { PENDING_SIGN_IN_MS } from "../second-factor.ts"
import { pendingSignInsTable as pending } from "./second-factor-tables.ts"

export const PENDING_COOKIE = "factor"

// only this installation can compute a token, so that a repeated sign-in gets the same one
const PURPOSE = "pending-sign-in"

export type PendingSignIn = typeof pending.$inferSelect

/** Keeps a sign-in until its second factor comes; the same intent finds it again. */
export async function addPendingSignIn(
  tx: Db,
  signIn: Pick<PendingSignIn, "userId" | "method" | "isPersistent" | "device">,
  intent: string | undefined,
): Promise<string> {
  const token =
    intent === undefined ? randomBytes(32).toString("base64url") : macFor(PURPOSE, intent)
  const { userId, method, isPersistent, device } = signIn
  const createdAt = clock.now()
  await tx
    .insert(pending)
    .values({
      tokenHash: hashOf(token),
      userId,
      method,
      isPersistent,
      device,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + PENDING_SIGN_IN_MS),
    })
    .onConflictDoNothing()
  return token
}

/** The sign-in of an intent that waits for its second factor. */
export async function findPendingOfIntent(db: Db, intent: string): Promise<string | undefined> {
  for (const token of macsFor(PURPOSE, intent)) {
    if (await findPendingSignIn(db, token)) return token
  }
  return undefined
}

/** The sign-in that waits behind a cookie, or was finished and is asked about once more. */
export async function findPendingSignIn(
  db: Db,
  token: string | undefined,
): Promise<PendingSignIn | undefined> {
  if (!token) return undefined
  const [found] = await db
    .select()
    .from(pending)
    .where(and(eq(pending.tokenHash, hashOf(token)), gt(pending.expiresAt, clock.now())))
  return found
}

/** Uses it up; false where somebody was faster. */
export async function finishPendingSignIn(tx: Db, tokenHash: string): Promise<boolean> {
  const [finished] = await tx
    .update(pending)
    .set({ usedAt: clock.now() })
    .where(and(eq(pending.tokenHash, tokenHash), isNull(pending.usedAt)))
    .returning({ tokenHash: pending.tokenHash })
  return finished !== undefined
}

export function pendingCookie(token: string): CookieToSet {
  const maxAge = PENDING_SIGN_IN_MS / 1000
  return { name: PENDING_COOKIE, value: token, maxAge, httpOnly: true }
}

export function pendingCookieCleared(): CookieToSet {
  return { name: PENDING_COOKIE, value: "", maxAge: 0, httpOnly: true }
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}
