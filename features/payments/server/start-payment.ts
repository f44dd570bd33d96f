import { desc, eq } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { isOver } from "../payment.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { paymentsTable } from "./payments-tables.ts"
import { currentProvider, providerNamed } from "./providers.ts"

export interface StartedPayment {
  ref: string
}

/**
 * Opens the payment of an order at the provider, outside of any transaction. A repeat finds the
 * open payment again; after a failed one the next attempt gets a payment of its own. Our row comes
 * first, so that nothing is ever reported that we do not know.
 */
export async function startPayment(
  db: Db,
  order: { checkoutId: number; checkoutRef: string; amountCents: number },
): Promise<StartedPayment> {
  const former = await listPayments(db, order.checkoutId)
  if (!former.some(isOpen)) {
    const provider = currentProvider()
    await db
      .insert(paymentsTable)
      .values({
        ref: newRef(),
        provider: provider.name,
        providerRef: provider.nameFor(`${order.checkoutRef}/${former.length + 1}`),
        checkoutId: order.checkoutId,
        status: "created",
        amountCents: order.amountCents,
        dueCents: order.amountCents,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
  }
  const payment = (await listPayments(db, order.checkoutId)).find(isOpen)
  if (!payment) throw new Error(`checkout ${order.checkoutId} has no payment after starting one`)
  if (payment.status === "created") {
    await providerNamed(payment.provider).create(db, {
      providerRef: payment.providerRef,
      amountCents: payment.amountCents,
      paymentRef: payment.ref,
      openedAt: payment.createdAt,
    })
  }
  return { ref: payment.ref }
}

function listPayments(db: Db, checkoutId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, checkoutId))
    .orderBy(desc(paymentsTable.id))
}

function isOpen({ status }: PaymentRow): boolean {
  return !isOver(status)
}
