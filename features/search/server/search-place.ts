import type { PlaceSuggestion } from "#features/places/place-suggestion.ts"
import { findAirportsIn, findAirportsNear } from "#features/places/server/airports-queries.ts"
import { findDestinationAirports } from "#features/places/server/destination-airports.ts"
import { findTownByName } from "#features/places/server/town-suggestions.ts"
import type { Db } from "#platform/server/db.ts"
import type { SearchQuery } from "../search-query.ts"
import type { Departing } from "./index/match-flights.ts"
import type { SearchErrors } from "./parse-search.ts"

/** Where a search looks: the airports in question, and what they are near to. */
export interface SearchPlace {
  /** The town or airfield that was named. */
  near: PlaceSuggestion | undefined
  /** What was named, as the product writes it. */
  destination: string | undefined
  departing: Departing | undefined
  arriving: ReadonlySet<number> | undefined
  /** A flight starts or lands at one of them: what a part of the map shows. */
  touching: ReadonlySet<number> | undefined
}

export const ANYWHERE: SearchPlace = {
  near: undefined,
  destination: undefined,
  departing: undefined,
  arriving: undefined,
  touching: undefined,
}

/** Resolves place and destination; an unknown name is reported for its parameter and left out. */
export async function findSearchPlace(
  db: Db,
  query: SearchQuery,
): Promise<SearchPlace & { errors: SearchErrors }> {
  const errors: SearchErrors = {}
  const near = query.place === "" ? undefined : await findTownByName(db, query.place)
  if (query.place !== "" && !near && !query.area && !query.position) {
    errors.ort = "Diesen Ort kennen wir nicht. Wähle eines der Ergebnisse aus."
  }
  const destination =
    query.destination === "" ? undefined : await findDestinationAirports(db, query.destination)
  if (query.destination !== "" && !destination) {
    errors.nach = "Dieses Ziel kennen wir nicht. Wähle eines der Ergebnisse aus."
  }
  return {
    near,
    destination: destination?.name,
    departing: await findDepartures(db, query, near),
    arriving: destination && new Set(destination.airportIds),
    // a part of the map stands for a place or a position
    touching: query.area ? new Set(await findAirportsIn(db, query.area)) : undefined,
    errors,
  }
}

/** A position before a name. */
async function findDepartures(
  db: Db,
  { area, position, radiusKm }: SearchQuery,
  near: PlaceSuggestion | undefined,
): Promise<Departing | undefined> {
  const center = position ?? near
  if (area || !center) return undefined
  const airports = await findAirportsNear(db, center, radiusKm)
  return new Map(airports.map(({ id, distanceKm }) => [id, distanceKm]))
}
