import { and, asc, eq, lte } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { formatPlaces } from "../digest.ts"
import type { Unsubscription } from "../unsubscription.ts"
import { watchedPlace } from "../watched-place.ts"
import { type DeleteSubscriptionInput, getByActivation } from "./get-by-activation.ts"
import { subscriptionsTable } from "./subscriptions-tables.ts"

/** What a link in a mail is about; for the page that asks before it happens. */
export async function getUnsubscription(
  db: Db,
  input: DeleteSubscriptionInput,
): Promise<Unsubscription> {
  const { subscription, scope } = await getByActivation(db, input)
  const rows = await db
    .select()
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
  const places = (living.length > 0 ? living : [subscription]).map(watchedPlace)
  const [first = watchedPlace(subscription)] = places
  return {
    isDone: living.length === 0,
    towns: places.map(({ name }) => name),
    where: formatPlaces(places),
    flights: { path: first.flightsPath, where: formatPlaces([first]) },
  }
}
