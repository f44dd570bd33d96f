import { api } from "#platform/api-client.ts"
import type { SignedIn } from "../auth-schemas.ts"

/** `redirect`: where the link in the mail leads; only a page of ours is taken. */
export function callSendLoginCode(
  input: { email: string; redirect?: string | undefined },
  intent: string,
): Promise<unknown> {
  return api.post("/api/auth/login/token/send", input, { intent })
}

interface CodeLogin {
  email: string
  token: string
  isPersistent: boolean
}

/** A code works only once: sent again with the same `intent`, it answers what it answered first. */
export async function callSignInWithCode(login: CodeLogin, intent: string): Promise<SignedIn> {
  return remembered(await api.post("/api/auth/login/token", login, { intent }))
}

interface PasswordLogin {
  email: string
  password: string
  isPersistent: boolean
}

export async function callSignInWithPassword(
  login: PasswordLogin,
  intent?: string,
): Promise<SignedIn> {
  return remembered(
    await api.post("/api/auth/login/password", login, intent === undefined ? {} : { intent }),
  )
}

/**
 * Keeps whose answer a sign-in was. The store weighs more than the form, so it comes with the answer;
 * without it one is signed in too.
 */
export async function remembered(signedIn: SignedIn): Promise<SignedIn> {
  const store = await import("#features/users/core/ui/user-store.ts").catch(() => undefined)
  store?.useUserStore.getState().setUser(signedIn.user)
  return signedIn
}

/** The basic-auth credential of a test system, `email:password`. */
export function callBasicCredential() {
  return api.get<{ email: string; password: string }>("/api2/basicauth")
}
