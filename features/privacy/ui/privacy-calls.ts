import { api } from "#platform/api-client.ts"
import type { DataExport } from "../privacy-schemas.ts"

export function callRequestExport(userId: number, intent: string): Promise<DataExport> {
  return api.post(`/api/users/${userId}/exports`, undefined, { intent })
}

/** Newest first; asked for while one is being made. */
export function callListExports(userId: number): Promise<DataExport[]> {
  return api.get(`/api/users/${userId}/exports`, { isPolling: true })
}

export function callSendProofCode(userId: number, intent: string): Promise<unknown> {
  return api.post(`/api/users/${userId}/proof-codes`, undefined, { intent })
}

export function callDeleteAccount(userId: number, email: string): Promise<unknown> {
  return api.delete(`/api/users/${userId}`, { email })
}
