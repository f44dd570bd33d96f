import { createHash, randomBytes } from "node:crypto"
import { and, eq, gt, isNull, lt } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieToSet } from "#platform/server/endpoint.ts"
import { PASSKEY_CHALLENGE_MS } from "../passkey.ts"
import { passkeyChallengesTable as challenges } from "./passkeys-tables.ts"

const COOKIE = "passkey"

/**
 * Keeps what a passkey has to sign: for the browser that asked, for its session where it has one,
 * and for one answer.
 */
export async function keepChallenge(
  db: Db,
  challenge: string,
  sessionId: string | undefined,
): Promise<CookieToSet> {
  const now = clock.now().getTime()
  const token = randomBytes(32).toString("base64url")
  await db.delete(challenges).where(lt(challenges.expiresAt, clock.now()))
  await db.insert(challenges).values({
    tokenHash: hashOf(token),
    challenge,
    sessionId: sessionId ?? null,
    expiresAt: new Date(now + PASSKEY_CHALLENGE_MS),
  })
  const maxAge = PASSKEY_CHALLENGE_MS / 1000
  return { name: COOKIE, value: token, maxAge, httpOnly: true }
}

/** What this browser was given to sign; gone with the answer, whether that is right or not. */
export async function takeChallenge(
  db: Db,
  cookie: (name: string) => string | undefined,
  sessionId: string | undefined,
): Promise<string> {
  const token = cookie(COOKIE)
  const [taken] = token
    ? await db
        .delete(challenges)
        .where(
          and(
            eq(challenges.tokenHash, hashOf(token)),
            gt(challenges.expiresAt, clock.now()),
            sessionId ? eq(challenges.sessionId, sessionId) : isNull(challenges.sessionId),
          ),
        )
        .returning({ challenge: challenges.challenge })
    : []
  if (taken) return taken.challenge
  throw new DomainError(
    "passkey-too-late",
    "invalid",
    "Das hat zu lange gedauert. Bitte versuche es noch einmal.",
  )
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}
