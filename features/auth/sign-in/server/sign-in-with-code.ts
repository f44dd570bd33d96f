import { attemptCode } from "#features/auth/core/server/attempt-code.ts"
import { AUTH_LIMITS, limitKey } from "#features/auth/core/server/auth-limits.ts"
import { type Grant, grantFor } from "#features/auth/sessions/server/session-cookies.ts"
import { findSessionOfIntent } from "#features/auth/sessions/server/start-session.ts"
import { DomainError } from "#platform/errors.ts"
import { text } from "#platform/messages/text.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { consumeRateLimit, resetRateLimit } from "#platform/server/rate-limit.ts"
import { openSessionByChallenge } from "./open-session-by-challenge.ts"

export interface CodeSignIn {
  email: string
  code: string
  isPersistent: boolean
  /** The caller's network address. */
  address: string
  device: string
  /** The client's Idempotency-Key: a repeat of a sign-in whose answer was lost succeeds again. */
  idempotencyKey: string | undefined
}

/** Mail and code open a session and, where there was none, make the account of the address. */
export async function signInWithCode(db: Db, signIn: CodeSignIn): Promise<Grant> {
  const { email, code, isPersistent, device, idempotencyKey, address } = signIn
  const addressKey = limitKey(email)
  await consumeRateLimit(AUTH_LIMITS.codeAttemptsByClient, address)
  await consumeRateLimit(AUTH_LIMITS.codeAttemptsAtAddress, addressKey)
  const intent = idempotencyKey ? JSON.stringify(["code", email, code, idempotencyKey]) : undefined
  const challengeId = await attemptCode(db, { email, code, purpose: "login" })
  const session = challengeId
    ? await inTransaction(db, (tx) =>
        openSessionByChallenge(tx, {
          challengeId,
          email,
          isPersistent,
          device,
          method: "code",
          intent,
        }),
      )
    : intent && (await findSessionOfIntent(db, intent))
  if (!session) throw wrongCode()
  await resetRateLimit(AUTH_LIMITS.codeAttemptsAtAddress, addressKey)
  return grantFor(db, session)
}

function wrongCode(): DomainError {
  const sentence = text("login.code.wrong")
  return new DomainError("wrong-code", "unauthenticated", sentence, { token: sentence })
}
