import { and, desc, eq, inArray } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { findPaymentOfCheckout } from "./payments-queries.ts"
import { paymentsTable } from "./payments-tables.ts"

/** How an order was paid, and every step of its payments, the newest first. */
export async function findOfficePayment(db: Db, checkoutId: number) {
  const payment = await findPaymentOfCheckout(db, checkoutId)
  if (!payment) return undefined
  const own = db
    .select({ id: paymentsTable.id })
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, checkoutId))
  const events = await db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.entity, "payment"), inArray(eventsTable.entityId, own)))
    .orderBy(desc(eventsTable.id))
  const { ref, provider, means, status } = payment
  return { ref, provider, means, status, events }
}
