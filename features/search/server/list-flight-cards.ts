import { type SQL, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import { isOfferCard, type SearchHit } from "../offer-card.ts"
import { listCards } from "./list-cards.ts"

/**
 * Seats of `flights f` that can be had now; a hold whose time is over counts as free, a seat that
 * nobody can use does not.
 */
export function freeSeats(): SQL {
  return sql`greatest(0, (select count(*)::int from flight_seats s where s.flight_id = f.id
    and (s.booking_id is null or s.held_until <= ${clock.now()})) - f.unusable_seats)`
}

/**
 * Cards of the dated flights that `where` chooses (the flight is `f`, its departure airport `a`, its
 * destination `b`).
 */
export async function listFlightCards(
  db: Db,
  choice: { where: SQL; orderBy: SQL; limit: number },
): Promise<FlightCardData[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select f.id from flights f
    join airports a on a.id = f.departure_airport_id
    join airports b on b.id = f.destination_airport_id
    where f.schedule = 'fixed' and ${choice.where} order by ${choice.orderBy} limit ${choice.limit}`)
  const cards = await listCards(
    db,
    rows.map(({ id }) => id),
  )
  return cards.filter((card: SearchHit): card is FlightCardData => !isOfferCard(card))
}
