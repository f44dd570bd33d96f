import {
  loginCodeSchema,
  passwordLoginSchema,
  sendLoginCodeSchema,
} from "#features/auth/core/auth-schemas.ts"
import { factorSchema } from "#features/auth/second-factor/second-factor-schemas.ts"
import type { Grant } from "#features/auth/sessions/server/session-cookies.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieReader, CookieToSet } from "#platform/server/endpoint.ts"
import { refusalOf } from "#platform/server/posted-form.ts"
import type { LoginState } from "../login-state.ts"
import { finishSignIn } from "./finish-sign-in.ts"
import { SecondFactorNeeded } from "./second-factor-needed.ts"
import { sendLoginCode } from "./send-login-code.tsx"
import { signInWithCode } from "./sign-in-with-code.ts"
import { signInWithPassword } from "./sign-in-with-password.ts"

interface Client {
  address: string
  device: string
  /** The sign of a browser that knows an account. */
  knownDevice?: string | undefined
  cookie: CookieReader
  /** The page to open after the sign-in; the link in the mail opens it, too. */
  redirect?: string | undefined
}

const STEPS = ["code", "password", "factor"] as const

/**
 * The login page's forms as plain posts: where scripts are off or not there yet, so that no
 * password ever lands in an address. Answers the session, or where the page goes on.
 */
export async function signInByForm(
  db: Db,
  form: FormData,
  { redirect, cookie, ...client }: Client,
): Promise<{ grant: Grant } | { state: LoginState; cookies?: readonly CookieToSet[] }> {
  const input = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"))
  const isPersistent = form.has("isPersistent")
  const email = String(input.email ?? "")
  const step = STEPS.find((known) => known === input.step) ?? "email"
  try {
    if (step === "code") {
      // what the code field does where scripts run: a pasted „123 456“ is as good
      const digits = String(input.token ?? "").replace(/\D/g, "")
      const { token, ...login } = loginCodeSchema.parse({ ...input, token: digits, isPersistent })
      const signIn = { ...login, ...client, code: token, idempotencyKey: undefined }
      return { grant: await signInWithCode(db, signIn) }
    }
    if (step === "password") {
      const login = passwordLoginSchema.parse({ ...input, isPersistent })
      return {
        grant: await signInWithPassword(db, { ...login, ...client, idempotencyKey: undefined }),
      }
    }
    if (step === "factor") {
      const { code } = factorSchema.parse(input)
      return { grant: await finishSignIn(db, { code, cookie, address: client.address }) }
    }
    const wanted = sendLoginCodeSchema.parse({ email: input.email, redirect })
    const { address, knownDevice } = client
    await sendLoginCode(db, { ...wanted, address, knownDevice })
    return { state: { step: "code", email: wanted.email, fields: {} } }
  } catch (error) {
    if (error instanceof SecondFactorNeeded) {
      return { state: { step: "factor", email, fields: {} }, cookies: error.cookies }
    }
    return { state: { step, email, ...refusalOf(error) } }
  }
}
