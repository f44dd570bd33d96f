/*
 * The money of one order, as the provider reports it: created -> (action_required) -> authorised
 * -> captured -> partially_refunded -> refunded; failed, voided and charged_back beside that. A direct
 * debit reserves nothing: created -> processing -> captured, or failed after days. Only
 * the provider's reports move it: signed webhooks, or its answer when we ask. Reports come twice,
 * late and in any order: one of a step that lies behind changes nothing.
 */

/** Who collects from people outside (PAYMENTS). */
export type CardProviderName = "trial" | "stripe"

/** `credit`: an order that vouchers pay alone, without anybody outside. */
export type PaymentProviderName = CardProviderName | "credit"

/** How people pay; `card` stands for all that is reserved first and collected later. */
export type PaymentMeans = "card" | "sepa"

export const PAYMENT_MEANS_LABELS: Record<PaymentMeans, string> = {
  card: "Karte oder PayPal",
  sepa: "SEPA-Lastschrift",
}

export type PaymentStatus =
  | "created"
  | "action_required"
  | "authorised"
  | "processing"
  | "captured"
  | "partially_refunded"
  | "refunded"
  | "failed"
  | "voided"
  | "charged_back"

/** Every step that a provider may report, by the status that it starts from. */
export const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ["action_required", "authorised", "processing", "failed", "voided"],
  action_required: ["authorised", "failed", "voided"],
  authorised: ["captured", "voided", "failed"],
  processing: ["captured", "failed"],
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

/** How a collected payment stands by what has gone back of it, once no bank holds it any more. */
export function statusOfCollected(payment: {
  capturedCents: number
  refundedCents: number
}): "captured" | "partially_refunded" | "refunded" {
  if (payment.refundedCents === 0) return "captured"
  return payment.refundedCents === payment.capturedCents ? "refunded" : "partially_refunded"
}

/** An order may be paid anew once its last payment has failed. */
export function isFinal(status: PaymentStatus): boolean {
  return status === "failed" || status === "voided"
}

/** Nobody knows yet whether it will be collected. */
export function isUnderWay(status: PaymentStatus): boolean {
  return ["created", "action_required", "authorised", "processing"].includes(status)
}
