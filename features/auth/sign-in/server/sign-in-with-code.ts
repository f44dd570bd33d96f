import { attemptCodeOf, findOpenChallenge } from "#features/auth/core/server/attempt-code.ts"
import { AUTH_LIMITS, limitKey } from "#features/auth/core/server/auth-limits.ts"
import { verifyKnownDevice } from "#features/auth/core/server/known-device.ts"
import type { Grant } from "#features/auth/sessions/server/session-cookies.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import { DomainError } from "#platform/errors.ts"
import { text } from "#platform/messages/text.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit, type Limit, refundRateLimit } from "#platform/server/rate-limit.ts"
import { notingRefusal } from "./note-refusal.ts"
import { findOpenedOfIntent, grantOf } from "./open-session.ts"
import { openSessionByChallenge } from "./open-session-by-challenge.ts"

export interface CodeSignIn {
  email: string
  code: string
  isPersistent: boolean
  /** The caller's network address. */
  address: string
  device: string
  /** The sign of a browser that knows the account. */
  knownDevice?: string | undefined
  /** The client's Idempotency-Key: a repeat of a sign-in whose answer was lost succeeds again. */
  idempotencyKey: string | undefined
}

/** Mail and code open a session and, where there was none, make the account of the address. */
export async function signInWithCode(db: Db, signIn: CodeSignIn): Promise<Grant> {
  const user = await findUserByEmail(db, signIn.email)
  const attempt = { userId: user?.id, address: signIn.address, wrong: "wrong_code" } as const
  return notingRefusal(attempt, () => open(db, signIn, user?.id))
}

async function open(db: Db, signIn: CodeSignIn, userId: number | undefined): Promise<Grant> {
  const { email, code, isPersistent, device, idempotencyKey, address } = signIn
  const network = networkHash(address)
  await consumeRateLimit(AUTH_LIMITS.codeAttemptsByClient, network)
  const knownDevice = verifyKnownDevice(signIn.knownDevice, userId)
  const challenge = await findOpenChallenge(db, { email, purpose: "login", network })
  const isForeign = knownDevice === undefined && challenge?.isForeign !== false
  const { limit, who } = budgetOf({ email, knownDevice, isForeign })
  await consumeRateLimit(limit, who)
  const intent = idempotencyKey ? JSON.stringify(["code", email, code, idempotencyKey]) : undefined
  const isRight = challenge && (await attemptCodeOf(db, challenge.id, code, { isForeign }))
  const session = isRight
    ? await inTransaction(db, (tx) =>
        openSessionByChallenge(tx, {
          challengeId: challenge.id,
          email,
          isPersistent,
          device,
          method: "code",
          intent,
        }),
      )
    : intent && (await findOpenedOfIntent(db, intent))
  if (!session) throw wrongCode()
  await refundRateLimit(limit, who)
  return grantOf(db, session, signIn)
}

interface Guesser {
  email: string
  knownDevice: string | undefined
  isForeign: boolean
}

/** Whose tries run out: those of a known browser alone, of who has asked for the code, or of strangers. */
function budgetOf({ email, knownDevice, isForeign }: Guesser): { limit: Limit; who: string } {
  if (knownDevice !== undefined) {
    return { limit: AUTH_LIMITS.codeAttemptsByDevice, who: limitKey(email, knownDevice) }
  }
  const who = limitKey(email, isForeign ? "foreign" : "own")
  return { limit: AUTH_LIMITS.codeAttemptsAtAddress, who }
}

function wrongCode(): DomainError {
  const sentence = text("login.code.wrong")
  return new DomainError("wrong-code", "unauthenticated", sentence, { token: sentence })
}
