import { listNearbyAirports } from "#features/places/server/airports-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { findSoon } from "./find-soon.ts"
import { placesOf } from "./soon-figures.ts"

/** Another airfield from which one may start as well. */
export interface NearbyDeparture {
  code: string
  name: string
  km: number
  flightCount: number
}

/** Farther away it is no alternative but another trip. */
const FARTHEST_KM = 60
/** Some of them have no flights. */
const LOOKED_AT = 8

/** The airfields around an airport from which somebody flies soon, the nearest first. */
export async function listDeparturesNearby(
  db: Db,
  airportId: number,
  limit: number,
): Promise<NearbyDeparture[]> {
  const nearby = await listNearbyAirports(db, airportId, { km: FARTHEST_KM, limit: LOOKED_AT })
  if (nearby.length === 0) return []
  const airportIds = nearby.map(({ id }) => id)
  const places = await placesOf(db, await findSoon(db, { airportIds }), LOOKED_AT)
  const counts = new Map(places.map(({ code, flightCount }) => [code, flightCount]))
  return nearby
    .flatMap(({ code, name, distanceKm }) => {
      const flightCount = counts.get(code)
      return flightCount ? [{ code, name, km: Math.round(distanceKm), flightCount }] : []
    })
    .slice(0, limit)
}
