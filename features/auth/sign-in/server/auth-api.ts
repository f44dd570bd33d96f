import { z } from "zod"
import {
  loginCodeSchema,
  passwordLoginSchema,
  sendLoginCodeSchema,
  signedInSchema,
} from "#features/auth/core/auth-schemas.ts"
import { KNOWN_DEVICE_COOKIE } from "#features/auth/core/server/known-device.ts"
import { deviceName } from "#features/auth/sessions/device-name.ts"
import { actorOf, type BrowserHolds } from "#features/auth/sessions/server/browser-holds.ts"
import { refreshSession, SESSION_OVER } from "#features/auth/sessions/server/refresh-session.ts"
import {
  type CookieReader,
  type Grant,
  REFRESH_COOKIE,
} from "#features/auth/sessions/server/session-cookies.ts"
import { endSessionOfCookies, signOut } from "#features/auth/sessions/server/sign-out.ts"
import { loginRequired } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { type Answer, type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { sendLoginCode } from "./send-login-code.tsx"
import { signInWithCode } from "./sign-in-with-code.ts"
import { signInWithPassword } from "./sign-in-with-password.ts"

// the answers hold tokens, so none of them is stored for a repeat; the commands find their own
const repeat = "natural"

export const authApi = (holds: BrowserHolds): readonly Endpoint[] => [
  endpoint({
    method: "POST",
    path: "/api/auth/login/token/send",
    summary: "Mails a six-digit code and a link to an address, whether it has an account or not",
    access: "public",
    refuses: ["limited"],
    body: sendLoginCodeSchema,
    answer: z.object({ isSent: z.literal(true) }),
    async handle({ db, body, address, cookie }) {
      const knownDevice = cookie(KNOWN_DEVICE_COOKIE)
      await sendLoginCode(db, { ...body, address, knownDevice })
      return { json: { isSent: true } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/auth/login/token",
    summary: "Signs in with a mailed code; creates the account if there is none",
    access: "public",
    refuses: ["unauthenticated", "limited"],
    repeat,
    body: loginCodeSchema,
    answer: signedInSchema,
    async handle(call) {
      const { email, token, isPersistent } = call.body
      return signedIn(
        call,
        holds,
        await signInWithCode(call.db, {
          email,
          code: token,
          isPersistent,
          ...client(call),
        }),
      )
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/auth/login/password",
    summary: "Signs in with address and password",
    access: "public",
    refuses: ["unauthenticated", "limited"],
    repeat,
    body: passwordLoginSchema,
    answer: signedInSchema,
    async handle(call) {
      return signedIn(
        call,
        holds,
        await signInWithPassword(call.db, { ...call.body, ...client(call) }),
      )
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/auth/refresh",
    summary: "Renews the access token with the refresh cookie",
    access: "public",
    refuses: ["unauthenticated"],
    repeat,
    answer: signedInSchema,
    async handle({ db, cookie }) {
      const refreshToken = cookie(REFRESH_COOKIE)
      const grant = refreshToken ? await refreshSession(db, refreshToken) : null
      if (!grant) throw loginRequired(SESSION_OVER)
      return answerWith(grant)
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/auth/logout",
    summary: "Ends the session and clears its cookies",
    access: "public",
    repeat,
    answer: z.object({ isSignedOut: z.literal(true) }),
    async handle({ db, cookie, user }) {
      await holds.release(db, { user, cookie })
      return { json: { isSignedOut: true }, cookies: await signOut(db, cookie) }
    },
  }),
]

interface Caller {
  address: string
  header(name: string): string | undefined
  cookie: CookieReader
}

function client({ address, header, cookie }: Caller) {
  return {
    address,
    knownDevice: cookie(KNOWN_DEVICE_COOKIE),
    device: deviceName(header("user-agent")),
    idempotencyKey: header("idempotency-key"),
  }
}

interface Browser {
  db: Db
  cookie: CookieReader
  address: string
}

/**
 * A sign-in ends the session that the browser came with (OWASP ASVS 5.0, 7.2.4), and takes over what is
 * held there.
 */
async function signedIn({ db, cookie, address }: Browser, holds: BrowserHolds, grant: Grant) {
  await endSessionOfCookies(db, cookie, grant.sessionId)
  await holds.takeOver(db, { user: actorOf(grant), cookie, address })
  return answerWith(grant)
}

function answerWith({ accessToken, user, cookies }: Grant): Answer {
  return { json: { accessToken, user }, cookies }
}
