import { type TownSuggestion, toTown } from "#features/places/town-suggestion.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { CountWithout } from "../blame.ts"
import type { SearchParams } from "../search-params.ts"
import type { SearchQuery } from "../search-query.ts"
import { countWithout } from "./count-without.ts"
import { parseSearch, type SearchErrors } from "./parse-search.ts"
import { findIds, findWiderSearch, type SearchResult, searchFlights } from "./search-flights.ts"
import { findSearchPlace, type SearchPlace } from "./search-place.ts"

/** So few that somebody may want to know what would bring more. */
const FEW = 3

export interface SearchAnswer extends SearchResult {
  words: SearchParams
  query: SearchQuery
  /** What could not be taken, in words for people; the nearest sensible search is run instead. */
  errors: SearchErrors
  /** ISO day. */
  today: string
  /** The town or airfield that was named. */
  place: string | null
  town: TownSuggestion | undefined
  destination: string | null
  /** Where little is found: what would bring more. */
  more: {
    wider: { radiusKm: number; total: number } | null
    /** On any day from today on; null where that is no more. */
    anyDay: number | null
    /** Where nothing is found: what there would be without each single filter. */
    without: CountWithout[]
  } | null
}

/** What the search page shows for its address. */
export async function runSearch(db: Db, words: SearchParams): Promise<SearchAnswer> {
  const today = isoDay(clock.now(), HOME_ZONE)
  const { query, errors } = parseSearch(words, today)
  const { errors: placeErrors, ...place } = await findSearchPlace(db, query)
  Object.assign(errors, placeErrors)
  const result = await searchFlights(db, query, place)
  if (query.page > result.pageCount)
    errors.seite = "So viele Seiten gibt es nicht. Das ist die letzte."
  return {
    words,
    query,
    errors,
    today,
    place: place.near?.name ?? null,
    town: place.near && toTown(place.near),
    destination: place.destination ?? null,
    ...result,
    more:
      result.total <= FEW ? await findMore(db, { words, query, place, today }, result.total) : null,
  }
}

interface Searched {
  words: SearchParams
  query: SearchQuery
  place: SearchPlace
  today: string
}

async function findMore(
  db: Db,
  { words, query, place, today }: Searched,
  total: number,
): Promise<SearchAnswer["more"]> {
  const hasCenter = (place.near !== undefined || query.position !== null) && query.area === null
  const wider = hasCenter ? await findWiderSearch(db, query) : null
  const always = { from: today, to: null, isWeekendOnly: false }
  const anyDay = await findIds(db, { ...query, when: always }, place)
  return {
    wider: wider && wider.total > total ? wider : null,
    anyDay: anyDay.total > total ? anyDay.total : null,
    without: total === 0 ? await countWithout(db, words, place, today) : [],
  }
}
