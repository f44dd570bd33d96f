import { ACCESS_TOKEN_MS } from "#features/auth/core/auth.ts"
import { signAccessToken } from "#features/auth/core/server/access-token.ts"
import { knownDeviceCookie } from "#features/auth/core/server/known-device.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieToSet } from "#platform/server/endpoint.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"
import type { Session } from "./start-session.ts"

export const ACCESS_COOKIE = "Authorization"
export const REFRESH_COOKIE = "refresh"

/** The expiry of the access token in seconds since 1970, for the browser's own eyes. */
const EXPIRY_COOKIE = "auth_exp"

/** The checkout's cookie, the specification's cart-like state: logout drops it. */
const CHECKOUT_COOKIE = "checkout"

/** What a sign-in or refresh hands out: the specification's answer, and the cookies beside it. */
export interface Grant {
  accessToken: string
  user: OwnUser
  sessionId: string
  cookies: CookieToSet[]
}

/** Makes the access token of a session and the three cookies that carry it. */
export async function grantFor(db: Db, session: Session): Promise<Grant> {
  const now = clock.now().getTime()
  const { id: sessionId, userId, refreshToken, expiresAt: sessionEnds } = session
  const expiresAt = new Date(Math.min(now + ACCESS_TOKEN_MS, sessionEnds.getTime()))
  const accessToken = await signAccessToken({ userId, sessionId, expiresAt })
  const user = await getOwnUser(db, userId)
  const secondsUntil = (end: Date) => Math.floor((end.getTime() - now) / 1000)
  const sessionSeconds = secondsUntil(sessionEnds)
  const expirySeconds = Math.floor(expiresAt.getTime() / 1000)
  return {
    accessToken,
    user,
    sessionId,
    cookies: [
      {
        name: ACCESS_COOKIE,
        value: accessToken,
        maxAge: secondsUntil(expiresAt),
        httpOnly: true,
      },
      {
        name: REFRESH_COOKIE,
        value: refreshToken,
        maxAge: sessionSeconds,
        httpOnly: true,
      },
      // outlives the access token: it tells whether a missing one is worth a refresh
      {
        name: EXPIRY_COOKIE,
        value: String(expirySeconds),
        maxAge: sessionSeconds,
        httpOnly: false,
      },
    ],
  }
}

/** What a sign-in hands out: beside the session the sign by which this browser is known later. */
export async function signInGrant(
  db: Db,
  session: Session,
  { address, device }: { address: string; device: string },
): Promise<Grant> {
  noteSecurityEvent({ kind: "signed_in", userId: session.userId, address, device })
  const grant = await grantFor(db, session)
  return { ...grant, cookies: [...grant.cookies, knownDeviceCookie(session.userId)] }
}

/** Deletes the session's cookies; what a session left in the browser is gone with them. */
export function sessionCookiesCleared(): CookieToSet[] {
  return [ACCESS_COOKIE, REFRESH_COOKIE, EXPIRY_COOKIE].map(cleared)
}

/** Deletes the session's and the checkout's cookies, as logout does. */
export function allCookiesCleared(): CookieToSet[] {
  return [...sessionCookiesCleared(), cleared(CHECKOUT_COOKIE)]
}

function cleared(name: string): CookieToSet {
  return { name, value: "", maxAge: 0, httpOnly: name !== EXPIRY_COOKIE }
}
