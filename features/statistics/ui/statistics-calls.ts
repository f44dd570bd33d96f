import { api } from "#platform/api-client.ts"
import type { UserStatistics } from "../user-statistics.ts"

export function callStatistics(userId: number): Promise<UserStatistics> {
  return api.get(`/api/users/${userId}/statistics`, { isPolling: true })
}
