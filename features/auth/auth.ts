/*
 * Signing in. An address is proven by a six-digit code or by a password; the proof opens a session.
 * A session shows itself by a short access token and lives on by a refresh token that changes with
 * every use. Whoever shows an old refresh token ends the session, because it was stolen once.
 */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const LOGIN_CODE = { digits: 6, lifeMs: 10 * MINUTE, wrongTries: 5 } as const

export const ACCESS_TOKEN_MS = 120 * MINUTE

/** With less than this left the access token is renewed. */
export const EXPIRES_SOON_MS = 60 * MINUTE

/** Many tabs refresh at once: for so long the immediate parent gets the same child again. */
export const REFRESH_GRACE_MS = 10_000

export const PASSWORD_LENGTH = { least: 8, most: 256 } as const

interface SessionLife {
  isPersistent: boolean
  createdAt: Date
}

/**
 * When a session ends that is used now: a day or, persistent, 30 days later, each use anew; but
 * never later than 7 or 180 days after the sign-in (OWASP ASVS 5.0, 7.3).
 */
export function sessionEnd({ isPersistent, createdAt }: SessionLife, now: Date): Date {
  const [idleDays, mostDays] = isPersistent ? [30, 180] : [1, 7]
  return new Date(Math.min(now.getTime() + idleDays * DAY, createdAt.getTime() + mostDays * DAY))
}
