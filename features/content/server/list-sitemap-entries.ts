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
import { contentPath } from "../content-page.ts"
import type { SitemapEntry } from "../sitemap.ts"
import { textChangedAt } from "./content-pages.ts"

/**
 * Every address that search engines may list: the texts (the caller knows which there are), and
 * what has something to offer today. Flights say when they changed, and so do texts that the back office
 * has published; when a file was last changed is not known to a running server, and a wrong date would be
 * worse than none.
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
    ...textPaths.map(textEntry),
    ...regions,
    ...airports.map(({ code }) => ({ path: airportPath(code) })),
    ...pilotIds.map((id) => ({ path: profilePath(id) })),
    ...flights.map(({ id, changedAt }) => ({ path: flightPath(id), changedAt })),
  ]
}

function textEntry(path: string): SitemapEntry {
  const changedAt = textChangedAt(path.replace(contentPath(""), ""))
  return { path, ...(changedAt && { changedAt }) }
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
