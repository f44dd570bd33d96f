import type { RouterContextProvider } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { KNOWN_DEVICE_COOKIE } from "#features/auth/core/server/known-device.ts"
import { deviceName } from "#features/auth/sessions/device-name.ts"
import { type Grant, setCookieHeader } from "#features/auth/sessions/server/session-cookies.ts"
import { endSessionOfCookies } from "#features/auth/sessions/server/sign-out.ts"

type Context = Readonly<RouterContextProvider>

/** Who posts a form that opens a session: for the limits, and for the list of sessions. */
export function clientOf(context: Context, request: Request) {
  const { address, cookie } = context.get(pageContext)
  const device = deviceName(request.headers.get("user-agent") ?? undefined)
  return { address, device, knownDevice: cookie(KNOWN_DEVICE_COOKIE) }
}

/** Hands the browser its new session and ends the one that it had before. */
export async function takeSession(context: Context, grant: Grant): Promise<void> {
  const { db, cookie: readCookie, addSetCookie } = context.get(pageContext)
  await endSessionOfCookies(db, readCookie, grant.sessionId)
  for (const cookie of grant.cookies) addSetCookie(setCookieHeader(cookie))
}
