import { api } from "#platform/api-client.ts"
import type { StartedView, ViewRequest } from "../person-view.ts"

export function callStartView(
  userId: number,
  request: ViewRequest,
  intent: string,
): Promise<StartedView> {
  return api.post(`/api/users/${userId}/view`, request, { intent })
}
