import { api } from "#platform/api-client.ts"

/** Whether the password counts already; otherwise a code is on its way that confirms it. */
export async function callSetPassword(userId: number, password: string): Promise<boolean> {
  const path = `/api/users/${userId}/settings/password`
  const { isConfirmed } = await api.put<{ isConfirmed: boolean }>(path, { password })
  return isConfirmed
}

export function callConfirmPassword(
  userId: number,
  token: string,
  intent: string,
): Promise<unknown> {
  return api.post(`/api/users/${userId}/settings/password/confirm`, { token }, { intent })
}

/** Sends a code to the present and to the wanted address. */
export function callChangeEmail(userId: number, email: string, intent: string): Promise<unknown> {
  return api.post(`/api/users/${userId}/settings/email`, { email }, { intent })
}

export interface BothCodes {
  currentToken: string
  newToken: string
}

export function callConfirmEmailChange(
  userId: number,
  codes: BothCodes,
  intent: string,
): Promise<unknown> {
  return api.post(`/api/users/${userId}/settings/email/confirm`, codes, { intent })
}
