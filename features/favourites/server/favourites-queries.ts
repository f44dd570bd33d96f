import { desc, eq, sql } from "drizzle-orm"
import { stateOfFlight } from "#features/flights/core/flight-state.ts"
import { listFlightCards } from "#features/search/server/list-flight-cards.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { MAX_FAVOURITES } from "../favourite.ts"
import type { FavouriteFlight } from "../favourite-flight.ts"
import { favouritesTable } from "./favourites-table.ts"

/** The own favourites, the newest first. */
export async function listFavourites(db: Db, userId: number) {
  const rows = await db
    .select({ flightId: favouritesTable.flightId, createdAt: favouritesTable.createdAt })
    .from(favouritesTable)
    .where(eq(favouritesTable.userId, userId))
    .orderBy(desc(favouritesTable.createdAt), desc(favouritesTable.flightId))
  return rows.map(({ flightId, createdAt }) => ({ flightId, createdAt: createdAt.toISOString() }))
}

const selectFlightIds = prepared((db, { userId }: { userId: number }) =>
  db
    .select({ flightId: favouritesTable.flightId })
    .from(favouritesTable)
    .where(eq(favouritesTable.userId, userId)),
)

/** Which flights they are, for the hearts on every page. */
export async function listFavouriteFlightIds(db: Db, userId: number): Promise<number[]> {
  const rows = await selectFlightIds(db, { userId })
  return rows.map(({ flightId }) => flightId)
}

/**
 * The dated flights among them that somebody can still see, with what has become of each: what is
 * ahead in the order of its start, what is over after that, the latest first.
 */
export async function listFavouriteFlights(db: Db, userId: number): Promise<FavouriteFlight[]> {
  const now = clock.now()
  const cards = await listFlightCards(db, {
    where: sql`f.departs_at is not null and f.status not in ('draft', 'in_review', 'blocked')
      and f.id in (select v.flight_id from favourites v where v.user_id = ${userId})`,
    orderBy: sql`f.departs_at < ${now}, abs(extract(epoch from f.departs_at - ${now})), f.id`,
    limit: MAX_FAVOURITES,
  })
  return cards.map((card) => ({
    card,
    state: stateOfFlight(
      { ...card, departsAt: new Date(card.departsAt), arrivesAt: new Date(card.arrivesAt) },
      now,
    ),
  }))
}
