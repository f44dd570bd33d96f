import { api } from "#platform/api-client.ts"
import type { BlockAnswer, Statement, Unblocking } from "../restriction-schemas.ts"

export function callBlockUser(
  userId: number,
  statement: Statement,
  intent: string,
): Promise<BlockAnswer> {
  return api.post(`/api/users/${userId}/block`, statement, { intent })
}

export function callUnblockUser(
  userId: number,
  unblocking: Unblocking,
  intent: string,
): Promise<BlockAnswer> {
  return api.post(`/api/users/${userId}/unblock`, unblocking, { intent })
}
