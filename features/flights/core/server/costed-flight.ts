import { and, count, eq, isNotNull } from "drizzle-orm"
import { planesTable } from "#features/planes/server/planes-table.ts"
import type { Db } from "#platform/server/db.ts"
import { paidMinutesOf } from "../hourly-cost.ts"
import { type CostedFlight, landingsOf } from "../implausible-cost.ts"
import { flightStopsTable, flightsTable } from "./flights-tables.ts"

/** What decides how much single items of a flight may cost. */
export async function findCostedFlight(db: Db, flightId: number): Promise<CostedFlight> {
  const { kind, durationMinutes, planeId, id } = flightsTable
  const [flight] = await db
    .select({ kind, durationMinutes, category: planesTable.category })
    .from(flightsTable)
    .leftJoin(planesTable, eq(planesTable.id, planeId))
    .where(eq(id, flightId))
  if (!flight) throw new Error(`flight ${flightId} is gone`)
  // its rows hold both ends of the way, of an outing those of the way back, too
  const ends = flight.kind === "excursion" ? 4 : 2
  const [way] = await db
    .select({ airfields: count() })
    .from(flightStopsTable)
    .where(and(eq(flightStopsTable.flightId, flightId), isNotNull(flightStopsTable.airportId)))
  return {
    minutes: paidMinutesOf(flight),
    landings: landingsOf(flight.kind, Math.max(0, (way?.airfields ?? 0) - ends)),
    category: flight.category,
  }
}
