import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { MoveKind } from "#features/ledger/ledger.ts"
import { formatRetained } from "./format-retained.ts"
import { type BalancedMove, balanceAfter, type OrderBalance } from "./order-balance.ts"

/** How the money of one booking stands. */
export interface BookingMoney {
  balance: OrderBalance
  /** Why something of it is kept, or is still to come. */
  kept: string | null
}

const SETTLED: MoveKind = "booking.settled"

/** How a booking stands after all moves of its orders. */
export function moneyOfBooking(
  moves: readonly BalancedMove[],
  { status, pilot }: { status: BookingStatus; pilot: string },
): BookingMoney {
  const balance = balanceAfter(moves)
  const isSettled = moves.some(({ kind }) => kind === SETTLED)
  return { balance, kept: formatRetained(balance, { status, pilot, isSettled }) }
}
