import { takenByBanks } from "#features/payments/dispute.ts"
import { cardLeftOf } from "#features/payments/server/card-left.ts"
import { orderTransfer } from "#features/payments/server/order-transfer.ts"
import { transferProviderFor } from "#features/payments/server/providers.ts"
import type { TransferRow } from "#features/payments/server/transfers-table.ts"
import type { Db } from "#platform/server/db.ts"
import { cardTransferKey, creditTransferKey, nextTransferKey } from "../../payout.ts"
import type { PayoutRow } from "../settlements-tables.ts"
import { type PaidBy, providerOf } from "./paid-by.ts"

/** What of a payout has been sent, or is under way. */
export function sentBy(transfers: readonly TransferRow[]): number {
  return transfers.reduce((sum, { status, amountCents }) => {
    return status === "done" || status === "ordered" ? sum + amountCents : sum
  }, 0)
}

interface Sending {
  payout: PayoutRow
  orders: readonly PaidBy[]
  /** All transfers of this payout so far. */
  transfers: readonly TransferRow[]
  amountCents: number
}

/**
 * Orders the transfers of a part of a payout: from the cards that have paid, as far as no bank has taken
 * that back, and the rest from the operator's balance. One that has failed or came back is tried anew.
 */
export async function orderTransfers(
  tx: Db,
  { payout, orders, transfers, amountCents }: Sending,
): Promise<void> {
  const { bookingId, pilotId: payeeId } = payout
  let left = amountCents
  for (const { orderId, payment, disputes } of orders) {
    const ofCard = transfers.filter(({ paymentId }) => paymentId === payment.id)
    const room = (await cardLeftOf(tx, payment)) - takenByBanks(disputes) - sentBy(ofCard)
    const cardCents = Math.min(left, Math.max(0, room))
    if (cardCents === 0) continue
    left -= cardCents
    await orderTransfer(tx, {
      provider: transferProviderFor(payment.provider),
      payeeId,
      key: nextTransferKey(cardTransferKey(bookingId, orderId), ofCard),
      bookingId,
      paymentId: payment.id,
      amountCents: cardCents,
    })
  }
  if (left === 0) return
  const ofCredit = transfers.filter(({ paymentId }) => paymentId === null)
  await orderTransfer(tx, {
    provider: providerOf(orders),
    payeeId,
    key: nextTransferKey(creditTransferKey(bookingId), ofCredit),
    bookingId,
    paymentId: null,
    amountCents: left,
  })
}
