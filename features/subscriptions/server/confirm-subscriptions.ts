import { and, eq } from "drizzle-orm"
import { updateOwnUser } from "#features/users/settings/server/update-own-user.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { lockSubscriber } from "./subscriptions-queries.ts"
import { subscriptionsTable } from "./subscriptions-tables.ts"

/**
 * The address of an account is proven: what waited for that is active from the proof on, and a
 * newsletter that was ticked with it is subscribed (double opt-in).
 */
export async function confirmSubscriptions(db: Db, userId: number, at: Date): Promise<void> {
  const waiting = and(
    eq(subscriptionsTable.userId, userId),
    eq(subscriptionsTable.status, "unconfirmed"),
  )
  const [any] = await db
    .select({ id: subscriptionsTable.id })
    .from(subscriptionsTable)
    .where(waiting)
  if (!any) return
  const actor: UserActor = { kind: "user", userId, isPilot: false, isAdmin: false }
  await inTransaction(db, async (tx) => {
    if (!(await lockSubscriber(tx, userId))?.isConfirmed) return
    const confirmed = await tx
      .update(subscriptionsTable)
      .set({ status: "active", confirmedAt: at })
      .where(waiting)
      .returning()
    for (const { id } of confirmed) {
      await recordEvent(tx, {
        kind: "subscription.confirmed",
        entityId: id,
        actor,
        role: "passenger",
        from: "unconfirmed",
        to: "active",
      })
    }
    if (confirmed.some(({ subscribesNewsletter }) => subscribesNewsletter)) {
      await updateOwnUser(tx, actor, { hasSubscribedNewsletter: true })
    }
  })
}
