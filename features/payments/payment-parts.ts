/** Card providers take no less than this (Stripe: 0,50 €). */
export const MIN_CARD_CENTS = 50

interface Parts {
  amountCents: number
  dueCents: number
  creditCents: number
  creditDueCents: number
}

/** What the provider reserves and collects: everything that vouchers do not pay. */
export function cardPart(payment: Parts): { amountCents: number; dueCents: number } {
  return {
    amountCents: payment.amountCents - payment.creditCents,
    dueCents: payment.dueCents - payment.creditDueCents,
  }
}

/**
 * What the card pays when less is due than was reserved: the card saves first, as long as enough is
 * left for its provider to collect; then the vouchers do.
 */
export function cardDueOf(payment: Parts, dueCents: number): number {
  const { amountCents } = cardPart(payment)
  const least = Math.min(amountCents, MIN_CARD_CENTS, dueCents)
  return Math.min(amountCents, Math.max(least, dueCents - payment.creditCents))
}
