import { desc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { paymentsTable } from "./payments-tables.ts"

export type PaymentRow = typeof paymentsTable.$inferSelect

export async function findPaymentByRef(db: Db, ref: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.ref, ref))
  return payment
}

/** The newest payment of an order: the one that counts. */
export async function findPaymentOfCheckout(
  db: Db,
  checkoutId: number,
): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, checkoutId))
    .orderBy(desc(paymentsTable.id))
    .limit(1)
  return payment
}
