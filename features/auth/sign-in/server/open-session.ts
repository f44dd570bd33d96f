import { asksSecondFactor } from "#features/auth/second-factor/second-factor.ts"
import { findFactors } from "#features/auth/second-factor/server/find-factors.ts"
import {
  addPendingSignIn,
  findPendingOfIntent,
} from "#features/auth/second-factor/server/pending-sign-ins.ts"
import { resetFactors } from "#features/auth/second-factor/server/remove-factor.tsx"
import { findRecovery } from "#features/auth/second-factor/server/request-recovery.tsx"
import { refuseBlockedAccount } from "#features/auth/sessions/server/account-blocked.ts"
import { type Grant, signInGrant } from "#features/auth/sessions/server/session-cookies.ts"
import {
  findSessionOfIntent,
  type NewSession,
  type Session,
  startSession,
} from "#features/auth/sessions/server/start-session.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { SecondFactorNeeded } from "./second-factor-needed.ts"

export type FirstFactor = NewSession & { method: "code" | "password" | "link" }

/** What the first factor has opened: a session, or the wait for the second one. */
export type Opened = Session | { pendingToken: string }

/**
 * Opens a session where nothing more is asked for, else keeps the sign-in until the second factor
 * comes. A mail after the wait of a recovery takes the lost factors away.
 */
export async function openSession(tx: Db, signIn: FirstFactor): Promise<Opened | undefined> {
  const { userId, method, intent } = signIn
  if (!asksSecondFactor(await findFactors(tx, userId))) return startSession(tx, signIn)
  await refuseBlockedAccount(tx, userId, method)
  if (method !== "password" && (await isRecoveryDue(tx, userId))) {
    await resetFactors(tx, userId)
    return startSession(tx, signIn)
  }
  return { pendingToken: await addPendingSignIn(tx, signIn, intent) }
}

/** What a sign-in that was carried out before has opened. */
export async function findOpenedOfIntent(db: Db, intent: string): Promise<Opened | undefined> {
  const session = await findSessionOfIntent(db, intent)
  if (session) return session
  const pendingToken = await findPendingOfIntent(db, intent)
  return pendingToken === undefined ? undefined : { pendingToken }
}

/** The session's cookies; refuses with the cookie of the wait where a second factor is missing. */
export function grantOf(
  db: Db,
  opened: Opened,
  client: { address: string; device: string },
): Promise<Grant> {
  if ("pendingToken" in opened) throw new SecondFactorNeeded(opened.pendingToken)
  return signInGrant(db, opened, client)
}

async function isRecoveryDue(tx: Db, userId: number): Promise<boolean> {
  const recovery = await findRecovery(tx, userId)
  return recovery !== undefined && recovery.dueAt <= clock.now()
}
