import { unknownUser } from "#features/users/core/server/users-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { NewSubscription, Subscription } from "../subscription-schemas.ts"
import { saveSubscription } from "./save-subscription.ts"
import { lockSubscriber, toSubscription } from "./subscriptions-queries.ts"

/** Subscribes an account to flights near a town; confirmed at once, because the address is proven. */
export function createSubscription(
  db: Db,
  actor: UserActor,
  wanted: NewSubscription,
): Promise<Subscription> {
  return inTransaction(db, async (tx) => {
    const subscriber = await lockSubscriber(tx, actor.userId)
    if (!subscriber) throw unknownUser()
    return toSubscription(await saveSubscription(tx, subscriber, wanted), subscriber.email)
  })
}
