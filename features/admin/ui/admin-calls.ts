import { api } from "#platform/api-client.ts"
import type { FailingRowView } from "../jobs-list.ts"
import type { RetryAnswer } from "../retry-schemas.ts"

export function callResendMail(number: number, intent: string): Promise<RetryAnswer> {
  return api.post(`/api/mails/${number}/retry`, undefined, { intent })
}

export function callRetryRefund(
  id: number,
  why: { note: string },
  intent: string,
): Promise<RetryAnswer> {
  return api.post(`/api/refunds/${id}/retry`, why, { intent })
}

export function callRetryPayout(
  bookingId: number,
  why: { note: string },
  intent: string,
): Promise<RetryAnswer> {
  return api.post(`/api/payouts/${bookingId}/retry`, why, { intent })
}

export function callRetryFailingRow(
  { queue, entity, rowId }: Pick<FailingRowView, "queue" | "entity" | "rowId">,
  intent: string,
): Promise<RetryAnswer> {
  return api.post(
    `/api/failing-rows/${encodeURIComponent(queue)}/${encodeURIComponent(entity)}/${encodeURIComponent(rowId)}/retry`,
    undefined,
    { intent },
  )
}

export function callRestartJob(queue: string, id: string, intent: string): Promise<RetryAnswer> {
  return api.post(
    `/api/jobs/${encodeURIComponent(queue)}/${encodeURIComponent(id)}/retry`,
    undefined,
    { intent },
  )
}
