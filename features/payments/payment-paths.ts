/** Where a payment is made, and where its provider leads back to. */
export function paymentPath(ref: string): string {
  return `/de/kasse/zahlung/${encodeURIComponent(ref)}`
}

/** The call that says how far a payment is. */
export function paymentCallPath(ref: string): string {
  return `/api/payments/${encodeURIComponent(ref)}`
}

/** The call that decides how a trial payment ends. */
export function trialPaymentCallPath(ref: string): string {
  return `/api/trial-payments/${encodeURIComponent(ref)}`
}

/** The call that says that somebody has looked after what a provider has reported. */
export function settleFlagCallPath(flagId: number): string {
  return `/api/payment-flags/${flagId}/settling`
}

/** The whole story of one payment, for the back office. */
export function paymentStoryPath(ref: string): string {
  return `/de/verwaltung/buch/zahlung/${encodeURIComponent(ref)}`
}
