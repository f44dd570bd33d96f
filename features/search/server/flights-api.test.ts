import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import type { FlightsAnswer } from "../flights-query.ts"
import { syncSearchIndex } from "./index/sync-search-index.ts"

const db = await testDatabase()
const app = testApplication(db)

const written: number[] = []
for (const hoursAhead of [30, 60, 90, 120, 150]) {
  const departsAt = new Date(clock.now().getTime() + hours(hoursAhead))
  written.push((await makeFlight(db, { departsAt })).id)
}
const offer = await makeOffer(db)

async function ask(query: string) {
  await syncSearchIndex(db)
  return app.call("GET", `/api/flights?${query}`)
}

async function find(query: string): Promise<FlightsAnswer> {
  const { status, json: body } = await ask(query)
  expect(status).toBe(200)
  return body as FlightsAnswer
}

test("flights and offers come with what a card shows, the whole price included", async () => {
  const { flights, total, nextCursor } = await find("town=Bonn&sort=date")
  expect([total, nextCursor]).toEqual([6, null])
  expect(flights.find(({ id }) => id === offer.id)).toMatchObject({
    departsAt: null,
    window: { weekdays: [6, 7] },
  })
  expect(flights.find(({ id }) => id === written[0])).toMatchObject({
    departure: { code: "EDKB" },
    destination: { code: "EDWJ" },
    totalCents: 6_875,
    freeSeats: 3,
    window: null,
  })
})

test("a cursor leads through all of them, each once, though flights come and go meanwhile", async () => {
  const kinds = "kinds=one_way&sort=date&limit=2"
  const first = await find(kinds)
  await makeFlight(db, { departsAt: new Date(clock.now().getTime() + hours(20)) })
  const second = await find(`${kinds}&cursor=${first.nextCursor}`)
  const third = await find(`${kinds}&cursor=${second.nextCursor}`)
  const ids = [first, second, third].flatMap(({ flights }) => flights.map(({ id }) => id))
  expect(ids).toEqual(written)
  expect(third.nextCursor).toBeNull()
})

test.each([
  ["radius=-1", "radius"],
  ["radius=9999", "radius"],
  ["lat=91&lng=7", "lat"],
  ["lat=50", "lng"],
  ["west=8&south=50&east=7&north=51", "east"],
  ["west=8&south=50", "west"],
  ["from=2027-05-03&to=2027-05-01", "to"],
  ["from=2027-02-30", "from"],
  ["persons=6", "persons"],
  ["persons=0x2", "persons"],
  ["sort=cheapest", "sort"],
  ["limit=10000", "limit"],
  ["cursor=abc", "cursor"],
  [`town=${"a".repeat(200)}`, "town"],
  ["town=Nirgendwo-an-der-Knatter", "town"],
  ["town=%27%3B%20drop%20table%20flights%3B--", "town"],
  ["destination=%3Cscript%3E", "destination"],
  ["kinds=round_trip,space", "kinds"],
  ["page=3", "page"],
  ["ort=Bonn", "ort"],
])("%s is refused at its field", async (query, property) => {
  const { status, json: body } = await ask(query)
  expect(status).toBe(400)
  expect(body).toMatchObject({ message: [{ property }] })
})
