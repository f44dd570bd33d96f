import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import type { SignedByPasskey } from "#features/auth/passkeys/passkey-schemas.ts"
import { verifyPasskey } from "#features/auth/passkeys/server/verify-passkey.ts"
import { type Grant, signInGrant } from "#features/auth/sessions/server/session-cookies.ts"
import { findSessionOfIntent, startSession } from "#features/auth/sessions/server/start-session.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { CookieReader } from "#platform/server/endpoint.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"

export interface PasskeySignIn {
  response: SignedByPasskey
  isPersistent: boolean
  cookie: CookieReader
  /** The caller's network address. */
  address: string
  device: string
  /** The client's Idempotency-Key: a repeat finds the session that the first one opened. */
  idempotencyKey: string | undefined
}

/** A passkey opens a session by itself: its device has made sure of the person, so it is both factors. */
export async function signInWithPasskey(db: Db, signIn: PasskeySignIn): Promise<Grant> {
  const { response, isPersistent, cookie, address, device, idempotencyKey } = signIn
  await consumeRateLimit(AUTH_LIMITS.passkeysByClient, networkHash(address))
  const intent = idempotencyKey
    ? JSON.stringify(["passkey", response.response.signature, idempotencyKey])
    : undefined
  const known = intent && (await findSessionOfIntent(db, intent))
  if (known) return signInGrant(db, known, signIn)
  const userId = await verifyPasskey(db, response, { cookie })
  const session = await inTransaction(db, (tx) =>
    startSession(tx, { userId, isPersistent, device, method: "passkey", hasFactor: true, intent }),
  )
  if (!session) {
    throw new DomainError(
      "passkey-too-late",
      "invalid",
      "Das hat zu lange gedauert. Bitte versuche es noch einmal.",
    )
  }
  return signInGrant(db, session, signIn)
}
