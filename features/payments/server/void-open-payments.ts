import { and, inArray } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { paymentsTable } from "./payments-tables.ts"
import { requestClosing, requestExpiry } from "./settle-authorisation.ts"

/** Closes payments of these checkouts that nobody has made, so that nobody makes them later. */
export async function voidOpenPayments(tx: Db, checkoutIds: readonly number[]): Promise<void> {
  for (const id of await listOpen(tx, checkoutIds)) await requestClosing(tx, id)
}

/** The hold of a checkout has ended; how late it may still be paid is the provider's to say. */
export async function expireOpenPayments(tx: Db, checkoutId: number): Promise<void> {
  for (const id of await listOpen(tx, [checkoutId])) await requestExpiry(tx, id)
}

async function listOpen(tx: Db, checkoutIds: readonly number[]): Promise<number[]> {
  const open = await tx
    .select({ id: paymentsTable.id })
    .from(paymentsTable)
    .where(
      and(
        inArray(paymentsTable.checkoutId, [...checkoutIds]),
        inArray(paymentsTable.status, ["created", "action_required"]),
      ),
    )
  return open.map(({ id }) => id)
}
