import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import type { Grant } from "#features/auth/sessions/server/session-cookies.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { findChallengeOfLink, type LinkProof } from "./link-state.ts"
import { findOpenedOfIntent, grantOf } from "./open-session.ts"
import { openSessionByChallenge } from "./open-session-by-challenge.ts"

export interface LinkSignIn extends LinkProof {
  isPersistent: boolean
  /** The caller's network address. */
  address: string
  device: string
  /** Made for the page that asked for the click: its second click finds the session of the first. */
  idempotencyKey: string | undefined
}

/**
 * The click on the page of a direct-login link opens a session, as the code of the same mail would;
 * null where the link was used or is over. Wrong codes do not touch the link: it cannot be guessed,
 * and so nobody locks somebody else out by guessing.
 */
export async function signInWithLink(db: Db, signIn: LinkSignIn): Promise<Grant | null> {
  const { email, linkToken, isPersistent, device, idempotencyKey, address } = signIn
  await consumeRateLimit(AUTH_LIMITS.codeAttemptsByClient, networkHash(address))
  const challenge = await findChallengeOfLink(db, { email, linkToken })
  if (!challenge || challenge.expiresAt <= clock.now()) return null
  const intent = idempotencyKey ? JSON.stringify(["link", challenge.id, idempotencyKey]) : undefined
  const session =
    (await inTransaction(db, (tx) =>
      openSessionByChallenge(tx, {
        challengeId: challenge.id,
        email,
        isPersistent,
        device,
        method: "link",
        intent,
      }),
    )) ??
    (intent && (await findOpenedOfIntent(db, intent)))
  return session ? grantOf(db, session, signIn) : null
}
