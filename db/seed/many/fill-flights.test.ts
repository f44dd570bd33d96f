import { expect, test } from "vitest"
import { countOf, rowsOf } from "#db/seed/test-world.ts"
import { loadPlaces } from "#features/places/server/load-places.ts"
import { testDatabase } from "#tests/support/database.ts"
import { fillFlights } from "./fill-flights.ts"

const db = await testDatabase()
await loadPlaces(db)
await fillFlights(db, { count: 5_000 })

test("as many flights as were asked for spread over three years, two of them to come", async () => {
  expect(await countOf(db, "from flights")).toBe(5_000)
  const published = await countOf(db, "from flights where status = 'published'")
  expect(published / 5_000).toBeCloseTo(2 / 3, 1)
})

test("few airfields see most of the traffic, and weekends more than other days", async () => {
  const [shares] = await rowsOf<{ busiest: number; weekend: number }>(
    db,
    `select (select sum(n) from (select count(*) as n from flights group by departure_airport_id order by 1 desc
        limit (select count(*) / 10 from airports)) busy)::float8 / 5000 as busiest,
      avg((extract(isodow from departs_at at time zone time_zone) >= 6)::int)::float8 as weekend from flights`,
  )
  expect(shares?.busiest).toBeGreaterThan(0.3)
  expect(shares?.weekend).toBeGreaterThan(0.45)
})

test("every flight has its seats, its way and at most an equal share as price", async () => {
  expect(
    await countOf(
      db,
      `from flights f where
        (select count(*) from flight_seats where flight_id = f.id) <> seats_offered
        or (select count(*) from flight_stops where flight_id = f.id) <> 2
        or seat_price_cents * (seats_offered + 1) > total_cost_cents`,
    ),
  ).toBe(0)
})
