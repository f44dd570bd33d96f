import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import { findSoon, listFirstOf } from "./find-soon.ts"

/** The next bookable flights everywhere, each title once, so that a page shows variety. */
export async function listNextFlights(db: Db, limit: number): Promise<FlightCardData[]> {
  const next = await listFirstOf(db, await findSoon(db), limit * 6)
  const isFirstOfItsTitle = (flight: FlightCardData, index: number) =>
    next.findIndex(({ title }) => title === flight.title) === index
  return next.filter(isFirstOfItsTitle).slice(0, limit)
}
