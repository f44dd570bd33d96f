import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { type FlightOverrides, makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightPricesTable } from "#features/flights/core/server/flights-tables.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { listCheapestFlights, listReducedFlights } from "./reduced-flights.ts"

const db = await testDatabase()
const daysAgo = (count: number) => new Date(clock.now().getTime() - days(count))

/** A flight that costs 50.00 a seat now; `prices` are what it cost before, by days ago. */
async function flightWithHistory(prices: [number, number][], overrides: FlightOverrides = {}) {
  const flight = await makeFlight(db, {
    totalCostCents: 30_000,
    seatPriceCents: 5_000,
    publishedAt: prices.length > 0 ? daysAgo(2) : clock.now(),
    ...overrides,
  })
  await db.insert(flightPricesTable).values(
    prices.map(([ago, seatPriceCents]) => ({
      flightId: flight.id,
      seatPriceCents,
      totalCostCents: flight.totalCostCents,
      validFrom: daysAgo(ago),
    })),
  )
  return flight
}

test("without a real reduction nothing is listed", async () => {
  await makeFlight(db)
  expect(await listReducedFlights(db, 10)).toEqual([])
})

test("a cut flight shows the total prices before and now, fee included, and since when", async () => {
  const flight = await flightWithHistory([[12, 7_000]])
  const [reduced] = await listReducedFlights(db, 10)
  expect(reduced).toMatchObject({
    flight: { id: flight.id, totalCents: 5_500 },
    formerTotalCents: 7_700,
    savedCents: 2_200,
    since: flight.publishedAt?.toISOString(),
  })
})

test("full, paused, past and far flights are out, and so is a price that only went back", async () => {
  const before = (await listReducedFlights(db, 50)).length
  const full = await flightWithHistory([[12, 7_000]], { seatsOffered: 1 })
  await makeBooking(db, { flight: full })
  await flightWithHistory([[12, 7_000]], { status: "paused" })
  await flightWithHistory([[12, 7_000]], { departsAt: daysAgo(1) })
  await flightWithHistory([[12, 7_000]], { departsAt: daysAgo(-70) })
  await flightWithHistory([
    [20, 5_000],
    [10, 7_000],
  ])
  expect(await listReducedFlights(db, 50)).toHaveLength(before)
})

test("the greatest reduction comes first", async () => {
  const great = await flightWithHistory([[9, 7_400]])
  const [first] = await listReducedFlights(db, 1)
  expect(first?.flight.id).toBe(great.id)
})

test("the cheapest flights are ordered by price", async () => {
  const prices = (await listCheapestFlights(db, 20)).map(({ totalCents }) => totalCents)
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})
