import { api } from "#platform/api-client.ts"
import type { FailingRowView } from "../jobs-list.ts"
import type { RetryAnswer } from "../retry-schemas.ts"

export function callResendMail(number: number): Promise<RetryAnswer> {
  return api.post(`/api/mails/${number}/retry`)
}

export function callRetryRefund(id: number): Promise<RetryAnswer> {
  return api.post(`/api/refunds/${id}/retry`)
}

export function callRetryPayout(bookingId: number): Promise<RetryAnswer> {
  return api.post(`/api/payouts/${bookingId}/retry`)
}

export function callRetryFailingRow({
  queue,
  entity,
  rowId,
}: Pick<FailingRowView, "queue" | "entity" | "rowId">): Promise<RetryAnswer> {
  return api.post(
    `/api/failing-rows/${encodeURIComponent(queue)}/${encodeURIComponent(entity)}/${encodeURIComponent(rowId)}/retry`,
  )
}

export function callRestartJob(queue: string, id: string): Promise<RetryAnswer> {
  return api.post(`/api/jobs/${encodeURIComponent(queue)}/${encodeURIComponent(id)}/retry`)
}
