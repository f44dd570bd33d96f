import { and, inArray } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { paymentsTable } from "./payments-tables.ts"
import { requestVoid } from "./settle-authorisation.ts"

/** Closes payments of these checkouts that nobody has made, so that nobody makes them later. */
export async function voidOpenPayments(tx: Db, checkoutIds: readonly number[]): Promise<void> {
  const open = await tx
    .select({ id: paymentsTable.id })
    .from(paymentsTable)
    .where(
      and(
        inArray(paymentsTable.checkoutId, [...checkoutIds]),
        inArray(paymentsTable.status, ["created", "action_required"]),
      ),
    )
  for (const { id } of open) await requestVoid(tx, id)
}
