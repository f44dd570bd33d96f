import { api } from "#platform/api-client.ts"
import type { BlockAnswer, Statement, Unblocking } from "../restriction-schemas.ts"

export function callBlockUser(userId: number, statement: Statement): Promise<BlockAnswer> {
  return api.post(`/api/users/${userId}/block`, statement)
}

export function callUnblockUser(userId: number, unblocking: Unblocking): Promise<BlockAnswer> {
  return api.post(`/api/users/${userId}/unblock`, unblocking)
}
