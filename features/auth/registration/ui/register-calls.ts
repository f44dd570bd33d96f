import { api } from "#platform/api-client.ts"
import type { RegistrationInput } from "../registration-schema.ts"

/** Sent again with the same `intent`, it mails no second code. */
export function callRegister(registration: RegistrationInput, intent: string): Promise<unknown> {
  return api.post("/api/users", registration, { intent })
}

export async function callIsMailFree(email: string, signal: AbortSignal): Promise<boolean> {
  const path = "/api/users/check-mail-availability"
  const { isAvailable } = await api.post<{ isAvailable: boolean }>(path, { email }, { signal })
  return isAvailable
}

/** Refused at `password` where it must not be chosen; nothing is stored. */
export function callCheckPassword(password: string, email: string): Promise<unknown> {
  return api.post("/api/users/check-password", { password, email })
}
