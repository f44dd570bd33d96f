import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { SearchHit } from "../offer-card.ts"
import { listFlightCards } from "./list-flight-cards.ts"
import { listOfferCards } from "./list-offer-cards.ts"

/**
 * The cards of what was found, in its order. What has been sold or taken away since the index was
 * read is left out: the database has the last word.
 */
export async function listHits(
  db: Db,
  flightIds: readonly number[],
  seats: number,
): Promise<SearchHit[]> {
  if (flightIds.length === 0) return []
  const ids = sql`any(${sql.param([...flightIds])}::integer[])`
  const choice = {
    where: sql`f.id = ${ids} and f.status = 'published'`,
    orderBy: sql`f.id`,
    limit: flightIds.length,
  }
  const flights = await listFlightCards(db, {
    ...choice,
    where: sql`${choice.where} and f.schedule = 'fixed'`,
  })
  const known = new Map<number, SearchHit>()
  for (const flight of flights) if (flight.freeSeats >= seats) known.set(flight.id, flight)
  if (flights.length < flightIds.length) {
    for (const offer of await listOfferCards(db, flightIds)) known.set(offer.id, offer)
  }
  return flightIds.flatMap((id) => known.get(id) ?? [])
}
