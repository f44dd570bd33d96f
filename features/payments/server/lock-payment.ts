import { desc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { paymentsTable } from "./payments-tables.ts"

/** Locks a payment; its booking must be locked before (lock order: flight, booking, payment). */
export async function lockPayment(tx: Db, paymentId: number): Promise<PaymentRow> {
  const [payment] = await selectForUpdate(tx, { paymentId })
  if (!payment) throw new Error(`payment ${paymentId} is gone`)
  return payment
}

/** Locks the newest payment of an order, behind the same locks. */
export async function lockPaymentOfCheckout(
  tx: Db,
  checkoutId: number,
): Promise<PaymentRow | undefined> {
  const [payment] = await selectNewestForUpdate(tx, { checkoutId })
  return payment
}

const selectForUpdate = prepared((tx, { paymentId }: { paymentId: number }) =>
  tx.select().from(paymentsTable).where(eq(paymentsTable.id, paymentId)).for("update"),
)

const selectNewestForUpdate = prepared((tx, { checkoutId }: { checkoutId: number }) =>
  tx
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, checkoutId))
    .orderBy(desc(paymentsTable.id))
    .limit(1)
    .for("update"),
)
