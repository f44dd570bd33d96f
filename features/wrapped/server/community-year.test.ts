import { afterEach, beforeEach, expect, test } from "vitest"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { setClockSource } from "#platform/clock.ts"
import { testDatabase } from "#tests/support/database.ts"
import { getCommunityPage } from "./community-page.ts"
import { getCommunitySums } from "./community-year-queries.ts"

const db = await testDatabase()

let restoreClock = () => {}
beforeEach(() => {
  restoreClock = setClockSource(() => new Date("2026-11-28T12:00:00Z"))
})
afterEach(() => restoreClock())

/** Flights in a month, each with a pilot and a guest of its own. */
async function fly(
  count: number,
  month: string,
  people: { pilotId?: number; passengerId?: number } = {},
) {
  for (let day = 1; day <= count; day++) {
    await makePastFlight(db, {
      pilotId: people.pilotId ?? (await makePilot(db)).id,
      passengerId: people.passengerId ?? (await makeUser(db)).id,
      departsAt: new Date(`${month}-${String(day).padStart(2, "0")}T09:00:00Z`),
    })
  }
}

test("with 19 people there is no figure and the page counts what it leaves out; the 20th brings them", async () => {
  const pilotId = (await makePilot(db)).id
  await fly(18, "2025-06", { pilotId })
  const before = await getCommunityPage(db, "2025")
  expect(before).toMatchObject({ cards: [], leftOut: 6 })
  await fly(1, "2025-07", { pilotId })
  const after = await getCommunityPage(db, "2025")
  if ("asked" in after) throw new Error("no such year")
  expect(after.cards.map(({ id, figure }) => [id, figure])).toEqual([
    ["flights", "19 Flüge"],
    ["people", "20 Menschen"],
    ["minutes", "31 h 40"],
    ["distanceKm", "6.156\u00a0km"],
    ["airfields", "2 Flugplätze"],
  ])
  // both fields are in each flight, so none stands out; the month has 19 people
  expect(after.leftOut).toBe(1)
})

test("many flights of few people are no crowd", async () => {
  const [pilotId, passengerId] = [(await makePilot(db)).id, (await makeUser(db)).id]
  await fly(5, "2024-06", { pilotId, passengerId })
  const sums = await getCommunitySums(db, 2024)
  expect(sums.flights).toEqual({ value: 5, people: 2 })
  expect(await getCommunityPage(db, "2024")).toMatchObject({ cards: [] })
})

test("only flights of the year with guests count, by the calendar of Berlin", async () => {
  const at = (instant: string) => makePastFlight(db, { departsAt: new Date(instant) })
  await at("2022-12-31T23:30:00Z")
  await at("2023-12-31T22:30:00Z")
  await at("2023-12-31T23:30:00Z")
  expect((await getCommunitySums(db, 2023)).flights.value).toBe(2)
})

test.each([
  ["2031", "ahead"],
  ["2007", "before"],
  ["bald", "unreadable"],
])("of the year %s nothing is shown", async (year, kind) => {
  await makePastFlight(db)
  expect(await getCommunityPage(db, year)).toMatchObject({ asked: { kind }, usualYear: 2026 })
})
