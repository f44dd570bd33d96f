import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { PaymentStatus } from "#features/payments/payment.ts"

/**
 * Where somebody stands at the checkout: `open` while the hold runs, `over` once it has run out,
 * `paid` while the booking does not yet know of its payment, `too_late` when the money came after
 * the seats were gone and went back; `due` once what was confirmed could not be collected; `closed` is everything that only the cockpit can tell.
 */
export type CheckoutStage =
  | "open"
  | "over"
  | "paid"
  | "too_late"
  | "requested"
  | "confirmed"
  | "due"
  | "closed"

/** The stage that follows from the booking and the newest payment of its order. */
export function stageOfCheckout(
  booking: { status: BookingStatus; holdUntil: Date },
  payment: PaymentStatus | undefined,
  now: Date,
): CheckoutStage {
  const { status, holdUntil } = booking
  if (status === "joined") return "confirmed"
  if (status === "requested" || status === "confirmed") return status
  const isPaid = payment === "authorised" || payment === "captured"
  if (status === "payment_due") return isPaid ? "paid" : "due"
  if (status !== "held" && status !== "lapsed") return "closed"
  if (isPaid) return "paid"
  if (payment === "voided") return "too_late"
  return status === "held" && now < holdUntil ? "open" : "over"
}

/** The stages in which there is nothing to do but to read what happens next. */
export type OrderedStage = Extract<CheckoutStage, "paid" | "too_late" | "requested" | "confirmed">

export function isOrdered(stage: CheckoutStage): stage is OrderedStage {
  return ["paid", "too_late", "requested", "confirmed"].includes(stage)
}
