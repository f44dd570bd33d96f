import type { AppSetup } from "#features/auth/second-factor/second-factor-schemas.ts"
import { api } from "#platform/api-client.ts"

export function callStartApp(userId: number, intent: string): Promise<AppSetup> {
  return api.post(`/api/users/${userId}/second-factor/app`, undefined, { intent })
}

export async function callConfirmApp(userId: number, code: string, intent: string) {
  const path = `/api/users/${userId}/second-factor/app/confirm`
  const answer = await api.post<{ recoveryCodes: string[] }>(path, { code }, { intent })
  return answer.recoveryCodes
}

export function callRemoveApp(userId: number): Promise<unknown> {
  return api.delete(`/api/users/${userId}/second-factor/app`)
}

export async function callMakeRecoveryCodes(userId: number, intent: string) {
  const path = `/api/users/${userId}/second-factor/recovery-codes`
  const answer = await api.post<{ recoveryCodes: string[] }>(path, undefined, { intent })
  return answer.recoveryCodes
}
