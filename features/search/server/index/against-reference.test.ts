import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { createRandom } from "#db/seed/random.ts"
import { testWorld } from "#db/seed/test-world.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { randomParams } from "#tests/support/random-queries.ts"
import { searchByReference } from "#tests/support/reference-search.ts"
import { parseSearchParams, searchQuery } from "../../search-params.ts"
import { parseSearch } from "../parse-search.ts"
import { findIds } from "../search-flights.ts"
import { findSearchPlace } from "../search-place.ts"
import { syncSearchIndex } from "./sync-search-index.ts"

const TODAY = isoDay(clock.now(), HOME_ZONE)
const PLACES = ["Bonn", "Köln", "Hamburg", "München", "Berlin", "Leipzig", "Freiburg", "Emden"]
const db = await testWorld(TODAY)

function randomSearch(random: ReturnType<typeof createRandom>) {
  const query = searchQuery(randomParams(random, PLACES, TODAY))
  const { query: search } = parseSearch(parseSearchParams(new URLSearchParams(query)), TODAY)
  return { query, search }
}

/** Both answers to so many searches, and how many of these found something. */
async function compare(seed: string, searches: number) {
  const random = createRandom(seed)
  let found = 0
  await syncSearchIndex(db)
  for (let count = 0; count < searches; count += 1) {
    const { query, search } = randomSearch(random)
    const place = await findSearchPlace(db, search)
    const ours = await findIds(db, search, place)
    const reference = await searchByReference(db, { ...search, page: ours.page }, place)
    expect({ query, total: ours.total, ids: ours.ids }).toEqual({ query, ...reference })
    if (ours.total > 0) found += 1
  }
  return found
}

test("every search answers what a plain query over the tables answers", async () => {
  expect(await compare("before", 150)).toBeGreaterThan(60)
})

// they share their room
test("searches at the same time answer what each answers alone", async () => {
  const random = createRandom("at once")
  const queries = Array.from({ length: 40 }, () => randomSearch(random).search)
  const answers = queries.map((search) => async () => {
    return await findIds(db, search, await findSearchPlace(db, search))
  })
  const alone = []
  for (const answer of answers) alone.push(await answer())
  expect(new Set(alone.map(({ total }) => total)).size).toBeGreaterThan(10)
  expect(await Promise.all(answers.map((answer) => answer()))).toEqual(alone)
})

test("so it does after seats were taken, prices and dates moved, flights vanished and came back, reviews arrived", async () => {
  const some = (remainder: number) =>
    sql`status = 'published' and schedule = 'fixed' and departs_at > ${clock.now()} and id % 9 = ${remainder}`
  await db.execute(sql`update flights set status = 'paused' where ${some(1)}`)
  await db.execute(sql`update flights set seat_price_cents = seat_price_cents - 500
    where ${some(2)} and seat_price_cents > 2000`)
  await db.execute(sql`update flights set departs_at = departs_at + interval '3 days',
    arrives_at = arrives_at + interval '3 days' where ${some(3)} and not is_occupied`)
  await db.execute(sql`update flight_seats set booking_id = (select max(id) from bookings), held_until = null
    where flight_id in (select id from flights where ${some(4)}) and seat_number = 1`)
  await db.execute(sql`update flight_seats set booking_id = (select max(id) from bookings),
    held_until = ${clock.now()} where flight_id in (select id from flights where ${some(5)}) and seat_number = 2`)
  await db.execute(sql`update flights set unusable_seats = 1 where ${some(6)}`)
  await db.execute(sql`update reviews set stars = 1 + id % 5`)
  await db.execute(
    sql`update planes set wing = case wing when 'high' then 'low' else 'high' end where id % 3 = 0`,
  )
  expect(await compare("after", 100)).toBeGreaterThan(40)
})
