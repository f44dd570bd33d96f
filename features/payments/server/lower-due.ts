import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { cardDueOf } from "../payment-parts.ts"
import { lockPayment } from "./lock-payment.ts"
import { paymentsTable } from "./payments-tables.ts"

/** Less than what is reserved is to be collected; nobody may have asked for the capture before. */
export async function lowerDue(tx: Db, paymentId: number, dueCents: number): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (payment.capturedCents > 0 || dueCents > payment.dueCents) {
    throw new Error(`payment ${paymentId} cannot fall to ${dueCents} cents any more`)
  }
  const creditDueCents = dueCents - cardDueOf(payment, dueCents)
  await tx
    .update(paymentsTable)
    .set({ dueCents, creditDueCents })
    .where(eq(paymentsTable.id, paymentId))
}
