import { eq } from "drizzle-orm"
import fc from "fast-check"
import { afterEach, expect, test } from "vitest"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { violatedConstraint } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { landingSchema } from "../landing-schemas.ts"
import { getFlugfit } from "./get-flugfit.ts"
import { listLandings } from "./landings-queries.ts"

const db = await testDatabase()
const { call } = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

const today = () => isoDay(clock.now(), HOME_ZONE)

const entry = {
  flownOn: addDays(today(), -3),
  aircraftClass: "SEP",
  aircraftType: "C172",
  takeOffs: 2,
  landings: 2,
  nightLandings: 1,
  flightMinutes: 80,
  flownAs: "pic",
  place: "EDKB",
} as const

const rowsOf = async (userId: number) => (await listLandings(db, userId, 1)).rows
const eventsOf = async (userId: number) =>
  (await db.select().from(eventsTable).where(eq(eventsTable.actorId, userId))).map(
    ({ kind }) => kind,
  )

test("a pilot adds an entry, corrects it and removes it, and each step is recorded", async () => {
  const { id: as } = await makePilot(db)
  const added = await call("POST", "/api/landings", { as, body: entry })
  expect(added.status).toBe(201)
  const { id } = added.json
  expect(await rowsOf(as)).toEqual([{ id, ...entry, flightId: null }])
  const corrected = { ...entry, landings: 3, place: "" }
  await call("PUT", `/api/landings/${id}`, { as, body: corrected })
  expect(await rowsOf(as)).toEqual([{ id, ...corrected, flightId: null }])
  expect(await call("DELETE", `/api/landings/${id}`, { as })).toMatchObject({ status: 200 })
  expect(await rowsOf(as)).toEqual([])
  expect(await call("DELETE", `/api/landings/${id}`, { as })).toMatchObject({ status: 404 })
  expect(await eventsOf(as)).toEqual(["landing.logged", "landing.corrected", "landing.removed"])
})

test("the same intent sent twice is one entry, two flights of a day are two", async () => {
  const { id: as } = await makePilot(db)
  const headers = { "idempotency-key": "one-press-of-a-button" }
  const [first, again] = [
    await call("POST", "/api/landings", { as, body: entry, headers }),
    await call("POST", "/api/landings", { as, body: entry, headers }),
  ]
  expect(again.json).toEqual(first.json)
  await call("POST", "/api/landings", { as, body: entry })
  expect(await rowsOf(as)).toHaveLength(2)
})

test.each([
  ["tomorrow", { flownOn: addDays(today(), 1) }, "flownOn", "Zukunft"],
  ["a day that does not exist", { flownOn: "2026-02-29" }, "flownOn", "gibt es nicht"],
  ["no day", { flownOn: "" }, "flownOn", "gib den Tag an"],
  ["a negative number of take-offs", { takeOffs: -1 }, "takeOffs", "Weniger als 0"],
  ["half a landing", { landings: 1.5 }, "landings", "gib eine Zahl an"],
  ["too many landings", { landings: 100 }, "landings", "Höchstens 99"],
  ["more night landings than landings", { nightLandings: 3 }, "nightLandings", "also 2"],
  ["more night landings than take-offs", { takeOffs: 0 }, "nightLandings", "weniger Starts"],
  ["nothing at all", { takeOffs: 0, landings: 0, nightLandings: 0 }, "landings", "Mindestens ein"],
  ["no flight time", { flightMinutes: 0 }, "flightMinutes", "Mindestens eine Minute"],
  ["a flight of two days", { flightMinutes: 1_441 }, "flightMinutes", "Höchstens 24 Stunden"],
  ["a class that nobody knows", { aircraftClass: "ULM" }, "aircraftClass", "wähle die Klasse"],
])("%s is refused at its field, and nothing is written", async (_, wrong, property, sentence) => {
  const { id: as } = await makePilot(db)
  const { status, json } = await call("POST", "/api/landings", { as, body: { ...entry, ...wrong } })
  expect(status).toBe(400)
  const constraints = json.message.find((one: { property: string }) => one.property === property)
  expect(JSON.stringify(constraints?.constraints)).toContain(sentence)
  expect(await rowsOf(as)).toEqual([])
})

test("a future date is refused in a correction as well, and today ends at midnight here", async () => {
  const { id: as } = await makePilot(db)
  const { id } = await makeLanding(db, { userId: as })
  const put = (flownOn: string) =>
    call("PUT", `/api/landings/${id}`, { as, body: { ...entry, flownOn } })
  expect((await put(addDays(today(), 1))).status).toBe(400)
  // a quarter past midnight in Berlin is still the day before in UTC
  restoreClock = setClockSource(() => new Date("2027-06-11T22:15:00Z"))
  expect((await put("2027-06-12")).status).toBe(200)
  expect((await put("2027-06-13")).status).toBe(400)
})

test("the table accepts whatever the form accepts, and the other way round", async () => {
  const { id: userId } = await makePilot(db)
  const few = fc.integer({ min: 0, max: 3 })
  await fc.assert(
    fc.asyncProperty(few, few, few, async (takeOffs, landings, nightLandings) => {
      const row = { ...entry, takeOffs, landings, nightLandings }
      const isWritten = await makeLanding(db, { ...row, userId }).then(
        () => true,
        (error: unknown) => violatedConstraint(error) === undefined,
      )
      expect(landingSchema.safeParse(row).success).toBe(isWritten)
    }),
    { numRuns: 60 },
  )
})

const flight = {
  day: addDays(today(), 20),
  aircraftClass: "SEP",
  guests: 2,
  isAtNight: false,
  isAerobatic: false,
  haveGuestsAgreed: null,
} as const

test("one landing, another day or another class changes the verdict of a pilot", async () => {
  const { id } = await makePilot(db)
  const stateOn = async (asked: object = {}) =>
    (await getFlugfit(db, id, { ...flight, ...asked })).state
  await makeLanding(db, { userId: id, flownOn: addDays(today(), -60) })
  expect(await stateOn()).toBe("blocker")
  await makeLanding(db, { userId: id, flownOn: addDays(today(), -60), takeOffs: 1, landings: 1 })
  expect(await stateOn()).toBe("ok")
  expect(await stateOn({ day: addDays(today(), 31) })).toBe("warning")
  // its papers end before, and will be renewed
  expect(await stateOn({ day: addDays(today(), 364) })).toBe("warning")
  expect(await stateOn({ aircraftClass: "MEP" })).toBe("blocker")
  expect(await stateOn({ isAtNight: true })).toBe("blocker")
})

test("one pilot's log does not count for another", async () => {
  const [one, other] = [await makePilot(db), await makePilot(db)]
  await makeLanding(db, { userId: one.id, takeOffs: 3, landings: 3 })
  const states = await Promise.all(
    [one, other].map(async ({ id }) => (await getFlugfit(db, id, flight)).state),
  )
  expect(states).toEqual(["ok", "blocker"])
})
