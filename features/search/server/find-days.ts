import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { FoundDays } from "../found-days.ts"
import type { SearchParams } from "../search-params.ts"
import { dayNumber } from "./index/indexed-flight.ts"
import { CELL, DETAIL } from "./index/search-index.ts"
import { searchIndex } from "./index/sync-search-index.ts"
import { parseSearch } from "./parse-search.ts"
import { matchSearch } from "./search-flights.ts"
import { findSearchPlace } from "./search-place.ts"

/**
 * What a seat costs at least on each day of a search, whichever days it asks for, and where it looks.
 * Offers without a date are not among them: nobody knows yet on which day one is flown.
 */
export async function findDays(db: Db, words: SearchParams): Promise<FoundDays> {
  const today = isoDay(clock.now(), HOME_ZONE)
  const { query } = parseSearch(words, today)
  const place = await findSearchPlace(db, query)
  const flights = await searchIndex(db)
  const when = { from: today, to: null, isWeekendOnly: false }
  const { rows, count } = matchSearch(flights, { ...query, when }, place)
  const cheapest = new Map<number, number>()
  for (const row of rows.subarray(0, count)) {
    const day = flights.cells[row + CELL.firstDay] ?? 0
    if (flights.details[row + DETAIL.lastDay] !== day) continue
    const cents = flights.cells[row + CELL.totalCents] ?? 0
    if (cents < (cheapest.get(day) ?? Number.POSITIVE_INFINITY)) cheapest.set(day, cents)
  }
  const { near } = place
  return {
    fromCents: Object.fromEntries(
      [...cheapest].map(([day, cents]) => [addDays(today, day - dayNumber(today)), cents]),
    ),
    near: near && !query.position ? { name: near.name, lat: near.lat, lng: near.lng } : null,
  }
}
