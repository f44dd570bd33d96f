import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { airportCodeIn } from "../airport-code.ts"
import { foldKey, isOneTypoAway } from "../fold.ts"
import type { PlaceSuggestion } from "../place-suggestion.ts"
import type { Country } from "../town.ts"
import { matchAirports } from "./airport-suggestions.ts"
import { queryGeocoder } from "./geocoded-places.ts"

const DEFAULT_LIMIT = 8
/** Shorter beginnings fit too much to guess what was meant. */
const MIN_LENGTH_WITH_TYPO = 4
/** Answers kept per database; the first letters of all searches are the same few hundred. */
const MAX_REMEMBERED = 2_000

/** Places change only when they are loaded, so an answer stays right until `clearSuggestionCache`. */
let remembered = new WeakMap<Db, Map<string, PlaceSuggestion[]>>()

export function clearSuggestionCache(): void {
  remembered = new WeakMap()
}

/**
 * What a person may mean who has typed `q` so far. The closest match first: the whole name, then
 * its beginning, then the beginning of a later word; among equals the larger town. Airports come
 * after towns, and only where no town begins like this or an ICAO code is typed in full. Where the
 * operator has a search for places (GEOCODER_URL), towns are what it finds, in its order.
 */
export async function findTownSuggestions(
  db: Db,
  search: { q: string; limit?: number },
): Promise<readonly PlaceSuggestion[]> {
  const key = foldKey(search.q)
  const limit = search.limit ?? DEFAULT_LIMIT
  if (key.length < 2) return []
  const answers = remembered.get(db) ?? new Map<string, PlaceSuggestion[]>()
  remembered.set(db, answers)
  const known = answers.get(`${limit} ${key}`)
  if (known) return known
  const outside = await queryGeocoder(ICAO_CODE.test(key) ? "" : search.q.trim())
  const found =
    outside.places.length > 0
      ? await besideAirports(db, key, outside.places, limit)
      : await findSuggestions(db, key, limit)
  // the next question may be answered again
  if (outside.hasFailed) return found
  if (answers.size >= MAX_REMEMBERED) answers.clear()
  answers.set(`${limit} ${key}`, found)
  return found
}

/**
 * For an address that names a town without its position: what the first suggestion would be. A
 * chosen airport is known by the code behind its name: „Flugplatz Bonn-Hangelar (EDKB)“.
 */
export async function findTownByName(db: Db, name: string): Promise<PlaceSuggestion | undefined> {
  const q = airportCodeIn(name) || name
  if (env().GEOCODER_URL !== undefined) {
    const [town] = await matchTowns(db, foldKey(q), 1)
    if (town?.closeness === 0) return toSuggestion(town)
  }
  return (await findTownSuggestions(db, { q, limit: 1 }))[0]
}

async function findSuggestions(db: Db, key: string, limit: number): Promise<PlaceSuggestion[]> {
  const towns = await matchTowns(db, key, limit)
  const isNamed = towns.some((town) => town.closeness < 2)
  if (isNamed && !ICAO_CODE.test(key)) return towns.map(toSuggestion)
  const found = [...towns.map(toSuggestion), ...(await matchAirports(db, key))]
  if (found.length === 0 && key.length >= MIN_LENGTH_WITH_TYPO) {
    return (await matchMistypedTowns(db, key, limit)).map(toSuggestion)
  }
  return found.slice(0, limit)
}

/** The same of towns that somebody else has found. */
async function besideAirports(
  db: Db,
  key: string,
  towns: readonly PlaceSuggestion[],
  limit: number,
): Promise<PlaceSuggestion[]> {
  const isNamed = towns.some(({ name }) => foldKey(name).startsWith(key))
  const airports = isNamed ? [] : await matchAirports(db, key)
  return [...airports, ...towns].slice(0, limit)
}

/** The ICAO codes of Germany, Austria and Switzerland. */
const ICAO_CODE = /^(?:ed|et|lo|ls)[a-z]{2}$/

interface FoundTown extends Record<string, unknown> {
  name: string
  region: string
  country: Country
  lat: number
  lng: number
  /** 0 the whole name, 1 its beginning, 2 a later word. */
  closeness: number
}

/**
 * `~>=~` and `~<~` are the comparisons of the index (text_pattern_ops); unlike LIKE they use it for
 * any parameter. "~" sorts behind everything a key may hold. Later words are asked for from three
 * letters on. OFFSET 0 keeps the planner from hashing all towns for the few that match.
 */
async function matchTowns(db: Db, key: string, limit: number): Promise<FoundTown[]> {
  const inside = key.length < 3 ? "~" : ` ${key}`
  const { rows } = await db.execute<FoundTown>(sql`
    select town.name, town.region, town.country, town.lat, town.lng, closeness
    from (
      select town_id,
        min(case when key = ${key} then 0 when key ~>=~ ${key} then 1 else 2 end) as closeness
      from town_names
      where (key ~>=~ ${key} and key ~<~ ${`${key}~`})
        or (key ~>=~ ${inside} and key ~<~ ${`${inside}~`})
      group by town_id
    ) as matched
    cross join lateral (select * from towns where towns.id = town_id offset 0) as town
    order by closeness, town.population desc, town.id
    limit ${limit}`)
  return rows
}

/** Among the names that share the first two letters, those one slip of the finger away. */
async function matchMistypedTowns(db: Db, key: string, limit: number): Promise<FoundTown[]> {
  const start = key.slice(0, 2)
  const { rows } = await db.execute<FoundTown & { id: number; key: string }>(sql`
    select towns.id, towns.name, region, country, lat, lng, key, 1 as closeness
    from town_names join towns on towns.id = town_names.town_id
    where key ~>=~ ${start} and key ~<~ ${`${start}~`}
    order by population desc, towns.id`)
  const close = rows.filter((row) => isOneTypoAway(key, row.key))
  return [...new Map(close.map((row) => [row.id, row])).values()].slice(0, limit)
}

function toSuggestion(town: FoundTown): PlaceSuggestion {
  const { name, region, country, lat, lng } = town
  return { name, localadmin: name, region, country, lat, lng }
}
