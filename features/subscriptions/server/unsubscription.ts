import { and, asc, eq, lte } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Unsubscription } from "../unsubscription.ts"
import { type DeleteWish, getByActivation } from "./get-by-activation.ts"
import { subscriptionsTable } from "./subscriptions-tables.ts"

/** What a link in a mail is about; for the page that asks before it happens. */
export async function getUnsubscription(db: Db, wish: DeleteWish): Promise<Unsubscription> {
  const { subscription, scope } = await getByActivation(db, wish)
  const rows = await db
    .select({ name: subscriptionsTable.name, status: subscriptionsTable.status })
    .from(subscriptionsTable)
    .where(
      and(
        eq(subscriptionsTable.userId, subscription.userId),
        scope === "one"
          ? eq(subscriptionsTable.id, subscription.id)
          : lte(subscriptionsTable.id, subscription.id),
      ),
    )
    .orderBy(asc(subscriptionsTable.id))
  const living = rows.filter(({ status }) => status !== "deleted")
  return {
    isDone: living.length === 0,
    towns: (living.length > 0 ? living : [subscription]).map(({ name }) => name),
    radiusKm: subscription.radiusKm,
  }
}
