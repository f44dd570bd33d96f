import type { RouterContextProvider } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { deviceName } from "#features/auth/core/device-name.ts"
import { KNOWN_DEVICE_COOKIE } from "#features/auth/core/server/known-device.ts"
import { actorOf } from "#features/auth/sessions/server/browser-holds.ts"
import type { Grant } from "#features/auth/sessions/server/session-cookies.ts"
import { endSessionOfCookies } from "#features/auth/sessions/server/sign-out.ts"
import { holdsOfBrowser } from "#features/bookings/holds/server/holds-of-browser.ts"
import type { CookieToSet } from "#platform/server/endpoint.ts"

type Context = Readonly<RouterContextProvider>

/** Who posts a form that opens a session: for the limits, and for the list of sessions. */
export function clientOf(context: Context, request: Request) {
  const { address, cookie } = context.get(pageContext)
  const device = deviceName(request.headers.get("user-agent") ?? undefined)
  return { address, device, cookie, knownDevice: cookie(KNOWN_DEVICE_COOKIE) }
}

/** Keeps a sign-in whose second factor is missing in the browser that has begun it. */
export function keepCookies(context: Context, cookies: readonly CookieToSet[]): void {
  const { setCookie } = context.get(pageContext)
  for (const cookie of cookies) setCookie(cookie)
}

/** Hands the browser its new session, ends the one that it had before and takes over what is held there. */
export async function takeSession(context: Context, grant: Grant): Promise<void> {
  const { db, cookie: readCookie, address, setCookie } = context.get(pageContext)
  await endSessionOfCookies(db, readCookie, grant.sessionId)
  await holdsOfBrowser.takeOver(db, { user: actorOf(grant), cookie: readCookie, address })
  for (const cookie of grant.cookies) setCookie(cookie)
}
