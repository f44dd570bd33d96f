import { z } from "zod"
import { DomainError, type FieldErrors } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { loginCodeSchema, passwordLoginSchema, sendLoginCodeSchema } from "../auth-schemas.ts"
import type { LoginState } from "../login-state.ts"
import { sendLoginCode } from "./send-login-code.tsx"
import type { Grant } from "./session-cookies.ts"
import { signInWithCode } from "./sign-in-with-code.ts"
import { signInWithPassword } from "./sign-in-with-password.ts"

interface Client {
  address: string
  device: string
}

/**
 * The login page's forms as plain posts: where scripts are off or not there yet, so that no
 * password ever lands in an address. Answers the session, or where the page goes on.
 */
export async function signInByForm(
  db: Db,
  form: FormData,
  client: Client,
): Promise<{ grant: Grant } | { state: LoginState }> {
  const input = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"))
  const isPersistent = form.has("isPersistent")
  const email = String(input.email ?? "")
  const step = input.step === "code" || input.step === "password" ? input.step : "email"
  try {
    if (step === "code") {
      const { token, ...login } = loginCodeSchema.parse({ ...input, isPersistent })
      const signIn = { ...login, ...client, code: token, intentKey: undefined }
      return { grant: await signInWithCode(db, signIn) }
    }
    if (step === "password") {
      const login = passwordLoginSchema.parse({ ...input, isPersistent })
      return { grant: await signInWithPassword(db, { ...login, ...client, intentKey: undefined }) }
    }
    await sendLoginCode(db, { ...sendLoginCodeSchema.parse(input), address: client.address })
    return { state: { step: "code", email, fields: {} } }
  } catch (error) {
    return { state: { step, email, ...refusalOf(error) } }
  }
}

function refusalOf(error: unknown): { fields: FieldErrors; message?: string } {
  if (error instanceof z.ZodError) {
    const fields: FieldErrors = {}
    for (const { path, message } of error.issues) fields[path.join(".")] ??= message
    return { fields }
  }
  if (!(error instanceof DomainError)) throw error
  const hasFields = Object.keys(error.fields).length > 0
  return hasFields ? { fields: error.fields } : { fields: {}, message: error.message }
}
