import { expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { days } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testDatabase } from "#tests/support/database.ts"
import { parseSearchParams } from "../search-params.ts"
import { findDays } from "./find-days.ts"
import { syncSearchIndex } from "./index/sync-search-index.ts"

const db = await testDatabase()
const inDays = (count: number) => new Date(clock.now().getTime() + days(count))
const dayIn = (count: number) => isoDay(inDays(count), HOME_ZONE)

const munich = await makeAirport(db, "EDDM", { name: "München", lat: 48.354, lng: 11.786 })
await makeFlight(db, { departsAt: inDays(5), seatPriceCents: 6_000 })
await makeFlight(db, { departsAt: inDays(5), seatPriceCents: 4_000 })
await makeFlight(db, { departsAt: inDays(200), seatPriceCents: 5_000 })
await makeFlight(db, {
  departureAirportId: munich.id,
  departsAt: inDays(6),
  seatPriceCents: 3_000,
})
await makeOffer(db)
await makeFlight(db, { status: "draft", departsAt: inDays(7), seatPriceCents: 1_000 })

async function found(query: string) {
  await syncSearchIndex(db)
  return findDays(db, parseSearchParams(new URLSearchParams(query)))
}

const total = (cents: number) => priceOfSeat(cents, STANDARD_FEE_RULE).totalCents

test("each day has its lowest price, fee included, whichever days are asked for", async () => {
  const { fromCents } = await found(`von=${dayIn(6)}&bis=${dayIn(6)}`)
  expect(fromCents).toEqual({
    [dayIn(5)]: total(4_000),
    [dayIn(6)]: total(3_000),
    [dayIn(200)]: total(5_000),
  })
})

test("only flights that fit the rest of the search count, and the place has a name", async () => {
  const bonn = await found("ort=Bonn&umkreis=50&preis=50")
  expect(bonn.fromCents).toEqual({ [dayIn(5)]: total(4_000) })
  expect(bonn.near).toMatchObject({
    name: expect.stringContaining("Bonn"),
    lat: expect.closeTo(50.7, 0),
  })
  expect((await found("nahe=50.7,7.1")).near).toBeNull()
})
