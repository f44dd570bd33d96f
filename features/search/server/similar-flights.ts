import { sql } from "drizzle-orm"
import type { Topic } from "#features/flights/flight.ts"
import type { GeoPoint } from "#features/places/geo.ts"
import { kmBetween } from "#features/places/server/km-between.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import { bookableSoon } from "./bookable.ts"
import { listFlightCards } from "./list-flight-cards.ts"

interface Likeness {
  flightId: number
  pilotId: number
  departure: GeoPoint
  topics: readonly Topic[]
}

/** Farther away nobody would drive for the same idea. */
const FARTHEST_KM = 150

const DEPARTURE = { lat: sql`a.lat`, lng: sql`a.lng` }

/**
 * Flights that somebody may want instead of this one: from around here, those with the same idea
 * first, then the nearest. `except`: the pilot's own are shown elsewhere on the page.
 */
export function listSimilarFlights(
  db: Db,
  { flightId, pilotId, departure, topics }: Likeness,
  { limit, except }: { limit: number; except?: "pilot" },
): Promise<FlightCardData[]> {
  const km = kmBetween(departure, DEPARTURE)
  const isOther = except === "pilot" ? sql`f.pilot_id <> ${pilotId}` : sql`true`
  return listFlightCards(db, {
    where: sql`f.id <> ${flightId} and ${isOther} and ${bookableSoon()} and ${km} <= ${FARTHEST_KM}`,
    orderBy: sql`not (f.topics && ${sql.param([...topics])}::text[]), round(${km} / 25), f.departs_at, f.id`,
    limit,
  })
}
