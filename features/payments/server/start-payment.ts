import { and, desc, eq } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { isOver } from "../payment.ts"
import { paymentsTable } from "./payments-tables.ts"
import { currentProvider } from "./providers.ts"

export interface StartedPayment {
  ref: string
}

/**
 * Opens the payment of an order at the provider, outside of any transaction. A repeat finds the
 * open payment again; after a failed one the next attempt gets a payment of its own.
 */
export async function startPayment(
  db: Db,
  order: { checkoutId: number; checkoutRef: string; amountCents: number },
): Promise<StartedPayment> {
  const former = await db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, order.checkoutId))
    .orderBy(desc(paymentsTable.id))
  const open = former.find((payment) => !isOver(payment.status))
  if (open) return { ref: open.ref }
  const provider = currentProvider()
  const { providerRef } = await provider.create(db, {
    idempotencyKey: `${order.checkoutRef}/${former.length + 1}`,
    amountCents: order.amountCents,
  })
  await db
    .insert(paymentsTable)
    .values({
      ref: newRef(),
      provider: provider.name,
      providerRef,
      checkoutId: order.checkoutId,
      status: "created",
      amountCents: order.amountCents,
      dueCents: order.amountCents,
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
  const [payment] = await db
    .select({ ref: paymentsTable.ref })
    .from(paymentsTable)
    .where(
      and(
        eq(paymentsTable.checkoutId, order.checkoutId),
        eq(paymentsTable.providerRef, providerRef),
      ),
    )
  if (!payment) throw new Error(`checkout ${order.checkoutId} has no payment after starting one`)
  return payment
}
