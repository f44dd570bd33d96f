import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { pushSubscriptionsTable } from "./push-tables.ts"

/** Forgets every browser of a person. */
export async function erasePushSubscriptions(tx: Db, userId: number): Promise<void> {
  await tx.delete(pushSubscriptionsTable).where(eq(pushSubscriptionsTable.userId, userId))
}
