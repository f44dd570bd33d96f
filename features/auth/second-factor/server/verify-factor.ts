import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm"
import { AUTH_LIMITS, limitKey } from "#features/auth/core/server/auth-limits.ts"
import { SYSTEM } from "#platform/actor.ts"
import { fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit, resetRateLimit } from "#platform/server/rate-limit.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"
import { completeFactorChange } from "./complete-factor-change.tsx"
import { consumeRecoveryCode } from "./recovery-codes.ts"
import { authenticatorAppsTable as apps } from "./second-factor-tables.ts"
import { openTotpSecret, stepOfCode } from "./totp.ts"

interface TriedFactor {
  userId: number
  /** Six digits of the app, or a recovery code. */
  code: string
  /** The caller's network address. */
  address: string
}

/** Takes a code of the app or a recovery code, each once; refuses every other at `code`. */
export async function verifyFactor(db: Db, tried: TriedFactor): Promise<void> {
  const isOfApp = /^\d{6}$/.test(tried.code.replace(/\s/g, ""))
  const isRight = isOfApp ? await verifyAppCode(db, tried) : await verifyRecoveryCode(db, tried)
  if (isRight) return
  noteSecurityEvent({ kind: "wrong_factor", userId: tried.userId, address: tried.address })
  throw wrongFactor()
}

async function verifyAppCode(db: Db, { userId, code, address }: TriedFactor): Promise<boolean> {
  const who = limitKey(String(userId), networkHash(address))
  await consumeRateLimit(AUTH_LIMITS.factorAttempts, who)
  await consumeRateLimit(AUTH_LIMITS.factorAttemptsOfAccount, String(userId))
  const [app] = await db
    .select()
    .from(apps)
    .where(and(eq(apps.userId, userId), isNotNull(apps.confirmedAt)))
  if (!app) return false
  const secret = openTotpSecret(userId, app.sealedSecret)
  const step = await stepOfCode(secret, code.replace(/\s/g, ""), app.lastStep)
  if (step === undefined || !(await takeStep(db, userId, step))) return false
  await resetRateLimit(AUTH_LIMITS.factorAttempts, who)
  await resetRateLimit(AUTH_LIMITS.factorAttemptsOfAccount, String(userId))
  return true
}

/** Notes the step of a code that is right; false where somebody was faster with it. */
async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const [taken] = await db
    .update(apps)
    .set({ lastStep: step })
    .where(and(eq(apps.userId, userId), or(isNull(apps.lastStep), lt(apps.lastStep, step))))
    .returning({ userId: apps.userId })
  return taken !== undefined
}

async function verifyRecoveryCode(db: Db, { userId, code, address }: TriedFactor) {
  await consumeRateLimit(AUTH_LIMITS.recoveryCodesByClient, networkHash(address))
  if (!(await consumeRecoveryCode(db, userId, code))) return false
  await recordEvent(db, {
    kind: "user.recovery_code_used",
    entityId: userId,
    actor: SYSTEM,
    role: "system",
  })
  await completeFactorChange(db, { userId }, "recovery-code-used")
  return true
}

function wrongFactor() {
  return fieldError(
    "wrong-factor",
    "code",
    "Dieser Code stimmt nicht oder wurde schon benutzt. Nimm den, den deine App gerade zeigt.",
  )
}
