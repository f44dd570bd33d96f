import type { Db } from "#platform/server/db.ts"
import { airportCodeIn } from "../airport-code.ts"
import { findAirportsNear, listAirports } from "./airports-queries.ts"
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
 * The airfields of a place that somebody wants to fly to: the one whose code was named, those near
 * a town, or else the nearest.
 */
export async function findDestinationAirports(
  db: Db,
  text: string,
): Promise<Destination | undefined> {
  const code = airportCodeIn(text)
  if (code) {
    const airport = (await listAirports(db)).find((known) => known.code === code)
    if (airport) return { name: airport.name, airportIds: [airport.id] }
  }
  const place = await findTownByName(db, text)
  if (!place) return undefined
  const airports = await findAirportsNear(db, place, FARTHEST_KM)
  const near = airports.filter(({ distanceKm }) => distanceKm <= NEAR_KM)
  const chosen = near.length > 0 ? near : airports.slice(0, 1)
  return { name: place.name, airportIds: chosen.map(({ id }) => id) }
}
