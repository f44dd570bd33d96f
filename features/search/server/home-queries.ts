import { TOPICS, type Topic } from "#features/flights/core/flight.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { parseSearchParams } from "../search-params.ts"
import { findSoon } from "./find-soon.ts"
import { CELL } from "./index/search-index.ts"
import { bitsOf } from "./index/traits.ts"
import { parseSearch } from "./parse-search.ts"
import { findIds } from "./search-flights.ts"
import { ANYWHERE } from "./search-place.ts"

/** How many flights and offers the search shows before anybody has said anything. */
export async function countSearchableFlights(db: Db): Promise<number> {
  const words = parseSearchParams(new URLSearchParams())
  const { query } = parseSearch(words, isoDay(clock.now(), HOME_ZONE))
  return (await findIds(db, query, ANYWHERE)).total
}

/** The lowest total price per topic among flights that can be booked soon. */
export async function listTopicPrices(db: Db): Promise<Map<Topic, number>> {
  const { flights, rows } = await findSoon(db)
  const { cells } = flights
  const least = TOPICS.map((topic) => ({ topic, bit: bitsOf([topic]), cents: Number.MAX_VALUE }))
  for (const row of rows) {
    const cents = cells[row + CELL.totalCents] ?? 0
    for (const one of least) {
      if ((cells[row + CELL.traits] ?? 0) & one.bit && cents < one.cents) one.cents = cents
    }
  }
  return new Map(
    least.flatMap(({ topic, cents }) => (cents < Number.MAX_VALUE ? [[topic, cents]] : [])),
  )
}
