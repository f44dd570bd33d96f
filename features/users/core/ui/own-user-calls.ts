import { api } from "#platform/api-client.ts"
import type { OwnUser } from "../users-schemas.ts"

/** The whole own account, asked for in the background. */
export function callAsOwner(userId: number): Promise<OwnUser> {
  return api.get(`/api/users/${userId}/as-owner`, { isPolling: true })
}
