import { TOPICS } from "#features/flights/core/flight.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { SearchHit } from "../offer-card.ts"
import {
  type FilterCounts,
  PAGE_SIZE,
  PRICE_STEPS_EURO,
  RADII_KM,
  RATING_STEPS,
  type SearchQuery,
} from "../search-query.ts"
import { earliestMinute } from "./find-soon.ts"
import { matchFlights } from "./index/match-flights.ts"
import type { Matches, Tally } from "./index/matches.ts"
import { matchesAfter, rankedIndexes } from "./index/rank.ts"
import { CELL, DETAIL, type SearchIndex } from "./index/search-index.ts"
import { searchIndex } from "./index/sync-search-index.ts"
import { KINDS, LENGTHS, PLACE_OF_TRAIT, PLANES, type Trait } from "./index/traits.ts"
import { listHits } from "./list-hits.ts"
import { cursorAfter, parseCursor } from "./search-cursor.ts"
import { findSearchPlace, type SearchPlace } from "./search-place.ts"

export interface FoundIds {
  total: number
  /** Of the wished page, or of the last one where there are fewer. */
  page: number
  pageCount: number
  ids: number[]
  counts: FilterCounts
}

export interface SearchResult extends Omit<FoundIds, "ids"> {
  hits: SearchHit[]
}

/** What fits a wish around a place: bookable flights and open offers, one page of them. */
export async function searchFlights(
  db: Db,
  query: SearchQuery,
  place: SearchPlace,
): Promise<SearchResult> {
  const { ids, ...found } = await findIds(db, query, place)
  return { ...found, hits: await listHits(db, ids, query.seats, place.departing) }
}

/** The same without the cards; `size` many of them a page. */
export async function findIds(
  db: Db,
  query: SearchQuery,
  place: SearchPlace,
  size: number = PAGE_SIZE,
): Promise<FoundIds> {
  const flights = await searchIndex(db)
  const matches = matchSearch(flights, query, place)
  const pageCount = Math.max(1, Math.ceil(matches.count / size))
  const page = Math.min(query.page, pageCount)
  const indexes = rankedIndexes(matches, flights, (page - 1) * size, page * size)
  return {
    total: matches.count,
    page,
    pageCount,
    ids: indexes.map((index) => flights.details[(matches.rows[index] ?? 0) + DETAIL.id] ?? 0),
    counts: countsOf(matches.tally),
  }
}

/** A page of ids after a cursor, with the cursor of the next page. */
export async function findIdsAfter(
  db: Db,
  query: SearchQuery,
  place: SearchPlace,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ ids: number[]; total: number; nextCursor: string | null }> {
  const flights = await searchIndex(db)
  const matches = matchSearch(flights, query, place)
  const rest = cursor ? matchesAfter(matches, flights, parseCursor(cursor, query.sort)) : matches
  const indexes = rankedIndexes(rest, flights, 0, limit)
  const rows = indexes.map((index) => rest.rows[index] ?? 0)
  const last = indexes.at(-1)
  const lastRow = rows.at(-1)
  const hasMore = rest.count > indexes.length && last !== undefined && lastRow !== undefined
  return {
    ids: rows.map((row) => flights.details[row + DETAIL.id] ?? 0),
    total: matches.count,
    nextCursor: hasMore
      ? cursorAfter(query.sort, {
          key: rest.keys[last] ?? 0,
          startMinute: flights.cells[lastRow + CELL.startMinute] ?? 0,
          id: flights.details[lastRow + DETAIL.id] ?? 0,
        })
      : null,
  }
}

/** The smallest larger radius in which the same search finds something. */
export async function findWiderSearch(
  db: Db,
  query: SearchQuery,
): Promise<{ radiusKm: number; total: number } | null> {
  for (const radiusKm of RADII_KM.filter((km) => km > query.radiusKm)) {
    const wider = { ...query, radiusKm }
    const place = await findSearchPlace(db, wider)
    const { count } = matchSearch(await searchIndex(db), wider, place)
    if (count > 0) return { radiusKm, total: count }
  }
  return null
}

/** Holds until somebody waits: the next search uses its room again. */
export function matchSearch(
  flights: SearchIndex,
  query: SearchQuery,
  { departing, arriving, touching }: SearchPlace,
): Matches {
  return matchFlights(flights, {
    query,
    departing,
    arriving,
    touching,
    earliestMinute: earliestMinute(),
    today: isoDay(clock.now(), HOME_ZONE),
  })
}

function countsOf({ traits, prices, ratings }: Tally): FilterCounts {
  const totals = traits.totals()
  const countOf = (trait: Trait) => totals[PLACE_OF_TRAIT.get(trait) ?? 0] ?? 0
  return {
    prices: counted(PRICE_STEPS_EURO, (_, place) => sum(prices.subarray(0, place + 1))),
    lengths: counted(LENGTHS, countOf),
    kinds: counted(KINDS, countOf),
    topics: counted(TOPICS, countOf),
    planes: counted(PLANES, countOf),
    ratings: counted(RATING_STEPS, (_, place) => sum(ratings.subarray(place + 1))),
    instant: countOf("instant"),
    withDog: countOf("dog"),
    withChild: countOf("child"),
  }
}

function counted<Value extends string | number>(
  values: readonly Value[],
  countOf: (value: Value, place: number) => number,
): Record<Value, number> {
  const counts = {} as Record<Value, number>
  for (const [place, value] of values.entries()) counts[value] = countOf(value, place)
  return counts
}

function sum(counts: Int32Array): number {
  return counts.reduce((total, count) => total + count, 0)
}
