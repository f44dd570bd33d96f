import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { EXPIRES_SOON_MS } from "../auth.ts"
import { findActorOfSession, readAccessCookie } from "./authenticate.ts"
import { refreshSession } from "./refresh-session.ts"
import {
  type CookieReader,
  REFRESH_COOKIE,
  sessionCookiesCleared,
  setCookieHeader,
} from "./session-cookies.ts"

/**
 * Who asks for this page. A token that is missing, over or soon over is renewed before anything is
 * rendered (specification, section 4); a session that is over takes its cookies along.
 */
export async function authenticateOrRefresh(
  db: Db,
  cookie: CookieReader,
  addSetCookie: (header: string) => void,
): Promise<UserActor | null> {
  const token = await readAccessCookie(cookie)
  const refreshToken = cookie(REFRESH_COOKIE)
  const left = token ? token.expiresAt.getTime() - clock.now().getTime() : 0
  if (!refreshToken || left >= EXPIRES_SOON_MS) return token ? findActorOfSession(db, token) : null
  const grant = await refreshSession(db, refreshToken)
  const cookies = grant ? grant.cookies : sessionCookiesCleared()
  for (const next of cookies) addSetCookie(setCookieHeader(next))
  if (!grant) return null
  const { id: userId, isPilot, isAdmin } = grant.user
  return { kind: "user", userId, isPilot, isAdmin }
}
