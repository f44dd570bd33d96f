import type { Account, AccountPurpose, MoveKind } from "#features/ledger/ledger.ts"

/** The balance of an order, every number from the ledger. */
export interface OrderBalance {
  /** On a card and of vouchers, not yet collected, or about to be on a voucher again. */
  reservedCents: number
  /** Collected in all. */
  paidCents: number
  /** What we have added of our own. */
  goodwillCents: number
  /** Arrived back on card or voucher. */
  backCents: number
  /** On its way back, or collected and not yet divided. */
  waitingCents: number
  /** Held back for the pilot, or theirs already. */
  shareCents: number
  /** Held back for us, or ours already. */
  feeCents: number
  /** What the order has put on a voucher. */
  voucherCents: number
  /** What a bank holds back or has taken. */
  chargedBackCents: number
}

const EMPTY: OrderBalance = {
  reservedCents: 0,
  paidCents: 0,
  goodwillCents: 0,
  backCents: 0,
  waitingCents: 0,
  shareCents: 0,
  feeCents: 0,
  voucherCents: 0,
  chargedBackCents: 0,
}

const REFUNDED: readonly MoveKind[] = [
  "payment.partially_refunded",
  "payment.refunded",
  "payment.refund_returned",
  "payment.refund_credited",
  "payment.refund_transferred",
  "booking.goodwill_credited",
]

export interface BalancedMove {
  kind: MoveKind
  lines: readonly { account: Pick<Account, "purpose">; amountCents: number }[]
}

/**
 * What one ledger move changes. A voucher that pays for the order counts as a source, the voucher that
 * the order buys belongs to it. Always: paid + goodwill - refunded - waiting = share + fee + voucher.
 */
function changeByMove(move: BalancedMove): OrderBalance {
  const sum = (...which: AccountPurpose[]) =>
    move.lines.reduce(
      (total, { account, amountCents }) =>
        total + (which.includes(account.purpose) ? amountCents : 0),
      0,
    )
  const order = sum("checkout_paid")
  const isOrder = move.lines.some(({ account }) => account.purpose === "checkout_paid")
  const isRefund = REFUNDED.includes(move.kind)
  const given = (cents: number) => 0 - cents
  return {
    reservedCents: given(sum("checkout_reserved", "checkout_credit")),
    paidCents: move.kind === "payment.captured" ? given(order) : 0,
    goodwillCents: sum("goodwill"),
    backCents: isRefund ? order : 0,
    waitingCents: given(order),
    shareCents: given(sum("booking_share", "pilot_payable")),
    feeCents: given(sum("booking_fee", "booking_vat", "earned_fees", "owed_vat")),
    // a refund that became credit is no purchase
    voucherCents: isOrder && !isRefund ? given(sum("voucher")) : 0,
    chargedBackCents: sum("disputed", "chargebacks"),
  }
}

function addBalances(one: OrderBalance, other: OrderBalance): OrderBalance {
  return Object.fromEntries(
    Object.entries(one).map(([key, cents]) => [key, cents + other[key as keyof OrderBalance]]),
  ) as unknown as OrderBalance
}

/** The balance after some moves. */
export function balanceAfter(moves: readonly BalancedMove[]): OrderBalance {
  return moves.map(changeByMove).reduce(addBalances, EMPTY)
}
