/**
 * How a charge was paid, by what vouchers gave to the order: what goes back comes off the card first
 * (as refunds do), so of what stays the vouchers pay as much as they gave.
 */
export function splitPayment(
  totalCents: number,
  creditCents: number,
): { cardCents: number; creditCents: number } {
  const credit = Math.min(totalCents, creditCents)
  return { cardCents: totalCents - credit, creditCents: credit }
}
