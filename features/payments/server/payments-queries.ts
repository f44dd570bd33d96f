import { desc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { paymentsTable } from "./payments-tables.ts"

export type PaymentRow = typeof paymentsTable.$inferSelect

export async function findPaymentByRef(db: Db, ref: string): Promise<PaymentRow | undefined> {
  const [payment] = await selectByRef(db, { ref })
  return payment
}

const selectByRef = prepared((db, { ref }: { ref: string }) =>
  db.select().from(paymentsTable).where(eq(paymentsTable.ref, ref)),
)

export async function findPayment(db: Db, paymentId: number): Promise<PaymentRow | undefined> {
  const [payment] = await selectById(db, { paymentId })
  return payment
}

const selectById = prepared((db, { paymentId }: { paymentId: number }) =>
  db.select().from(paymentsTable).where(eq(paymentsTable.id, paymentId)),
)

/** The newest payment of an order: the one that counts. */
export async function findPaymentOfCheckout(
  db: Db,
  checkoutId: number,
): Promise<PaymentRow | undefined> {
  const [payment] = await listPaymentsOfCheckout(db, checkoutId)
  return payment
}

/** Every try to pay an order, the newest first. */
export function listPaymentsOfCheckout(db: Db, checkoutId: number): Promise<PaymentRow[]> {
  return selectOfCheckout(db, { checkoutId })
}

const selectOfCheckout = prepared((db, { checkoutId }: { checkoutId: number }) =>
  db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, checkoutId))
    .orderBy(desc(paymentsTable.id)),
)
