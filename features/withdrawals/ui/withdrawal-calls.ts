import { api } from "#platform/api-client.ts"
import type {
  HandlingAnswer,
  HandlingInput,
  ReplyAnswer,
  ReplyInput,
} from "../withdrawal-schemas.ts"

export function callHandleWithdrawal(
  id: number,
  input: HandlingInput,
  intent: string,
): Promise<HandlingAnswer> {
  return api.post(`/api/withdrawals/${id}/handling`, input, { intent })
}

export function callReplyToWithdrawal(
  id: number,
  input: ReplyInput,
  intent: string,
): Promise<ReplyAnswer> {
  return api.post(`/api/withdrawals/${id}/replies`, input, { intent })
}
