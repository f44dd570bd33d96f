import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { MoveKind } from "#features/ledger/ledger.ts"
import { formatEuro } from "#platform/money.ts"
import { formatRetained } from "./format-retained.ts"
import { type BalancedMove, balanceAfter, type OrderBalance } from "./order-balance.ts"

/** How the money of one booking stands. */
export interface BookingMoney {
  balance: OrderBalance
  /** Why something of it is kept, or is still to come. */
  kept: string | null
  /** What we have given of our own; null where it was nothing. */
  goodwill: string | null
}

const SETTLED: MoveKind = "booking.settled"

/** How a booking stands after all moves of its orders. */
export function moneyOfBooking(
  moves: readonly BalancedMove[],
  { status, pilot }: { status: BookingStatus; pilot: string },
): BookingMoney {
  const balance = balanceAfter(moves)
  const isSettled = moves.some(({ kind }) => kind === SETTLED)
  return {
    balance,
    kept: formatRetained(balance, { status, pilot, isSettled }),
    goodwill: formatGoodwill(moves),
  }
}

/** „Aus Kulanz haben wir dir 20,00 € gegeben, als Guthaben.“ */
function formatGoodwill(moves: readonly BalancedMove[]): string | null {
  const { goodwillCents } = balanceAfter(moves)
  if (goodwillCents === 0) return null
  const creditCents = sumOfCredited(moves)
  const sum = `Aus Kulanz haben wir dir ${formatEuro(goodwillCents)} gegeben`
  if (creditCents === 0) return `${sum}, dorthin, woher deine Zahlung kam.`
  if (creditCents === goodwillCents) return `${sum}, als Guthaben.`
  return `${sum}, davon ${formatEuro(creditCents)} als Guthaben.`
}

function sumOfCredited(moves: readonly BalancedMove[]): number {
  return balanceAfter(moves.filter(({ kind }) => kind === "booking.goodwill_credited")).backCents
}
