import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import { bookableSoon } from "./bookable.ts"
import { listFlightCards } from "./list-flight-cards.ts"

/** The next flights of a pilot, who has few: the tables find them by their index. */
export function listFlightsWithPilot(
  db: Db,
  pilotId: number,
  limit: number,
): Promise<FlightCardData[]> {
  return listFlightCards(db, {
    where: sql`f.pilot_id = ${pilotId} and ${bookableSoon()}`,
    orderBy: sql`f.departs_at, f.id`,
    limit,
  })
}
