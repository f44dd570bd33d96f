import { z } from "zod"
import {
  loginCodeSchema,
  passwordLoginSchema,
  sendLoginCodeSchema,
  signedInSchema,
} from "#features/auth/core/auth-schemas.ts"
import { deviceName } from "#features/auth/core/device-name.ts"
import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { KNOWN_DEVICE_COOKIE } from "#features/auth/core/server/known-device.ts"
import {
  passkeyOptionsSchema,
  signedByPasskeySchema,
} from "#features/auth/passkeys/passkey-schemas.ts"
import { askPasskey } from "#features/auth/passkeys/server/verify-passkey.ts"
import {
  factorSchema,
  pendingViewSchema,
} from "#features/auth/second-factor/second-factor-schemas.ts"
import { actorOf, type BrowserHolds } from "#features/auth/sessions/server/browser-holds.ts"
import { refreshSession, SESSION_OVER } from "#features/auth/sessions/server/refresh-session.ts"
import { type Grant, REFRESH_COOKIE } from "#features/auth/sessions/server/session-cookies.ts"
import { endSessionOfCookies, signOut } from "#features/auth/sessions/server/sign-out.ts"
import { loginRequired } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieReader } from "#platform/server/endpoint.ts"
import { type Answer, type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { finishSignIn, getPendingView, recoverSignIn } from "./finish-sign-in.ts"
import { sendLoginCode } from "./send-login-code.tsx"
import { signInWithCode } from "./sign-in-with-code.ts"
import { signInWithPasskey } from "./sign-in-with-passkey.ts"
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
    method: "GET",
    path: "/api/auth/login/second-factor",
    summary: "How the sign-in of this browser can go on, whose second factor is missing",
    access: "public",
    refuses: ["unauthenticated"],
    answer: pendingViewSchema,
    async handle({ db, cookie }) {
      return { json: await getPendingView(db, cookie) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/auth/login/second-factor",
    summary: "Finishes it with a code of the app or a recovery code",
    access: "public",
    refuses: ["unauthenticated", "limited"],
    repeat,
    body: factorSchema,
    answer: signedInSchema,
    async handle(call) {
      const { body, cookie, address } = call
      return signedIn(call, holds, await finishSignIn(call.db, { ...body, cookie, address }))
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/auth/login/second-factor/recovery",
    summary:
      "Gives up lost factors: after a wait, which a mail can stop, a sign-in by mail is enough",
    access: "public",
    refuses: ["unauthenticated", "invalid", "limited"],
    repeat,
    answer: z.object({ dueAt: z.iso.datetime() }),
    async handle({ db, cookie }) {
      return { json: { dueAt: (await recoverSignIn(db, cookie)).toISOString() } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/auth/login/passkey/options",
    summary: "What a passkey has to sign to open a session",
    access: "public",
    refuses: ["limited"],
    repeat,
    answer: passkeyOptionsSchema,
    async handle({ db, address }) {
      await consumeRateLimit(AUTH_LIMITS.passkeysByClient, networkHash(address))
      const { options, cookie } = await askPasskey(db)
      return { json: options, cookies: [cookie] }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/auth/login/passkey",
    summary: "Signs in with a passkey, which is both factors in one",
    access: "public",
    refuses: ["unauthenticated", "invalid", "limited"],
    repeat,
    body: z.object({ response: signedByPasskeySchema, isPersistent: z.boolean().default(true) }),
    answer: signedInSchema,
    async handle(call) {
      const { body, cookie } = call
      const signIn = { ...body, cookie, ...client(call) }
      return signedIn(call, holds, await signInWithPasskey(call.db, signIn))
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
