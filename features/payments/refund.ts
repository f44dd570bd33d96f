/*
 * Money of a collected payment that goes back: ordered by whoever owes it, called for at the
 * provider outside of any transaction, done when the provider's signed report has come.
 */

export type RefundStatus = "ordered" | "done" | "failed"

export type RefundReason =
  | "cancelled_by_pilot"
  | "cancelled_by_passenger"
  | "flight_cancelled"
  | "price_cut"
  | "change_not_accepted"
  | "settlement"
  | "waived"
