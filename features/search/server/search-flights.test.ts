import { expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats } from "#tests/support/booking-steps.ts"
import { testDatabase } from "#tests/support/database.ts"
import { readSearchWords, understandSearch } from "../search-url.ts"
import { findWiderSearch, listNextFlights, searchFlights } from "./search-flights.ts"

const db = await testDatabase()
const BONN = { lat: 50.74, lng: 7.1 }
// at midnight in Berlin it is still yesterday in UTC
const TODAY = isoDay(clock.now(), HOME_ZONE)
const DAY = 24 * 60 * 60 * 1000

const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY)
const wishOf = (query: string) =>
  understandSearch(readSearchWords(new URLSearchParams(query)), TODAY).wish

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
  departsAt: new Date(clock.now().getTime() + 2 * 3_600_000),
})
await makeFlight(db, { title: "Nah", departsAt: inDays(7) })

const titles = (cards: { title: string }[]) => cards.map(({ title }) => title)

test("only bookable flights within the radius are found, the next first", async () => {
  const { total, cards } = await searchFlights(db, wishOf("ort=Bonn"), BONN)
  expect([total, titles(cards)]).toEqual([3, ["Nah", "Nah", "Später"]])
})

test("days, persons and order narrow and sort", async () => {
  const first = isoDay(inDays(5), HOME_ZONE)
  expect((await searchFlights(db, wishOf(`ort=Bonn&von=${first}&bis=${first}`), BONN)).total).toBe(
    1,
  )
  expect((await searchFlights(db, wishOf("ort=Bonn&personen=4"), BONN)).total).toBe(0)
  const cheapest = await searchFlights(db, wishOf("ort=Bonn&sortierung=preis"), BONN)
  expect(cheapest.cards[0]?.id).toBe(later.id)
})

test("seats that are held are not offered", async () => {
  const app = testApplication(db)
  expect((await searchFlights(db, wishOf("ort=Bonn&personen=3"), BONN)).total).toBe(3)
  expect(await holdSeats(app, near.id, 1)).toMatchObject({ status: 201 })
  expect((await searchFlights(db, wishOf("ort=Bonn&personen=3"), BONN)).total).toBe(2)
})

test("where nothing flies the smallest larger radius is named", async () => {
  const sylt = { lat: 54.91, lng: 8.34 }
  expect(await findWiderSearch(db, wishOf("ort=Sylt&umkreis=25"), sylt)).toEqual({
    radiusKm: 100,
    total: 1,
  })
  expect((await searchFlights(db, wishOf("ort=Sylt&umkreis=100"), sylt)).cards[0]?.id).toBe(far.id)
})

test("the home page shows each title once, in the order of departure", async () => {
  expect(titles(await listNextFlights(db, 5))).toEqual(["Nah", "Weit", "Später"])
})
