import { matchFlight } from "#features/subscriptions/server/match-flight.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightRow } from "../factories/write-flights.ts"

/** What the event of publishing does in the product: new flights for the next digest. */
export async function findSubscribers(db: Db, flights: readonly FlightRow[]): Promise<void> {
  for (const { id, publishedAt } of flights) {
    if (publishedAt) await matchFlight(db, { flightId: id, publishedAt })
  }
}
