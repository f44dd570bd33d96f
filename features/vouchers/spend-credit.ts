import { MIN_CARD_CENTS } from "#features/payments/payment-parts.ts"

/** How much of the available credit pays for a total; what is left is nothing or enough for a card. */
export function creditFor(totalCents: number, availableCents: number): number {
  const credit = Math.min(totalCents, Math.max(0, availableCents))
  const rest = totalCents - credit
  if (rest === 0 || rest >= MIN_CARD_CENTS) return credit
  return Math.max(0, totalCents - MIN_CARD_CENTS)
}

interface Source {
  id: number
  balanceCents: number
  validUntil: Date
}

/** Which vouchers pay an amount: those that end first, first. */
export function planSpending(
  vouchers: readonly Source[],
  cents: number,
): { voucherId: number; cents: number }[] {
  const sorted = vouchers.toSorted(
    (one, other) => one.validUntil.getTime() - other.validUntil.getTime() || one.id - other.id,
  )
  const parts: { voucherId: number; cents: number }[] = []
  let left = cents
  for (const { id, balanceCents } of sorted) {
    const taken = Math.min(left, balanceCents)
    if (taken > 0) parts.push({ voucherId: id, cents: taken })
    left -= taken
  }
  if (left > 0) throw new Error(`vouchers lack ${left} of ${cents} cents`)
  return parts
}
