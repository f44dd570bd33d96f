import { inArray } from "drizzle-orm"
import { landingOfFlight } from "#features/flights/core/flown-landing.ts"
import { flightStopsTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { landingsTable } from "#features/verification/server/landings-table.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRows } from "../factories/insert-rows.ts"
import type { FlightRow } from "../factories/write-flights.ts"
import type { Cast } from "./cast.ts"

/** Puts flights that have landed into the landing logs of their pilots, as their landing does. */
export async function logFlown(
  db: Db,
  cast: Pick<Cast, "pilots" | "airports">,
  flights: readonly FlightRow[],
): Promise<void> {
  if (flights.length === 0) return
  const ids = flights.map(({ id }) => id)
  const stops = await db
    .select()
    .from(flightStopsTable)
    .where(inArray(flightStopsTable.flightId, ids))
    .orderBy(flightStopsTable.flightId, flightStopsTable.position)
  const stopsOf = Map.groupBy(stops, ({ flightId }) => flightId)
  const airportOf = new Map([...cast.airports.values()].map((airport) => [airport.id, airport]))
  const planeOf = new Map(cast.pilots.map(({ plane }) => [plane.id, plane]))
  const entries = flights.flatMap((flight) => {
    const { id: flightId, pilotId: userId, departsAt, arrivesAt, planeId } = flight
    const plane = planeOf.get(planeId ?? 0)
    const departure = airportOf.get(flight.departureAirportId)
    const destination = airportOf.get(flight.destinationAirportId)
    if (!departsAt || !arrivesAt || !plane || !departure || !destination) return []
    const flown = { ...flight, departsAt, plane, departure, destination }
    const entry = landingOfFlight({ ...flown, stops: stopsOf.get(flightId) ?? [] })
    return [{ ...entry, userId, flightId, createdAt: arrivesAt }]
  })
  await insertRows(db, landingsTable, entries)
  await db
    .update(flightsTable)
    .set({ landingLoggedAt: flightsTable.arrivesAt })
    .where(
      inArray(
        flightsTable.id,
        entries.map(({ flightId }) => flightId),
      ),
    )
}
