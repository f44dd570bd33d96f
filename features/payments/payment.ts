/*
 * The money of one order, as the provider reports it: created -> (action_required) -> authorised
 * -> captured -> partially_refunded -> refunded; failed, voided and charged_back beside that. Only
 * the provider's signed webhooks move it. Webhooks come twice, late and in any order: a report of
 * a step that lies behind changes nothing.
 */

export type PaymentProviderName = "trial"

export type PaymentStatus =
  | "created"
  | "action_required"
  | "authorised"
  | "captured"
  | "partially_refunded"
  | "refunded"
  | "failed"
  | "voided"
  | "charged_back"

/** Every step that a provider may report, by the status that it starts from. */
export const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ["action_required", "authorised", "failed", "voided"],
  action_required: ["authorised", "failed", "voided"],
  authorised: ["captured", "voided", "failed"],
  captured: ["partially_refunded", "refunded", "charged_back"],
  partially_refunded: ["partially_refunded", "refunded", "charged_back"],
  refunded: ["charged_back"],
  failed: [],
  voided: [],
  charged_back: [],
}

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to)
}

/** An order may be paid anew once its last payment has failed. */
export function isOver(status: PaymentStatus): boolean {
  return status === "failed" || status === "voided"
}
