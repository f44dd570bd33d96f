import { AUTH_LIMITS, limitKey } from "#features/auth/core/server/auth-limits.ts"
import { verifyKnownDevice } from "#features/auth/core/server/known-device.ts"
import { isPassword } from "#features/auth/core/server/password-hash.ts"
import type { Grant } from "#features/auth/sessions/server/session-cookies.ts"
import { lockCredentials } from "#features/users/core/server/credentials.ts"
import { findPasswordHash } from "#features/users/core/server/users-queries.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit, refundRateLimit, resetRateLimit } from "#platform/server/rate-limit.ts"
import { notingRefusal } from "./note-refusal.ts"
import { grantOf, openSession } from "./open-session.ts"

export interface PasswordSignIn {
  email: string
  password: string
  isPersistent: boolean
  /** The caller's network address. */
  address: string
  device: string
  /** The sign of a browser that knows the account. */
  knownDevice?: string | undefined
  /** The client's Idempotency-Key: a repeat finds the session that the first one opened. */
  idempotencyKey: string | undefined
}

/** Answers the same, and equally slowly, for an unknown address and a wrong password. */
export async function signInWithPassword(db: Db, signIn: PasswordSignIn): Promise<Grant> {
  const user = await findPasswordHash(db, signIn.email)
  const attempt = {
    userId: user?.userId,
    address: signIn.address,
    wrong: "wrong_password",
  } as const
  return notingRefusal(attempt, () => open(db, signIn, user))
}

async function open(
  db: Db,
  signIn: PasswordSignIn,
  user: Awaited<ReturnType<typeof findPasswordHash>>,
): Promise<Grant> {
  const { email, password, isPersistent, device, address, idempotencyKey } = signIn
  const network = networkHash(address)
  await consumeRateLimit(AUTH_LIMITS.passwordAttemptsByClient, network)
  const knownDevice = verifyKnownDevice(signIn.knownDevice, user?.userId)
  const pairKey = limitKey(email, knownDevice ?? network)
  await consumeRateLimit(AUTH_LIMITS.passwordAttempts, pairKey)
  // what strangers guess is not counted against a browser that knows the account
  const isStranger = knownDevice === undefined
  if (isStranger) await consumeRateLimit(AUTH_LIMITS.passwordAttemptsAtAddress, limitKey(email))
  const isRight = await isPassword(password, user?.passwordHash)
  if (!user || !isRight) throw wrongPassword()
  await resetRateLimit(AUTH_LIMITS.passwordAttempts, pairKey)
  if (isStranger) await refundRateLimit(AUTH_LIMITS.passwordAttemptsAtAddress, limitKey(email))
  const { userId } = user
  const intent = idempotencyKey ? JSON.stringify(["password", userId, idempotencyKey]) : undefined
  const session = await inTransaction(db, async (tx) => {
    // a change of the password ends all sessions; none may slip in behind it
    const { passwordHash } = await lockCredentials(tx, userId)
    if (passwordHash !== user.passwordHash) return undefined
    return openSession(tx, { userId, isPersistent, device, method: "password", intent })
  })
  if (!session) throw wrongPassword()
  return grantOf(db, session, signIn)
}

function wrongPassword(): DomainError {
  const sentence = "E-Mail-Adresse oder Passwort stimmen nicht. Mit einem Code kommst du auch ohne."
  return new DomainError("wrong-password", "unauthenticated", sentence, { password: sentence })
}
