import { formatEuro } from "#platform/money.ts"

/** What of somebody's money is still on its way; to block them leaves it to others. */
export interface OpenMoney {
  /** Seats that they have asked for, booked or flown and that are not settled. */
  ownBookings: number
  /** The same of others, on their flights. */
  guestBookings: number
  /** What is due to them as a pilot. */
  payoutCents: number
  /** What goes back to them. */
  refundCents: number
}

/** In words, line by line; none: nothing is open, and one person may block them. */
export function openMoneyLines(money: OpenMoney): { term: string; description: string }[] {
  const { ownBookings, guestBookings, payoutCents, refundCents } = money
  return [
    ...(ownBookings > 0 ? [{ term: "Eigene Buchungen", description: `${ownBookings} offen` }] : []),
    ...(guestBookings > 0
      ? [{ term: "Buchungen von Gästen", description: `${guestBookings} offen` }]
      : []),
    ...(payoutCents > 0
      ? [{ term: "Auszahlungen", description: `${formatEuro(payoutCents)} fällig` }]
      : []),
    ...(refundCents > 0
      ? [{ term: "Erstattungen", description: `${formatEuro(refundCents)} unterwegs` }]
      : []),
  ]
}

export function hasOpenMoney(money: OpenMoney): boolean {
  return openMoneyLines(money).length > 0
}
