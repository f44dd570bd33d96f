import { eq } from "drizzle-orm"
import fc from "fast-check"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { clock } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { latestTicks, type Tick } from "../checklist.ts"
import { changeByForm } from "./change-by-form.ts"
import { changeChecklist } from "./change-checklist.ts"
import { findChecklistFlight, listChecklistFlights } from "./checklist-flights.ts"
import { findChecklistNow } from "./find-checklist-now.ts"
import { listTicks } from "./list-ticks.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const hoursFromNow = (count: number) => new Date(clock.now().getTime() + hours(count))
const minutesAgo = (count: number) => new Date(clock.now().getTime() - minutes(count)).toISOString()

const pathOf = (flightId: number) => `/api/flights/${flightId}/checklist`
const put = (as: number, flightId: number, ...changes: Tick[]) =>
  call("PUT", pathOf(flightId), { as, body: { changes } })
const tick = (item: string, isDone = true, minutes = 1): Tick => {
  return { item, isDone, changedAt: minutesAgo(minutes) }
}

test("a tick is there on every device, its repeat changes nothing, and a later change takes it back", async () => {
  const { id: as } = await makePilot(db)
  const flight = await makeFlight(db, { pilotId: as })
  const change = tick("introduced")
  const first = await put(as, flight.id, change)
  expect(first).toMatchObject({ status: 200, json: [change] })
  expect((await put(as, flight.id, change)).json).toEqual([change])
  expect((await call("GET", pathOf(flight.id), { as })).json).toEqual([change])
  const back = tick("introduced", false, 0)
  expect((await put(as, flight.id, back)).json).toEqual([back])
  expect((await put(as, flight.id, change)).json).toEqual([back])
})

test("pilot and guest of one flight have lists of their own, and no item of the other's", async () => {
  const { id: pilotId } = await makePilot(db)
  const flight = await makeFlight(db, { pilotId })
  const { id: guestId } = await makeUser(db)
  await makeBooking(db, { flight, passengerId: guestId })
  await put(pilotId, flight.id, tick("introduced"))
  const answer = await put(guestId, flight.id, tick("weight-true"), tick("introduced"))
  expect(answer.json.map(({ item }: Tick) => item)).toEqual(["weight-true"])
  expect((await listTicks(db, pilotId, flight.id)).map(({ item }) => item)).toEqual(["introduced"])
})

test("a stranger's flight, a missing one and one without a date look the same", async () => {
  const { id: as } = await makeUser(db)
  const flight = await makeFlight(db)
  for (const flightId of [flight.id, 2_000_000_000]) {
    for (const answer of [
      await put(as, flightId, tick("weight-true")),
      await call("GET", pathOf(flightId), { as }),
    ]) {
      expect(answer).toMatchObject({ status: 404, json: { code: "unknown-checklist" } })
    }
  }
})

test.each([
  ["requested", true],
  ["confirmed", true],
  ["rebooking_offered", true],
  ["flown", true],
  ["held", false],
  ["declined", false],
  ["withdrawn", false],
  ["cancelled_by_passenger", false],
] satisfies [BookingStatus, boolean][])(
  "a booking that is %s has a list: %s",
  async (status, has) => {
    const { id: userId } = await makeUser(db)
    const booking = await makeBooking(db, { passengerId: userId })
    const rebookBy = status === "rebooking_offered" ? new Date() : null
    await db.update(bookingsTable).set({ status, rebookBy }).where(eq(bookingsTable.id, booking.id))
    const found = await findChecklistFlight(db, userId, booking.flightId)
    expect(found?.role).toBe(has ? "passenger" : undefined)
  },
)

test.each([
  ["published", true],
  ["in_review", true],
  ["paused", true],
  ["settlement_due", true],
  ["expired", true],
  ["draft", false],
  ["cancelled", false],
  ["blocked", false],
] satisfies [FlightStatus, boolean][])(
  "an own flight that is %s has a list: %s",
  async (status, has) => {
    const { id: pilotId } = await makePilot(db)
    const flight = await makeFlight(db, { pilotId, status })
    expect((await findChecklistFlight(db, pilotId, flight.id))?.role).toBe(
      has ? "pilot" : undefined,
    )
  },
)

test("the next flight comes first, one that has landed stays for a day", async () => {
  const { id: pilotId } = await makePilot(db)
  const made = []
  for (const hours of [400, 30, -20, -40]) {
    made.push(await makeFlight(db, { pilotId, departsAt: hoursFromNow(hours) }))
  }
  const [late, next, landed, over] = made
  const ids = (await listChecklistFlights(db, pilotId)).map(({ id }) => id)
  expect(ids).toEqual([landed?.id, next?.id, late?.id])
  expect((await findChecklistFlight(db, pilotId, over?.id ?? 0))?.id).toBe(over?.id)
})

test("a clock that is ahead does not win against every later change", async () => {
  const { id: as } = await makePilot(db)
  const flight = await makeFlight(db, { pilotId: as })
  await put(as, flight.id, { item: "fit", isDone: true, changedAt: hoursFromNow(5).toISOString() })
  const answer = await put(as, flight.id, {
    item: "fit",
    isDone: false,
    changedAt: hoursFromNow(0.01).toISOString(),
  })
  expect(answer.json).toMatchObject([{ item: "fit", isDone: false }])
})

test("whatever two devices send, in whatever order and twice, the table ends as the rule says", async () => {
  const { id: userId } = await makePilot(db)
  const change = fc
    .record({
      item: fc.constantFrom("fit", "introduced", "weather-now"),
      isDone: fc.boolean(),
      minutes: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ item, isDone, minutes }) => {
      // moments that are the same for both devices
      const changedAt = new Date(Date.UTC(2026, 5, 1, 12, minutes)).toISOString()
      return { item, isDone, changedAt }
    })
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 6 }),
      fc.array(change, { maxLength: 6 }),
      async (one, other) => {
        const flight = await makeFlight(db, { pilotId: userId })
        const actor = { kind: "user", userId, isPilot: true, isAdmin: false } as const
        await Promise.all([
          changeChecklist(db, actor, flight.id, one),
          changeChecklist(db, actor, flight.id, other),
        ])
        const ticks = await changeChecklist(db, actor, flight.id, one)
        const byItem = (a: Tick, b: Tick) => (a.item < b.item ? -1 : 1)
        expect(ticks.toSorted(byItem)).toEqual(latestTicks(one, other).toSorted(byItem))
      },
    ),
    { numRuns: 25 },
  )
})

test.each([
  ["no list of changes", {}],
  [
    "a day instead of a moment",
    { changes: [{ item: "fit", isDone: true, changedAt: "2026-11-22" }] },
  ],
  ["an item without a name", { changes: [{ item: "", isDone: true, changedAt: minutesAgo(1) }] }],
  [
    "a tick that is neither",
    { changes: [{ item: "fit", isDone: "ja", changedAt: minutesAgo(1) }] },
  ],
])("%s is refused, and nothing is written", async (_, body) => {
  const { id: as } = await makePilot(db)
  const flight = await makeFlight(db, { pilotId: as })
  expect((await call("PUT", pathOf(flight.id), { as, body })).status).toBe(400)
  expect(await listTicks(db, as, flight.id)).toEqual([])
})

test("a plain form says the whole list: what it leaves out is open again", async () => {
  const pilot = await makePilot(db)
  const flight = await makeFlight(db, { pilotId: pilot.id })
  const actor = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  const post = async (...entries: [string, string][]) => {
    const form = new FormData()
    for (const [name, value] of entries) form.append(name, value)
    await changeByForm(db, actor, flight.id, form)
    const ticks = await listTicks(db, pilot.id, flight.id)
    return ticks.filter(({ isDone }) => isDone).map(({ item }) => item)
  }
  expect(await post(["item", "fit"], ["item", "introduced"], ["item", "nonsense"])).toEqual([
    "fit",
    "introduced",
  ])
  expect(await post(["item", "fit"])).toEqual(["fit"])
  expect(await post(["intent", "reset"], ["item", "fit"])).toEqual([])
})

test("the room of a flight has its owner's ticks with the moment that counts, until a day after the landing", async () => {
  const { id: as } = await makePilot(db)
  const departsAt = hoursFromNow(-1)
  const flight = await makeFlight(db, { pilotId: as, departsAt, arrivesAt: hoursFromNow(1) })
  await put(as, flight.id, tick("belts-shown"))
  const read = () => findChecklistNow(db, as, flight)
  expect(await read()).toMatchObject({
    moment: "on-board",
    flight: { role: "pilot" },
    ticks: [{ item: "belts-shown" }],
  })
  const { id: strangerId } = await makeUser(db)
  expect(await findChecklistNow(db, strangerId, flight)).toBeNull()
  await db
    .update(flightsTable)
    .set({ departsAt: hoursFromNow(-26), arrivesAt: hoursFromNow(-25) })
    .where(eq(flightsTable.id, flight.id))
  expect(await read()).toBeNull()
})
