import type { Db } from "#platform/server/db.ts"
import { airportCodeIn } from "../airport-code.ts"
import { findAirportsNear, listAirports, type NearbyAirport } from "./airports-queries.ts"
import { findTownByName } from "./town-suggestions.ts"

/** From an airfield to the place that somebody wants to go to, in km. */
const NEAR_KM = 25
/** Nobody says „nach Juist“ and means a field that is farther away. */
const FARTHEST_KM = 60

export interface Destination {
  name: string
  airportIds: number[]
}

/**
 * The airports of a place that somebody wants to fly to: the one that was named, the airfield of the
 * town itself, those near it, or else the nearest. Undefined where nobody knows the place.
 */
export async function findDestinationAirports(
  db: Db,
  text: string,
): Promise<Destination | undefined> {
  const place = await findTownByName(db, text)
  const code = airportCodeIn(place?.name ?? text)
  const named = code && (await listAirports(db)).find((airport) => airport.code === code)
  if (named) return { name: named.name, airportIds: [named.id] }
  if (!place) return undefined
  const airports = await findAirportsNear(db, place, FARTHEST_KM)
  return { name: place.name, airportIds: airportsOf(place.name, airports).map(({ id }) => id) }
}

/** Airports that lie nearest first. */
function airportsOf(town: string, airports: readonly NearbyAirport[]): readonly NearbyAirport[] {
  const near = airports.filter(({ distanceKm }) => distanceKm <= NEAR_KM)
  // an island's airfield means that island, while light aircraft often land beside a large airport
  const own = near.filter((airport) => airport.town === town && airport.kind !== "airport")
  if (own.length > 0) return own
  return near.length > 0 ? near : airports.slice(0, 1)
}
