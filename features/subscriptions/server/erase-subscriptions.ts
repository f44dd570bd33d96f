import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { subscriptionsTable } from "./subscriptions-tables.ts"

/** Deletes a person's subscriptions, and what they found with them. */
export async function eraseSubscriptions(tx: Db, userId: number): Promise<void> {
  await tx.delete(subscriptionsTable).where(eq(subscriptionsTable.userId, userId))
}
