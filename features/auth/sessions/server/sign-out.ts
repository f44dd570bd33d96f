import { and, eq, isNull } from "drizzle-orm"
import { refreshTokensTable, sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieReader, CookieToSet } from "#platform/server/endpoint.ts"
import { readAccessCookie } from "./authenticate.ts"
import { allCookiesCleared, REFRESH_COOKIE } from "./session-cookies.ts"
import { hashOfToken } from "./start-session.ts"

/** Ends the session of these cookies at once; answers the cookies to delete. Works for guests too. */
export async function signOut(db: Db, cookie: CookieReader): Promise<CookieToSet[]> {
  await endSessionOfCookies(db, cookie)
  return allCookiesCleared()
}

/**
 * Ends whatever session these cookies carry, by the access token or, where that is over, by the
 * refresh token. `except`: the session that has just taken its place.
 */
export async function endSessionOfCookies(db: Db, cookie: CookieReader, except?: string) {
  const sessionId =
    (await readAccessCookie(cookie))?.sessionId ?? (await findSessionOfRefreshCookie(db, cookie))
  if (sessionId === undefined || sessionId === except) return
  await db
    .update(sessionsTable)
    .set({ revokedAt: clock.now() })
    .where(and(eq(sessionsTable.id, sessionId), isNull(sessionsTable.revokedAt)))
}

async function findSessionOfRefreshCookie(db: Db, cookie: CookieReader) {
  const token = cookie(REFRESH_COOKIE)
  if (!token) return undefined
  const [found] = await db
    .select({ sessionId: refreshTokensTable.sessionId })
    .from(refreshTokensTable)
    .where(eq(refreshTokensTable.tokenHash, hashOfToken(token)))
  return found?.sessionId
}
