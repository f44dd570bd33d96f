import { eq } from "drizzle-orm"
import { EXPIRES_SOON_MS, lastEnd } from "#features/auth/core/auth.ts"
import type { AccessToken } from "#features/auth/core/server/access-token.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieReader, CookieToSet } from "#platform/server/endpoint.ts"
import { findActorOfBrowser, readAccessCookie } from "./authenticate.ts"
import { refreshSession } from "./refresh-session.ts"
import { REFRESH_COOKIE, sessionCookiesCleared } from "./session-cookies.ts"

/**
 * Who asks for this page. A token that is missing, over or soon over is renewed before anything is
 * rendered (specification, section 4); a session that is over takes its cookies along.
 */
export async function authenticateOrRefresh(
  db: Db,
  cookie: CookieReader,
  setCookie: (cookie: CookieToSet) => void,
): Promise<UserActor | null> {
  const token = await readAccessCookie(cookie)
  const refreshToken = cookie(REFRESH_COOKIE)
  const setCookies = (cookies: readonly CookieToSet[]) => {
    for (const next of cookies) setCookie(next)
  }
  if (token && !(refreshToken && (await isWorthRenewing(db, token)))) {
    const actor = await findActorOfBrowser(db, token, cookie)
    if (!actor) setCookies(sessionCookiesCleared())
    return actor
  }
  if (!refreshToken) return null
  const grant = await refreshSession(db, refreshToken)
  setCookies(grant ? grant.cookies : sessionCookiesCleared())
  if (!grant) return null
  const session = { userId: grant.user.id, sessionId: grant.sessionId }
  return findActorOfBrowser(db, session, cookie)
}

async function isWorthRenewing(db: Db, token: AccessToken): Promise<boolean> {
  const left = token.expiresAt.getTime() - clock.now().getTime()
  if (left >= EXPIRES_SOON_MS) return false
  const [session] = await db
    .select({ isPersistent: sessionsTable.isPersistent, createdAt: sessionsTable.createdAt })
    .from(sessionsTable)
    .where(eq(sessionsTable.id, token.sessionId))
  // the last token of a session cannot be prolonged; each page of each tab would try in vain
  // (tokens count in whole seconds)
  return !session || lastEnd(session).getTime() - token.expiresAt.getTime() >= seconds(1)
}
