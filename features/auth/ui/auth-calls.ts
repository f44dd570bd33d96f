import { api } from "#platform/api-client.ts"
import type { SignedIn } from "../auth-schemas.ts"

export function callSendLoginCode(email: string): Promise<unknown> {
  return api.post("/api/auth/login/token/send", { email })
}

interface CodeLogin {
  email: string
  token: string
  isPersistent: boolean
}

/** `intent` stays the same while the same code is sent again, because a code works only once. */
export function callSignInWithCode(login: CodeLogin, intent: string): Promise<SignedIn> {
  return api.post("/api/auth/login/token", login, { intent })
}

interface PasswordLogin {
  email: string
  password: string
  isPersistent: boolean
}

export function callSignInWithPassword(login: PasswordLogin): Promise<SignedIn> {
  return api.post("/api/auth/login/password", login)
}
