import { flightPath } from "#features/flights/core/flight-path.ts"
import { airportPath } from "#features/places/place-paths.ts"
import { ANGLES, regionPath } from "#features/places/region-address.ts"
import { REGIONS } from "#features/places/regions.ts"
import { listAirportsOfRegion } from "#features/places/server/airports-queries.ts"
import {
  listDepartureAirports,
  listOfferedFlights,
  listOfferingPilotIds,
} from "#features/search/server/offered-queries.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import type { Db } from "#platform/server/db.ts"
import type { SitemapEntry } from "../sitemap.ts"

/**
 * Every address that search engines may list: the texts (the caller knows which there are), and
 * what has something to offer today. Only flights say when they changed; the date of a text's last
 * change is not known to a running server, and a wrong one would be worse than none.
 */
export async function listSitemapEntries(
  db: Db,
  textPaths: readonly string[],
): Promise<SitemapEntry[]> {
  const [flights, airports, pilotIds] = await Promise.all([
    listOfferedFlights(db),
    listDepartureAirports(db),
    listOfferingPilotIds(db),
  ])
  const regions = await listOfferedRegions(db, airports)
  return [
    ...textPaths.map((path) => ({ path })),
    ...regions,
    ...airports.map(({ code }) => ({ path: airportPath(code) })),
    ...pilotIds.map((id) => ({ path: profilePath(id) })),
    ...flights.map(({ id, changedAt }) => ({ path: flightPath(id), changedAt })),
  ]
}

async function listOfferedRegions(
  db: Db,
  departures: Awaited<ReturnType<typeof listDepartureAirports>>,
): Promise<SitemapEntry[]> {
  const hasRoundTrips = new Map(departures.map((airport) => [airport.id, airport.hasRoundTrips]))
  const entries: SitemapEntry[] = []
  for (const region of REGIONS) {
    const airports = await listAirportsOfRegion(db, region)
    const offered = airports.filter(({ id }) => hasRoundTrips.has(id))
    const isRoundOffered = offered.some(({ id }) => hasRoundTrips.get(id))
    for (const angle of ANGLES) {
      const isOffered = angle === "rundfluege-ab" ? isRoundOffered : offered.length > 0
      if (isOffered) entries.push({ path: regionPath({ angle, region }) })
    }
  }
  return entries
}
