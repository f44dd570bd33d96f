import type { FlightDetail } from "#features/flights/core/server/flights-queries.ts"
import {
  type AirportWithRunways,
  airportsById,
  listAirportsWithRunways,
} from "#features/places/server/airports-queries.ts"
import type { BriefingPlace, VisitRole } from "#features/weather/briefing-place.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"

export interface BriefedAerodrome {
  airport: AirportWithRunways
  visits: BriefingPlace["visits"]
}

/** Where a flight starts and lands, each aerodrome once; what is only flown over has no part in it. */
export async function briefedAerodromes(db: Db, detail: FlightDetail): Promise<BriefedAerodrome[]> {
  const { departsAt } = detail.flight
  const known = await airportsById(db)
  const stops = detail.stops.flatMap(({ airportId, minute }) => {
    const airport = airportId === null ? undefined : known.get(airportId)
    return airport
      ? [{ airport, at: new Date(departsAt.getTime() + minutes(minute)).toISOString() }]
      : []
  })
  const visits = stops.map(({ airport, at }, index) => {
    return { code: airport.code, at, role: roleOf(detail, airport.id, index, stops.length) }
  })
  const codes = [...new Set(visits.map(({ code }) => code))]
  const airports = await listAirportsWithRunways(db, codes)
  return codes.flatMap((code) => {
    const airport = airports.find((one) => one.code === code)
    const here = visits.filter((visit) => visit.code === code)
    return airport ? [{ airport, visits: here.map(({ role, at }) => ({ role, at })) }] : []
  })
}

function roleOf(
  { departure, destination }: FlightDetail,
  airportId: number,
  index: number,
  count: number,
): VisitRole {
  if (index === 0) return "departure"
  if (airportId === destination.id && airportId !== departure.id) return "destination"
  return index === count - 1 ? "landing" : "stop"
}
