import { type TownSuggestion, toTown } from "#features/places/town-suggestion.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { SearchWish } from "../search-wish.ts"
import type { SearchWords } from "../search-words.ts"
import { findIds, findWiderSearch, type SearchResult, searchFlights } from "./search-flights.ts"
import { findSearchPlace } from "./search-place.ts"
import { type SearchErrors, understandSearch } from "./understand-search.ts"

/** So few that somebody may want to know what would bring more. */
const FEW = 3

export interface SearchAnswer extends SearchResult {
  words: SearchWords
  wish: SearchWish
  /** What could not be taken, in words for people; the nearest sensible search stands for it. */
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
  } | null
}

/** What the search page shows for its address. */
export async function searchByWords(db: Db, words: SearchWords): Promise<SearchAnswer> {
  const today = isoDay(clock.now(), HOME_ZONE)
  const { wish, errors } = understandSearch(words, today)
  const { errors: placeErrors, ...place } = await findSearchPlace(db, wish)
  Object.assign(errors, placeErrors)
  const result = await searchFlights(db, wish, place)
  if (wish.page > result.pageCount)
    errors.seite = "So viele Seiten gibt es nicht. Das ist die letzte."
  return {
    words,
    wish,
    errors,
    today,
    place: place.near?.name ?? null,
    town: place.near && toTown(place.near),
    destination: place.destination ?? null,
    ...result,
    more: result.total <= FEW ? await findMore(db, wish, place, result.total) : null,
  }
}

async function findMore(
  db: Db,
  wish: SearchWish,
  place: Parameters<typeof findIds>[2],
  total: number,
): Promise<SearchAnswer["more"]> {
  const hasCenter = (place.near !== undefined || wish.position !== null) && wish.area === null
  const wider = hasCenter ? await findWiderSearch(db, wish) : null
  const always = { from: isoDay(clock.now(), HOME_ZONE), to: null, isWeekendOnly: false }
  const anyDay = await findIds(db, { ...wish, when: always }, place)
  return {
    wider: wider && wider.total > total ? wider : null,
    anyDay: anyDay.total > total ? anyDay.total : null,
  }
}
