import { and, asc, eq, inArray, isNull, lte, ne } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { type DeleteSubscriptionInput, getByActivation } from "./get-by-activation.ts"
import { subscriptionMatchesTable, subscriptionsTable } from "./subscriptions-tables.ts"

/**
 * Ends a subscription, or, with the key for all, every one of its account up to that one. Doing it
 * again changes nothing. A wrong key looks like a missing subscription.
 */
export async function deleteSubscription(db: Db, input: DeleteSubscriptionInput): Promise<void> {
  const { subscription, scope } = await getByActivation(db, input)
  await inTransaction(db, async (tx) => {
    const living = await tx
      .select({ id: subscriptionsTable.id, status: subscriptionsTable.status })
      .from(subscriptionsTable)
      .where(
        and(
          eq(subscriptionsTable.userId, subscription.userId),
          ne(subscriptionsTable.status, "deleted"),
          scope === "one"
            ? eq(subscriptionsTable.id, subscription.id)
            : lte(subscriptionsTable.id, subscription.id),
        ),
      )
      .orderBy(asc(subscriptionsTable.id))
      .for("update")
    const ids = living.map(({ id }) => id)
    await tx
      .update(subscriptionsTable)
      .set({ status: "deleted", deletedAt: clock.now() })
      .where(inArray(subscriptionsTable.id, ids))
    await tx
      .delete(subscriptionMatchesTable)
      .where(
        and(
          inArray(subscriptionMatchesTable.subscriptionId, ids),
          isNull(subscriptionMatchesTable.sentAt),
        ),
      )
    for (const { id, status } of living) {
      await recordEvent(tx, {
        kind: "subscription.deleted",
        entityId: id,
        actor: { kind: "user", userId: subscription.userId, isPilot: false, isAdmin: false },
        role: "passenger",
        from: status,
        to: "deleted",
      })
    }
  })
}
