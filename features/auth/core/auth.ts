import { days, minutes } from "#platform/duration.ts"

/*
 * Signing in. An address is proven by a six-digit code or by a password; the proof opens a session.
 * A session shows itself by a short access token and lives on by a refresh token that changes with
 * every use. A refresh token that was used before ends the session, because it may be stolen.
 */

export const LOGIN_CODE = { digits: 6, lifeMs: minutes(10), maxWrongCodes: 5 } as const

export const ACCESS_TOKEN_MS = minutes(120)

/** With less than this left the access token is renewed. */
export const EXPIRES_SOON_MS = minutes(60)

/** Many tabs refresh at once: for so long the immediate parent gets the same child again. */
export const REFRESH_GRACE_MS = 10_000

/** So long after somebody has proved who they are, sensitive calls ask for nothing more. */
export const FRESH_PROOF_MS = minutes(10)

/** Whether a proof of this moment still lets sensitive calls through. */
export function isFreshlyProven(provenAt: Date | undefined, now: Date): boolean {
  return provenAt !== undefined && now.getTime() - provenAt.getTime() <= FRESH_PROOF_MS
}

export const PASSWORD_LENGTH = { least: 8, most: 256 } as const

interface SessionLife {
  isPersistent: boolean
  createdAt: Date
}

/**
 * When a session ends that is used now: a day or, persistent, 30 days later, each use anew; but
 * never later than 7 or 180 days after the sign-in (OWASP ASVS 5.0, 7.3).
 */
export function sessionEnd(life: SessionLife, now: Date): Date {
  const idleMs = days(life.isPersistent ? 30 : 1)
  return new Date(Math.min(now.getTime() + idleMs, lastEnd(life).getTime()))
}

/** The moment that no use can put off. */
export function lastEnd({ isPersistent, createdAt }: SessionLife): Date {
  return new Date(createdAt.getTime() + days(isPersistent ? 180 : 7))
}
