import { randomUUID } from "node:crypto"
import { signAccessToken } from "#features/auth/core/server/access-token.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { ACCESS_COOKIE } from "#features/auth/sessions/server/session-cookies.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"

/** A living session of a person, as the cookie that their browser would send; proven `provenMsAgo`. */
export async function accessCookieFor(db: Db, userId: number, provenMsAgo = 0): Promise<string> {
  const now = clock.now()
  const sessionId = randomUUID()
  const expiresAt = new Date(now.getTime() + hours(2))
  await db.insert(sessionsTable).values({
    id: sessionId,
    userId,
    isPersistent: false,
    device: "Test",
    createdAt: now,
    provenAt: new Date(now.getTime() - provenMsAgo),
    // worth something in the back office alone, which asks for it
    factorAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  return `${ACCESS_COOKIE}=${await signAccessToken({ userId, sessionId, expiresAt })}`
}
