import { expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { days, hours } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats } from "#tests/support/booking-steps.ts"
import { testDatabase } from "#tests/support/database.ts"
import { parseSearchParams } from "../search-params.ts"
import { syncSearchIndex } from "./index/sync-search-index.ts"
import { listNextFlights } from "./next-flights.ts"
import { runSearch } from "./run-search.ts"

const db = await testDatabase()

const inDays = (count: number) => new Date(clock.now().getTime() + days(count))

async function search(query: string) {
  await syncSearchIndex(db)
  return runSearch(db, parseSearchParams(new URLSearchParams(query)))
}

const near = await makeFlight(db, { title: "Nah", departsAt: inDays(5) })
const later = await makeFlight(db, {
  title: "Später",
  departsAt: inDays(40),
  seatPriceCents: 5_000,
})
const far = await makeFlight(db, {
  title: "Weit",
  departsAt: inDays(6),
  departureAirportId: (
    await makeAirport(db, "EDXH", { name: "Helgoland-Düne", lat: 54.185, lng: 7.916 })
  ).id,
})
await makeFlight(db, { title: "Entwurf", status: "draft", departsAt: inDays(5) })
await makeFlight(db, {
  title: "Zu bald",
  departsAt: new Date(clock.now().getTime() + hours(2)),
})
await makeFlight(db, { title: "Nah", departsAt: inDays(7) })

const titles = (hits: { title: string }[]) => hits.map(({ title }) => title)

test("only bookable flights within the radius are found, the next first", async () => {
  const { total, hits } = await search("ort=Bonn&sortierung=datum")
  expect([total, titles(hits)]).toEqual([3, ["Nah", "Nah", "Später"]])
})

test("a hit says how far its departure is from the place that was named, and nothing without one", async () => {
  const kmOf = async (query: string) => (await search(query)).hits.map((hit) => hit.distanceKm)
  expect(await kmOf("ort=Bonn&sortierung=datum")).toEqual([1, 1, 1])
  expect(await kmOf("nahe=50.859,7.163&sortierung=datum")).toEqual([10, 10, 10])
  expect(new Set(await kmOf("sortierung=datum"))).toEqual(new Set([undefined]))
})

test("days, persons and order narrow and sort", async () => {
  const first = isoDay(inDays(5), HOME_ZONE)
  expect((await search(`ort=Bonn&von=${first}&bis=${first}`)).total).toBe(1)
  expect((await search("ort=Bonn&personen=4")).total).toBe(0)
  const cheapest = await search("ort=Bonn&sortierung=preis")
  expect(cheapest.hits[0]?.id).toBe(later.id)
})

test("seats that are held are not offered", async () => {
  const app = testApplication(db)
  expect((await search("ort=Bonn&personen=3")).total).toBe(3)
  expect(await holdSeats(app, near.id, 1)).toMatchObject({ status: 201 })
  expect((await search("ort=Bonn&personen=3")).total).toBe(2)
})

test("where nothing flies the smallest larger radius is named", async () => {
  const { total, more } = await search("nahe=54.91,8.34&umkreis=25")
  expect([total, more?.wider]).toEqual([0, { radiusKm: 100, total: 1 }])
  expect((await search("nahe=54.91,8.34&umkreis=100")).hits[0]?.id).toBe(far.id)
})

test("an empty search says what it would find without each of its filters", async () => {
  const { total, more } = await search("ort=Bonn&preis=50&personen=3&hund=1")
  expect(total).toBe(0)
  expect(more?.without.map(({ word }) => word)).toEqual(["personen", "preis", "hund"])
  const dog = await search("ort=Bonn&hund=1")
  expect([dog.total, dog.more?.without[0]?.total]).toEqual([0, (await search("ort=Bonn")).total])
  expect((await search("ort=Bonn")).more?.without ?? []).toEqual([])
})

test("the home page shows each title once, in the order of departure", async () => {
  expect(titles(await listNextFlights(db, 5))).toEqual(["Nah", "Weit", "Später"])
})
