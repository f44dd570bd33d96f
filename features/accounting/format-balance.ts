import type { MoveKind } from "#features/ledger/ledger.ts"
import { formatEuro } from "#platform/money.ts"
import type { OrderBalance } from "./order-balance.ts"

/** „Danach: bezahlt 68,75 €, zurück 2,75 €“ after a move of this kind. */
export function formatBalance(balance: OrderBalance, kind: MoveKind): string {
  const { reservedCents, paidCents, backCents, waitingCents, goodwillCents } = balance
  // what has just been collected waits to be divided, whatever waits later is on its way back
  const isUnderWay = waitingCents > 0 && kind !== "payment.captured"
  const parts = [
    ...(reservedCents > 0 ? [`reserviert ${formatEuro(reservedCents)}`] : []),
    ...(paidCents > 0 ? [`bezahlt ${formatEuro(paidCents)}`] : []),
    ...(goodwillCents > 0 ? [`Kulanz ${formatEuro(goodwillCents)}`] : []),
    ...(backCents > 0 ? [`zurück ${formatEuro(backCents)}`] : []),
    ...(isUnderWay ? [`unterwegs zurück ${formatEuro(waitingCents)}`] : []),
  ]
  return parts.length > 0
    ? `Danach: ${parts.join(", ")}`
    : "Danach ist nichts reserviert oder bezahlt."
}
