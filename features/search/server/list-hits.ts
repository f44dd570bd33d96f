import { isBookable } from "#features/flights/core/flight.ts"
import { isOfferOpen } from "#features/flights/core/flight-state.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { isOfferCard, type SearchHit } from "../offer-card.ts"
import type { Departing } from "./index/match-flights.ts"
import { listCards } from "./list-cards.ts"

/**
 * The cards of what was found, in its order. What has been sold or taken away since the index was
 * read is left out: the database has the last word.
 */
export async function listHits(
  db: Db,
  flightIds: readonly number[],
  seats: number,
  departing?: Departing,
): Promise<SearchHit[]> {
  const now = clock.now()
  const isStillThere = (hit: SearchHit) => {
    if (hit.freeSeats < seats) return false
    if (!isOfferCard(hit)) {
      return isBookable({ status: hit.status, departsAt: new Date(hit.departsAt) }, now)
    }
    const offer = { status: hit.status, schedule: "flexible" as const, windowTo: hit.window.to }
    return isOfferOpen(offer, isoDay(now, hit.timeZone))
  }
  return (await listCards(db, flightIds, departing)).filter(isStillThere)
}
