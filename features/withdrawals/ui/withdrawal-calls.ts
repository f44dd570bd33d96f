import { api } from "#platform/api-client.ts"
import type { HandlingAnswer, HandlingInput } from "../withdrawal-schemas.ts"

export function callHandleWithdrawal(id: number, input: HandlingInput): Promise<HandlingAnswer> {
  return api.post(`/api/withdrawals/${id}/handling`, input)
}
