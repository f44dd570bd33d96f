import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import { findSoon, listFirstOf } from "./find-soon.ts"

/** The next flights that start at an airport. */
export async function listFlightsFromAirport(
  db: Db,
  airportId: number,
  limit: number,
): Promise<FlightCardData[]> {
  return listFirstOf(db, await findSoon(db, { airportIds: [airportId] }), limit)
}
