import { api } from "#platform/api-client.ts"
import type { OfficeStep } from "../office-grounds.ts"

export function callVoucherStep(
  voucherId: number,
  step: OfficeStep,
  why: { ground: string },
  intent: string,
): Promise<unknown> {
  const call = step === "send" ? "sending" : step
  return api.post(`/api/vouchers/${voucherId}/${call}`, why, { intent })
}

/** Ends a voucher that its buyer has withdrawn from, and gives its price back. */
export function callRevokeVoucher(voucherId: number, intent: string): Promise<unknown> {
  return api.post(`/api/vouchers/${voucherId}/revoke`, undefined, { intent })
}
