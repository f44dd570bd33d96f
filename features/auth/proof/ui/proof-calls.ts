import type { PasskeyOptions } from "#features/auth/passkeys/ui/browser-passkeys.ts"
import { api } from "#platform/api-client.ts"
import type { ProofView } from "../proof-schemas.ts"

export function loadProofView(userId: number): Promise<ProofView> {
  return api.get(`/api/users/${userId}/proof`)
}

export function callSendConfirmationCode(userId: number, intent: string): Promise<unknown> {
  return api.post(`/api/users/${userId}/proof/code/send`, undefined, { intent })
}

export function callProveByCode(userId: number, token: string, intent: string): Promise<unknown> {
  return api.post(`/api/users/${userId}/proof/code`, { token }, { intent })
}

export function callProveByPassword(
  userId: number,
  password: string,
  intent: string,
): Promise<unknown> {
  return api.post(`/api/users/${userId}/proof/password`, { password }, { intent })
}

export function callProveByFactor(userId: number, code: string, intent: string): Promise<unknown> {
  return api.post(`/api/users/${userId}/proof/factor`, { code }, { intent })
}

export function loadProofPasskeyOptions(userId: number): Promise<PasskeyOptions> {
  return api.post(`/api/users/${userId}/proof/passkey/options`)
}

export function callProveByPasskey(
  userId: number,
  response: unknown,
  intent: string,
): Promise<unknown> {
  return api.post(`/api/users/${userId}/proof/passkey`, { response }, { intent })
}
