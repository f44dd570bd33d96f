import { expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { parseSearchParams } from "../search-params.ts"
import { findPins } from "./find-pins.ts"
import { syncSearchIndex } from "./index/sync-search-index.ts"

const db = await testDatabase()
const inDays = (count: number) => new Date(clock.now().getTime() + days(count))

const munich = await makeAirport(db, "EDDM", { name: "München", lat: 48.354, lng: 11.786 })
// more than a page of the list
const fromBonn = await Promise.all(
  Array.from({ length: 15 }, (_, index) => makeFlight(db, { departsAt: inDays(5 + index) })),
)
const fromMunich = await makeFlight(db, { departureAirportId: munich.id, departsAt: inDays(5) })
const offer = await makeOffer(db)
await makeFlight(db, { status: "draft", departsAt: inDays(5) })

async function idsFor(query: string): Promise<number[]> {
  await syncSearchIndex(db)
  const { pins } = await findPins(db, parseSearchParams(new URLSearchParams(query)))
  return pins.map(({ id }) => id).toSorted((one, other) => one - other)
}

const ids = (...flights: { id: number }[]) =>
  flights.map(({ id }) => id).toSorted((one, other) => one - other)

test("all that a search finds has a pin, whichever page the list shows", async () => {
  expect(await idsFor("seite=2")).toEqual(ids(...fromBonn, fromMunich, offer))
})

test("a section of the map replaces the place", async () => {
  expect(await idsFor("ort=Bonn&karte=10,47,13,49")).toEqual(ids(fromMunich))
  expect(await idsFor("karte=6,50,8,51.5")).toEqual(ids(...fromBonn, offer))
})

test("nonsense in the parameters is the nearest sensible search", async () => {
  expect(await idsFor("karte=1,2&umkreis=-1&seite=10000")).toEqual(
    ids(...fromBonn, fromMunich, offer),
  )
})

test("the map learns what a search looks around, unless a part of the map is searched in", async () => {
  const aroundFor = async (query: string) =>
    (await findPins(db, parseSearchParams(new URLSearchParams(query)))).around
  expect(await aroundFor("ort=Bonn&umkreis=50")).toEqual({
    center: { lat: expect.closeTo(50.77, 0), lng: expect.closeTo(7.16, 0) },
    radiusKm: 50,
  })
  expect(await aroundFor("nahe=50.7,7.1")).toMatchObject({ center: { lat: 50.7, lng: 7.1 } })
  expect(await aroundFor("ort=Bonn&karte=6,50,8,51.5")).toBeNull()
  expect(await aroundFor("")).toBeNull()
})
