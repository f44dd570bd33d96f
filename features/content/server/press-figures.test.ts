import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { type MadeSettlement, makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { getPilotRating } from "#features/reviews/server/reviews-queries.ts"
import { syncSearchIndex } from "#features/search/server/index/sync-search-index.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { getUserStatistics } from "#features/statistics/server/user-statistics-queries.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { getPressFigures } from "./press-figures.ts"

const db = await testDatabase()

test("the press page counts what is there and nothing else", async () => {
  expect(await getPressFigures(db)).toEqual({
    at: expect.any(String),
    flights: 0,
    airports: 0,
    pilots: 0,
    middlePriceCents: null,
    flownFlights: 0,
    guests: 0,
  })
  const pilot = await makePilot(db)
  for (const status of ["published", "published", "draft", "cancelled"] as const) {
    await makeFlight(db, { pilotId: pilot.id, status })
  }
  const full = await makeFlight(db, { pilotId: pilot.id, seatsOffered: 1, totalCostCents: 12_500 })
  await makeBooking(db, { flight: full })
  await makePastFlight(db, { pilotId: pilot.id })
  await syncSearchIndex(db)
  expect(await getPressFigures(db)).toMatchObject({
    flights: 2,
    airports: 1,
    pilots: 1,
    middlePriceCents: 6875,
    flownFlights: 1,
    guests: 1,
  })
})

test("the press page counts the guests that pilots count, and nobody who stayed away", async () => {
  const before = await getPressFigures(db)
  const pilot = await makePilot(db)
  const flight = await makePastFlight(db, { pilotId: pilot.id })
  await makeBooking(db, { flight, outcome: "declined" })
  const absent = await makeSettlement(db, { departsAt: inThePast(3), publishedAt: inThePast(9) })
  await endAsNoShow(absent)
  const after = await getPressFigures(db)
  const { pilot: own } = await getUserStatistics(
    db,
    { userId: pilot.id, isPilot: true },
    { year: null, ratingOf: getPilotRating },
  )
  expect(own).toMatchObject({ flights: 1, guests: 1 })
  expect(after.flownFlights - before.flownFlights).toBe(1)
  expect(after.guests - before.guests).toBe(1)
})

const inThePast = (count: number) => new Date(clock.now().getTime() - days(count))

async function endAsNoShow({ flight, bookingId }: MadeSettlement) {
  const owner = { kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false } as const
  await saveCosts(db, owner, flight.id, [{ kind: "fuel", label: "Sprit", amountCents: 10_000 }])
  await submitSettlement(db, owner, flight.id, { noShows: [bookingId], shownCostCents: 10_000 })
}
