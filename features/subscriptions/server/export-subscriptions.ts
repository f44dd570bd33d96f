import { asc, eq, inArray } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { subscriptionMatchesTable, subscriptionsTable } from "./subscriptions-tables.ts"

/** Every Suchagent that a person ever had and what it found, for the export of their data. */
export async function exportSubscriptions(db: Db, userId: number) {
  const own = await db
    .select()
    .from(subscriptionsTable)
    .where(eq(subscriptionsTable.userId, userId))
    .orderBy(asc(subscriptionsTable.id))
  const matches = await db
    .select()
    .from(subscriptionMatchesTable)
    .where(
      inArray(
        subscriptionMatchesTable.subscriptionId,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(asc(subscriptionMatchesTable.matchedAt))
  const matchesOf = Map.groupBy(matches, ({ subscriptionId }) => subscriptionId)
  return {
    suchagenten: own.map((subscription) => ({
      ort: subscription.name,
      breite: subscription.lat,
      laenge: subscription.lng,
      umkreisKm: subscription.radiusKm,
      stand: subscription.status,
      newsletterGewuenscht: subscription.subscribesNewsletter,
      angelegtAm: subscription.createdAt,
      bestaetigtAm: subscription.confirmedAt,
      geloeschtAm: subscription.deletedAt,
      treffer: (matchesOf.get(subscription.id) ?? []).map((match) => ({
        flug: match.flightId,
        gefundenAm: match.matchedAt,
        gemeldetAm: match.sentAt,
      })),
    })),
  }
}
