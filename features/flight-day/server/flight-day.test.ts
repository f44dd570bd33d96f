import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { occupancyOfFlight } from "#features/bookings/core/server/occupancy-of-flight.ts"
import { flightTimesQueue } from "#features/flights/core/server/flight-times.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { goStateOf } from "../go-decision.ts"
import { askOverdueDecisionsQueue } from "./ask-overdue-decisions.ts"
import { findGoDecision } from "./decide-go.ts"

const db = await testDatabase()
const app = testApplication(db)
const flightTimes = flightTimesQueue({
  occupancyOf: occupancyOfFlight,
  endBookings: endBookingsOfFlight,
})

let restoreClock = () => {}
afterEach(() => restoreClock())

function setTime(at: Date) {
  restoreClock()
  restoreClock = setClockSource(() => at)
}

/** A flight with one confirmed guest that starts after so many hours, and the way to say something about it. */
async function flightIn(hoursAhead: number) {
  restoreClock()
  const pilot = await makePilot(db)
  const guest = await makeUser(db)
  const departsAt = new Date(clock.now().getTime() + hours(hoursAhead))
  const flight = await makeFlight(db, { pilotId: pilot.id, departsAt, durationMinutes: 100 })
  const booking = await makeBooking(db, { flight, passengerId: guest.id })
  const say = (step: string, body: object = {}, as = pilot.id) =>
    app.call("POST", `/api/flights/${flight.id}/${step}`, { as, body })
  const read = async () => {
    const [row] = await db.select().from(flightsTable).where(eq(flightsTable.id, flight.id))
    if (!row) throw new Error("the flight is there")
    return row
  }
  const at = (minutesAfterStart: number) =>
    new Date(departsAt.getTime() + minutes(minutesAfterStart))
  const tick = async (time: Date) => {
    setTime(time)
    await flightTimes.run(db, null)
    return (await read()).status
  }
  const kinds = async () => {
    const rows = await db.select().from(eventsTable).where(eq(eventsTable.entityId, flight.id))
    return rows.filter(({ entity }) => entity === "flight").map(({ kind }) => kind)
  }
  return { pilot, guest, flight, booking, departsAt, say, read, at, tick, kinds }
}

const atField = (property: string) => ({ message: [{ property }] })
const subjectsTo = async (email: string) => (await mailsTo(db, email)).map((mail) => mail.subject)

// --- go or no-go ---

test("the pilot says that it flies, once however often, and every guest is notified", async () => {
  const { say, guest, kinds, flight } = await flightIn(20)
  expect((await say("go", { decision: "go" })).status).toBe(204)
  expect((await say("go", { decision: "go" })).status).toBe(204)
  await workOff(db)
  expect((await kinds()).filter((kind) => kind === "flight.go_given")).toHaveLength(1)
  const subjects = await subjectsTo(guest.email)
  expect(subjects.filter((subject) => subject === `Ihr fliegt: ${flight.title}`)).toHaveLength(1)
})

test("a decision may be put off and taken back; the last word holds", async () => {
  const { say, read, flight, guest, at } = await flightIn(20)
  const stateNow = async () =>
    goStateOf(await read(), await findGoDecision(db, flight.id), clock.now())
  expect(await stateNow()).toEqual({ kind: "open" })
  const decideBy = at(-120)
  expect((await say("go", { decision: "later", decideBy })).status).toBe(204)
  expect(await stateNow()).toEqual({ kind: "later", decideBy })
  await say("go", { decision: "go" })
  expect(await stateNow()).toMatchObject({ kind: "go" })
  await say("go", { decision: "later", decideBy })
  expect(await stateNow()).toEqual({ kind: "later", decideBy })
  await workOff(db)
  expect(await subjectsTo(guest.email)).toContain(`Noch nicht sicher: ${flight.title}`)
})

test("an answer comes at the latest an hour before the start, and not in the past", async () => {
  const { say, at } = await flightIn(20)
  const late = await say("go", { decision: "later", decideBy: at(-59) })
  expect(late).toMatchObject({ status: 400, json: atField("decideBy") })
  const past = await say("go", { decision: "later", decideBy: at(-21 * 60) })
  expect(past.status).toBe(400)
})

test("nothing is decided earlier than two days before, after the start, or without guests", async () => {
  const early = await flightIn(49)
  expect((await early.say("go", { decision: "go" })).status).toBe(422)
  const started = await flightIn(2)
  await started.tick(started.at(0))
  expect((await started.say("go", { decision: "go" })).status).toBe(422)
  restoreClock()
  const alone = await makeFlight(db, { departsAt: new Date(clock.now().getTime() + hours(20)) })
  const { status } = await app.call("POST", `/api/flights/${alone.id}/go`, {
    as: alone.pilotId,
    body: { decision: "go" },
  })
  expect(status).toBe(422)
})

test("another pilot finds no flight to decide", async () => {
  const { say } = await flightIn(20)
  const { id } = await makePilot(db)
  expect((await say("go", { decision: "go" }, id)).status).toBe(404)
  expect((await say("landing", {}, id)).status).toBe(404)
})

test("a pilot without a word is asked three hours before, or when the named time has passed, each once", async () => {
  const { say, guest, pilot, flight, at, kinds } = await flightIn(20)
  const ask = async (time: Date) => {
    setTime(time)
    await askOverdueDecisionsQueue.run(db, null)
    return (await kinds()).filter((kind) => kind === "flight.go_overdue").length
  }
  await say("go", { decision: "later", decideBy: at(-10 * 60) })
  expect(await ask(at(-601))).toBe(0)
  expect(await ask(at(-600))).toBe(1)
  expect(await ask(at(-599))).toBe(1)
  await say("go", { decision: "later", decideBy: at(-5 * 60) })
  expect(await ask(at(-301))).toBe(1)
  expect(await ask(at(-300))).toBe(2)
  restoreClock()
  await workOff(db)
  expect(await subjectsTo(pilot.email)).toContain(`Deine Gäste warten: ${flight.title}`)
  expect(await subjectsTo(guest.email)).toContain(`Noch keine Antwort: ${flight.title}`)
  const silent = await flightIn(20)
  setTime(silent.at(-180))
  await askOverdueDecisionsQueue.run(db, null)
  expect(await silent.kinds()).toContain("flight.go_overdue")
})

test("a decision is for its start: on another one nothing is decided yet", async () => {
  const { say, read, flight } = await flightIn(20)
  await say("go", { decision: "go" })
  const moved = { ...(await read()), departsAt: new Date(clock.now().getTime() + hours(30)) }
  expect(goStateOf(moved, await findGoDecision(db, flight.id), clock.now())?.kind).toBe("open")
})

// --- later ---

test("a later start waits for itself, moves the landing along, and is told", async () => {
  const { say, tick, at, guest, flight } = await flightIn(5)
  expect((await say("delay", { minutes: 45 })).status).toBe(204)
  await workOff(db)
  expect(await subjectsTo(guest.email)).toContain(`Später: ${flight.title}`)
  expect(await tick(at(44))).toBe("published")
  expect(await tick(at(45))).toBe("under_way")
  expect(await tick(at(144))).toBe("under_way")
  expect(await tick(at(145))).toBe("settlement_due")
})

test("a later start is taken back, and is not in the past or another day", async () => {
  const { say, tick, at, read } = await flightIn(5)
  await say("delay", { minutes: 45 })
  expect((await say("delay", { minutes: 0 })).status).toBe(204)
  expect((await read()).expectedDepartsAt).toBeNull()
  expect((await say("delay", { minutes: 361 })).status).toBe(400)
  expect((await say("delay", { minutes: 30 })).status).toBe(204)
  setTime(at(20))
  expect((await say("delay", { minutes: 15 })).status).toBe(400)
  expect(await tick(at(30))).toBe("under_way")
})

test("whoever would have to wait for an hour leaves for nothing, also after the planned start", async () => {
  const { say, at, booking, guest } = await flightIn(5)
  await say("delay", { minutes: 60 })
  setTime(at(10))
  const { status, json } = await app.call("POST", `/api/bookings/${booking.id}/cancel`, {
    as: guest.id,
    body: { shownRefundCents: 6_875 },
  })
  expect({ status, json }).toEqual({
    status: 200,
    json: { status: "cancelled_by_passenger", refundCents: 6_875 },
  })
})

// --- under way and landed ---

test("one tap takes off and one lands, and both are the true times", async () => {
  const { say, at, read, kinds } = await flightIn(5)
  setTime(at(-61))
  expect((await say("take-off")).status).toBe(422)
  setTime(at(-10))
  expect((await say("take-off")).status).toBe(204)
  expect(await read()).toMatchObject({ status: "under_way", tookOffAt: at(-10) })
  setTime(at(80))
  expect((await say("landing")).status).toBe(204)
  expect(await read()).toMatchObject({ status: "settlement_due", landedAt: at(80) })
  expect(await kinds()).toEqual(expect.arrayContaining(["flight.departed", "flight.landed"]))
})

test("without taps the planned times move it on, and the true ones may follow", async () => {
  const { say, at, read, tick } = await flightIn(5)
  expect(await tick(at(0))).toBe("under_way")
  setTime(at(30))
  expect((await say("take-off", { at: at(12) })).status).toBe(204)
  expect(await read()).toMatchObject({ status: "under_way", tookOffAt: at(12) })
  expect(await tick(at(111))).toBe("under_way")
  expect(await tick(at(112))).toBe("settlement_due")
  expect((await say("landing", { at: at(105) })).status).toBe(204)
  expect(await read()).toMatchObject({ status: "settlement_due", landedAt: at(105) })
})

test("a second tap changes no time, a named one does; impossible ones are refused at the field", async () => {
  const { say, at, read } = await flightIn(5)
  setTime(at(0))
  await say("take-off")
  setTime(at(5))
  await say("take-off")
  expect((await read()).tookOffAt).toEqual(at(0))
  expect((await say("take-off", { at: at(9) })).json).toMatchObject(atField("at"))
  expect((await say("landing", { at: at(-1) })).status).toBe(400)
  expect((await say("take-off", { at: at(-13 * 60) })).status).toBe(400)
})

test("a flight whose time has come without a tap may have stayed on the ground: everything goes back", async () => {
  const { say, tick, at, booking } = await flightIn(5)
  await tick(at(0))
  setTime(at(30))
  expect((await say("not-flown")).status).toBe(200)
  await workOff(db)
  const [row] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, booking.id))
  expect(row?.status).toBe("cancelled_by_pilot")
})

// --- elsewhere ---

test("it lands elsewhere, its guests are told where, and the plan takes it back", async () => {
  const { say, tick, at, guest, flight, read } = await flightIn(5)
  expect((await say("diversion", { airportCode: "EDKB" })).status).toBe(422)
  await tick(at(0))
  setTime(at(30))
  expect((await say("diversion", { airportCode: "XXXX" })).json).toMatchObject(
    atField("airportCode"),
  )
  const words = "Gewitter über der Küste."
  expect((await say("diversion", { airportCode: "edkb", words })).status).toBe(204)
  await workOff(db)
  const mail = (await mailsTo(db, guest.email)).find(
    ({ subject }) => subject === `Andere Landung: ${flight.title}`,
  )
  expect(mail?.text).toContain("EDKB")
  expect(mail?.text).toContain(words)
  await say("diversion", { airportCode: "EDWJ" })
  expect((await read()).divertedToAirportId).toBeNull()
})
