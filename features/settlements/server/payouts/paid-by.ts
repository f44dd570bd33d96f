import { asc, eq } from "drizzle-orm"
import { listPaidOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { lockPayment } from "#features/payments/server/lock-payment.ts"
import type { PaymentRow } from "#features/payments/server/payments-queries.ts"
import { type DisputeRow, disputesTable } from "#features/payments/server/payments-tables.ts"
import { transferProviderFor } from "#features/payments/server/providers.ts"
import type { Db } from "#platform/server/db.ts"

/** An order of a booking, how it was paid, and what banks say to that. */
export interface PaidBy {
  orderId: number
  payment: PaymentRow
  disputes: DisputeRow[]
}

/** By what a booking was paid, the first order first; the payments are locked. */
export async function lockPaidBy(tx: Db, bookingId: number): Promise<PaidBy[]> {
  const paid: PaidBy[] = []
  const orders = await listPaidOrders(tx, { id: bookingId })
  for (const { id: orderId, paymentId } of orders.reverse()) {
    const payment = await lockPayment(tx, paymentId)
    const disputes = await tx
      .select()
      .from(disputesTable)
      .where(eq(disputesTable.paymentId, paymentId))
      .orderBy(asc(disputesTable.id))
    paid.push({ orderId, payment, disputes })
  }
  return paid
}

/** Who sends its payout; an order paid by vouchers alone has no provider to transfer from. */
export function providerOf(orders: readonly PaidBy[]) {
  const byCard = orders.find(({ payment }) => payment.provider !== "credit") ?? orders[0]
  if (!byCard) throw new Error("a payout has no payment behind it")
  return transferProviderFor(byCard.payment.provider)
}
