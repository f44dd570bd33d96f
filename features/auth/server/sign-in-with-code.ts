import { confirmEmail } from "#features/users/server/confirm-email.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { countTry, forgetTries } from "#platform/server/rate-limit.ts"
import { AUTH_LIMITS, limitKey } from "./auth-limits.ts"
import { type Grant, grantFor } from "./session-cookies.ts"
import { findSessionOfIntent, type Session, startSession } from "./start-session.ts"
import { consumeChallenge, tryLoginCode } from "./try-login-code.ts"

export interface CodeSignIn {
  email: string
  code: string
  isPersistent: boolean
  /** The caller's network address. */
  address: string
  device: string
  /** The client's Idempotency-Key: a repeat of a sign-in whose answer was lost succeeds again. */
  intentKey: string | undefined
}

/** Mail and code open a session and, where there was none, make the account of the address. */
export async function signInWithCode(db: Db, signIn: CodeSignIn): Promise<Grant> {
  const { email, code, intentKey, address } = signIn
  const addressKey = limitKey(email)
  await countTry(AUTH_LIMITS.codeTriesByClient, address)
  await countTry(AUTH_LIMITS.codeTriesAtAddress, addressKey)
  const intent = intentKey ? JSON.stringify(["code", email, code, intentKey]) : undefined
  const challengeId = await tryLoginCode(db, { email, code })
  const session = challengeId
    ? await inTransaction(db, (tx) => openSession(tx, { ...signIn, challengeId, intent }))
    : intent && (await findSessionOfIntent(db, intent))
  if (!session) throw wrongCode()
  await forgetTries(AUTH_LIMITS.codeTriesAtAddress, addressKey)
  return grantFor(db, session)
}

async function openSession(
  tx: Db,
  signIn: CodeSignIn & { challengeId: string; intent: string | undefined },
): Promise<Session | undefined> {
  const { challengeId, email, isPersistent, device, intent } = signIn
  if (!(await consumeChallenge(tx, { id: challengeId, email }))) return undefined
  const userId = await confirmEmail(tx, email)
  return startSession(tx, { userId, isPersistent, device, method: "code", intent })
}

function wrongCode(): DomainError {
  const sentence = "Der Token ist ungültig. Bitte überprüfe deine Eingabe."
  return new DomainError("wrong-code", "unauthenticated", sentence, { token: sentence })
}
