import { performance } from "node:perf_hooks"
import { sql } from "drizzle-orm"
import { fillFlights } from "#db/seed/many/fill-flights.ts"
import { createRandom } from "#db/seed/random.ts"
import { findTownSuggestions } from "#features/places/server/town-suggestions.ts"
import { parseSearchParams, searchQuery } from "#features/search/search-params.ts"
import { type SearchQuery, SORTS } from "#features/search/search-query.ts"
import { searchIndex, syncSearchIndex } from "#features/search/server/index/sync-search-index.ts"
import { listHits } from "#features/search/server/list-hits.ts"
import { parseSearch } from "#features/search/server/parse-search.ts"
import { findIds } from "#features/search/server/search-flights.ts"
import { findSearchPlace } from "#features/search/server/search-place.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { searchByReference } from "#tests/support/reference-search.ts"
import { worstOfBadInput } from "./bad-input.ts"
import { bookAllTheTime } from "./booking-load.ts"
import { countFigure, type Figure, median, ratioFigure } from "./figure.ts"
import type { Product } from "./product.ts"

/*
 * The search over a million flights while bookings take and give back seats all the time: its
 * queries a second against reads by primary key through the same driver, its time against the same
 * over ten thousand flights, its answers against a plain query over the tables.
 */

const MANY = 1_000_000
const FEW = 10_000
const SEARCHES = 1_000
const MEASURED_MS = 10_000
const TURNS = 10
/** As many at once as the pool of a process has connections for visitors. */
const AT_ONCE = 8
const TOWNS = [
  "Bonn",
  "Köln",
  "Hamburg",
  "München",
  "Berlin",
  "Leipzig",
  "Freiburg",
  "Stuttgart",
  "Wien",
  "Zürich",
  "Dresden",
  "Kassel",
]

export async function searchBench(product: Product): Promise<Figure[]> {
  const { options } = product.db
  const { db, close } = openDatabase(String(options.connectionString), { max: AT_ONCE + 4 })
  try {
    await fillFlights(db, { count: FEW })
    const queries = plannedSearches()
    await syncSearchIndex(db)
    const fewMs = await whileBooking(product, () => timeOfSearches(db, queries))
    await fillFlights(db, { count: MANY - FEW })
    await syncSearchIndex(db)
    const known = (await searchIndex(db)).size
    const { matches, differences } = await compareAll(db, queries)
    return await whileBooking(product, async () => {
      const manyMs = await timeOfSearches(db, queries)
      const ids = await someIds(db)
      const [searches, reads] = await inTurns(
        (turn) => searchOnce(db, queries[turn % queries.length]),
        async (turn) => {
          await db.execute(sql`select * from flights where id = ${ids[turn % ids.length]}`)
        },
      )
      const [firstPages, deepPages] = await timeOfPages(db, queries, { one: 1, other: 40 })
      const bad = await worstOfBadInput(product)
      const typed = TOWNS.flatMap((town) => [town.slice(0, 2), town.slice(0, 3), town.slice(0, 5)])
      const suggestions = await perSecond(async (turn) => {
        await findTownSuggestions(db, { q: `${typed[turn % typed.length]}` })
      }, MEASURED_MS)
      return [
        countFigure("flights that can be found", known, ">= 600000", known >= 600_000),
        countFigure(
          `searches that differ from the plain query, of ${SEARCHES}`,
          differences,
          "0",
          differences === 0,
        ),
        countFigure(
          "matches of a search (median)",
          median(matches),
          ">= 200",
          median(matches) >= 200,
        ),
        ratioFigure({
          what: "searches against reads by primary key, bookings going on",
          ours: searches,
          baseline: reads,
          unit: "/s",
          least: 0.25,
        }),
        ratioFigure({
          what: `time of a search over ${MANY} flights against ${FEW}`,
          ours: manyMs,
          baseline: fewMs,
          unit: "ms",
          most: 1.5,
        }),
        ratioFigure({
          what: "time of page 40 against page 1",
          ours: deepPages,
          baseline: firstPages,
          unit: "ms",
          most: 1.1,
        }),
        countFigure(
          "slowest answer to bad input, ms",
          Math.round(bad.slowestMs),
          "<= 300",
          bad.slowestMs <= 300,
        ),
        countFigure("server errors after bad input", bad.bugs, "0", bad.bugs === 0),
        ratioFigure({
          what: "town suggestions against reads by primary key",
          ours: suggestions,
          baseline: reads,
          unit: "/s",
          least: 0.5,
        }),
      ]
    })
  } finally {
    await close()
  }
}

/** The same searches for both sizes: seeded, town, radius, days, seats and order always. */
function plannedSearches(): SearchQuery[] {
  const today = isoDay(clock.now(), HOME_ZONE)
  const random = createRandom("a thousand searches")
  return Array.from({ length: SEARCHES }, () => {
    const von = addDays(today, random.int(0, 90))
    const words = searchQuery({
      ort: random.pick(TOWNS),
      umkreis: random.pick(["50", "100", "100", "200"]),
      von,
      bis: addDays(von, random.int(2, 60)),
      personen: String(random.int(1, 3)),
      sortierung: random.pick(Object.keys(SORTS)),
    })
    return parseSearch(parseSearchParams(new URLSearchParams(words)), today).query
  })
}

/** As the page does it: where, which, how many, and the cards of the first page. */
async function searchOnce(db: Db, query: SearchQuery | undefined): Promise<void> {
  if (!query) throw new Error("there is a search for every turn")
  const { errors: _, ...place } = await findSearchPlace(db, query)
  const { ids } = await findIds(db, query, place)
  await listHits(db, ids, query.seats)
}

/** Bookings take and give back seats meanwhile, however many flights there are. */
async function whileBooking<Answer>(
  product: Product,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const stopBooking = bookAllTheTime(product.db)
  try {
    return await work()
  } finally {
    await stopBooking()
  }
}

/** Milliseconds of one search alone, the median. */
async function timeOfSearches(db: Db, queries: readonly SearchQuery[]): Promise<number> {
  const times: number[] = []
  for (const query of queries) {
    const begun = performance.now()
    await searchOnce(db, query)
    times.push(performance.now() - begun)
  }
  return median(times)
}

/**
 * Milliseconds of two pages of the same searches, the medians. Both are read once before, so that the
 * database has the flights of both in its memory.
 */
async function timeOfPages(
  db: Db,
  queries: readonly SearchQuery[],
  pages: { one: number; other: number },
): Promise<[number, number]> {
  const one = queries.map((query) => ({ ...query, page: pages.one }))
  const other = queries.map((query) => ({ ...query, page: pages.other }))
  for (const warming of [one, other]) await timeOfSearches(db, warming)
  return [await timeOfSearches(db, one), await timeOfSearches(db, other)]
}

type Work = (turn: number) => Promise<void>

/** Of two kinds of work how often each is done in a second, by turns: a busy machine slows both. */
async function inTurns(one: Work, other: Work): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn += 1) {
    rates[0].push(await perSecond(one, MEASURED_MS / TURNS))
    rates[1].push(await perSecond(other, MEASURED_MS / TURNS))
  }
  return [mean(rates[0]), mean(rates[1])]
}

async function perSecond(work: Work, ms: number): Promise<number> {
  let done = 0
  const begun = performance.now()
  await atOnce(async () => {
    if (performance.now() - begun >= ms) return false
    await work(done++)
    return true
  })
  return (done * 1_000) / (performance.now() - begun)
}

/** Several at a time, again and again until each says that there is nothing more to do. */
async function atOnce(step: () => Promise<boolean>): Promise<void> {
  const worker = async () => {
    while (await step());
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

async function compareAll(db: Db, queries: readonly SearchQuery[]) {
  const matches: number[] = []
  let differences = 0
  const left = queries.values()
  await atOnce(async () => {
    const { value: query } = left.next()
    if (!query) return false
    const { errors: _, ...place } = await findSearchPlace(db, query)
    const ours = await findIds(db, query, place)
    const reference = await searchByReference(db, { ...query, page: ours.page }, place)
    const isSame = ours.total === reference.total && String(ours.ids) === String(reference.ids)
    if (!isSame) differences += 1
    matches.push(ours.total)
    return true
  })
  return { matches, differences }
}

async function someIds(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from flights where status = 'published' order by md5(id::text) limit 10000`,
  )
  return rows.map(({ id }) => id)
}
