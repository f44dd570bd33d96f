import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { remembered } from "#features/auth/core/ui/auth-calls.ts"
import type { PasskeyOptions } from "#features/auth/passkeys/ui/browser-passkeys.ts"
import type { PendingView } from "#features/auth/second-factor/second-factor-schemas.ts"
import { api } from "#platform/api-client.ts"

/** Six digits of the app or a recovery code, for the sign-in that waits in this browser. */
export async function callFinishSignIn(code: string, intent: string): Promise<SignedIn> {
  return remembered(await api.post("/api/auth/login/second-factor", { code }, { intent }))
}

export function loadPendingView(): Promise<PendingView> {
  return api.get("/api/auth/login/second-factor")
}

export function callRequestRecovery(intent: string): Promise<{ dueAt: string }> {
  return api.post("/api/auth/login/second-factor/recovery", undefined, { intent })
}

/** `isPolling`: the page asks by itself, so that the browser can offer passkeys. */
export function loadPasskeyOptions({ isPolling = false } = {}): Promise<PasskeyOptions> {
  return api.post("/api/auth/login/passkey/options", undefined, { isPolling })
}

export async function callSignInWithPasskey(
  login: { response: unknown; isPersistent: boolean },
  intent: string,
): Promise<SignedIn> {
  return remembered(await api.post("/api/auth/login/passkey", login, { intent }))
}
