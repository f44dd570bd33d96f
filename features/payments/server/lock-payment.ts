import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { paymentsTable } from "./payments-tables.ts"

/** Locks a payment; its booking must be locked before (lock order: flight, booking, payment). */
export async function lockPayment(tx: Db, paymentId: number): Promise<PaymentRow> {
  const [payment] = await tx
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.id, paymentId))
    .for("update")
  if (!payment) throw new Error(`payment ${paymentId} is gone`)
  return payment
}
