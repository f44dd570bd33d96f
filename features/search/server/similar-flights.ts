import type { Topic } from "#features/flights/core/flight.ts"
import type { GeoPoint } from "#features/places/geo.ts"
import { findAirportsNear } from "#features/places/server/airports-queries.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import { byStart, findSoon, listFirstOf, type RowOrder } from "./find-soon.ts"
import { CELL, DETAIL } from "./index/search-index.ts"
import { bitsOf } from "./index/traits.ts"

interface Likeness {
  flightId: number
  pilotId: number
  departure: GeoPoint
  topics: readonly Topic[]
}

/** Farther away nobody would drive for the same idea. */
const FARTHEST_KM = 150
/** Closer together it makes no difference. */
const STEP_KM = 25

/**
 * Flights that somebody may want instead of this one: from around here, those with the same idea
 * first, then the nearest. `except`: the pilot's own are shown elsewhere on the page.
 */
export async function listSimilarFlights(
  db: Db,
  { flightId, pilotId, departure, topics }: Likeness,
  { limit, except }: { limit: number; except?: "pilot" },
): Promise<FlightCardData[]> {
  const airports = await findAirportsNear(db, departure, FARTHEST_KM)
  const steps = new Map(
    airports.map(({ id, distanceKm }) => [id, Math.round(distanceKm / STEP_KM)]),
  )
  const { flights, rows } = await findSoon(db, { airportIds: steps.keys() })
  const { cells, details, pilots } = flights
  const idea = bitsOf(topics)
  const hasIdea = (row: number) => ((cells[row + CELL.traits] ?? 0) & idea ? 0 : 1)
  const stepTo = (row: number) => steps.get(details[row + DETAIL.departure] ?? 0) ?? 0
  const sooner = byStart(flights)
  const order: RowOrder = (row, other) =>
    hasIdea(row) - hasIdea(other) || stepTo(row) - stepTo(other) || sooner(row, other)
  const ownPlace = except === "pilot" ? pilots.placeOf(pilotId) : undefined
  const others = rows.filter(
    (row) => details[row + DETAIL.id] !== flightId && cells[row + CELL.pilot] !== ownPlace,
  )
  return listFirstOf(db, { flights, rows: others }, limit, order)
}
