import type { NewPasskeyOptions } from "#features/auth/passkeys/ui/browser-passkeys.ts"
import { api } from "#platform/api-client.ts"

export function loadNewPasskeyOptions(userId: number): Promise<NewPasskeyOptions> {
  return api.post(`/api/users/${userId}/passkeys/options`)
}

export function callAddPasskey(
  userId: number,
  response: unknown,
  intent: string,
): Promise<unknown> {
  return api.post(`/api/users/${userId}/passkeys`, { response }, { intent })
}

export function callRemovePasskey(userId: number, id: string): Promise<unknown> {
  return api.delete(`/api/users/${userId}/passkeys/${id}`)
}

export function callRenamePasskey(userId: number, id: string, name: string): Promise<unknown> {
  return api.put(`/api/users/${userId}/passkeys/${id}`, { name })
}
