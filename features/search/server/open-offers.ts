import { type SQL, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { isOfferCard, type OfferCardData } from "../offer-card.ts"
import { listCards } from "./list-cards.ts"

/** Nobody has more at once; a list that grows beyond it needs pages. */
const MAX_LISTED = 12

/** The offers without a date from an airport whose window is not over. */
export function listOpenOffersFromAirport(db: Db, airportId: number): Promise<OfferCardData[]> {
  return listOpenOffers(db, sql`f.departure_airport_id = ${airportId}`)
}

/** The same of a pilot. */
export function listOpenOffersOfPilot(db: Db, pilotId: number): Promise<OfferCardData[]> {
  return listOpenOffers(db, sql`f.pilot_id = ${pilotId}`)
}

// `isOfferOpen` for many: the day is the one at the airport
async function listOpenOffers(db: Db, where: SQL): Promise<OfferCardData[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select f.id from flights f
    where f.status = 'published' and f.schedule = 'flexible'
      and f.window_to >= (${clock.now()}::timestamptz at time zone f.time_zone)::date and ${where}
    order by f.window_from, f.id limit ${MAX_LISTED}`)
  const cards = await listCards(
    db,
    rows.map(({ id }) => id),
  )
  return cards.filter(isOfferCard)
}
