import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { eraseOccurrences } from "./erase-occurrences.ts"
import { exportOccurrences } from "./export-occurrences.ts"
import { getOccurrencePage } from "./occurrence-page-view.ts"
import { occurrencesTable } from "./occurrences-table.ts"

const db = await testDatabase()
const { call } = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

const WORDS = "Kurz vor dem Abheben lief ein Hund über die Bahn."
const REPORT = { kind: "aerodrome", phase: "take_off", words: WORDS, hasInjuries: false } as const

async function flownYesterday() {
  const departsAt = new Date(clock.now().getTime() - days(1))
  const flight = await makeFlight(db, { departsAt })
  const { passengerId } = await makeBooking(db, { flight, heldAt: departsAt })
  return { flight, pilotId: flight.pilotId, guestId: passengerId ?? 0 }
}

const report = (flightId: number, as: number, body: object = REPORT) =>
  call("POST", `/api/flights/${flightId}/occurrences`, { as, body })

const reportsOf = (flightId: number) =>
  db.select().from(occurrencesTable).where(eq(occurrencesTable.flightId, flightId))

const actorOf = (userId: number) =>
  ({ kind: "user", userId, isPilot: false, isAdmin: false }) as const

test("a guest's report is stored as it was said, and only the guest finds it again", async () => {
  const { flight, pilotId, guestId } = await flownYesterday()
  const { status, json } = await report(flight.id, guestId)
  expect(status).toBe(200)
  expect(await reportsOf(flight.id)).toMatchObject([
    { ...REPORT, ref: json.ref, reporterId: guestId, reporterRole: "passenger", closedAt: null },
  ])
  const own = await getOccurrencePage(db, actorOf(guestId), flight.id)
  expect(own.own).toMatchObject([{ ref: json.ref, words: WORDS, isClosed: false }])
  expect((await getOccurrencePage(db, actorOf(pilotId), flight.id)).own).toEqual([])
})

test("a double click is one report; other words are another", async () => {
  const { flight, guestId } = await flownYesterday()
  const [one, other] = await Promise.all([report(flight.id, guestId), report(flight.id, guestId)])
  expect(one.status).toBe(200)
  expect(other.json).toEqual(one.json)
  expect((await report(flight.id, guestId)).json).toEqual(one.json)
  expect(await reportsOf(flight.id)).toHaveLength(1)
  await report(flight.id, guestId, { ...REPORT, words: `${WORDS} Es war ein Dackel.` })
  expect(await reportsOf(flight.id)).toHaveLength(2)
})

test("a repeat whose first answer was lost gets it, also once the time to report is over", async () => {
  const { flight, guestId } = await flownYesterday()
  const first = await report(flight.id, guestId)
  const later = new Date(clock.now().getTime() + days(40))
  restoreClock = setClockSource(() => later)
  expect(await report(flight.id, guestId)).toMatchObject({ status: 200, json: first.json })
  const other = { ...REPORT, words: `${WORDS} Es war ein Dackel.` }
  expect((await report(flight.id, guestId, other)).status).toBe(422)
})

test("a pilot says whether an authority knows of it, a guest is not asked", async () => {
  const { flight, pilotId, guestId } = await flownYesterday()
  expect(await report(flight.id, pilotId)).toMatchObject({
    status: 400,
    json: { message: [{ property: "isReportedToAuthority" }] },
  })
  expect(
    (await report(flight.id, pilotId, { ...REPORT, isReportedToAuthority: true })).status,
  ).toBe(200)
  await report(flight.id, guestId, { ...REPORT, isReportedToAuthority: true })
  const rows = await reportsOf(flight.id)
  expect(
    rows.map(({ reporterRole, isReportedToAuthority }) => [reporterRole, isReportedToAuthority]),
  ).toEqual([
    ["pilot", true],
    ["passenger", null],
  ])
})

test("all that is missing is said at once, field by field", async () => {
  const { flight, guestId } = await flownYesterday()
  const { status, json } = await report(flight.id, guestId, { words: "zu kurz" })
  expect(status).toBe(400)
  const properties = json.message.map(({ property }: { property: string }) => property)
  expect(properties).toEqual(["kind", "phase", "words", "hasInjuries"])
})

test("to anybody else the flight looks like a missing one, also to whoever has cancelled", async () => {
  const { flight } = await flownYesterday()
  const stranger = await makeUser(db)
  const left = await makeBooking(db, { flight, outcome: "declined" })
  const missing = await report(2_147_483_647, stranger.id)
  expect(missing.status).toBe(404)
  for (const who of [stranger.id, left.passengerId ?? 0]) {
    expect(await report(flight.id, who)).toEqual(missing)
  }
  await expect(getOccurrencePage(db, actorOf(stranger.id), flight.id)).rejects.toThrow(
    "gibt es nicht",
  )
})

test("it is refused with a sentence more than a day before the start, and a month after the end", async () => {
  const now = clock.now().getTime()
  for (const start of [now + hours(25), now - days(32)]) {
    const flight = await makeFlight(db, { departsAt: new Date(start) })
    const body = { ...REPORT, isReportedToAuthority: false }
    expect(await report(flight.id, flight.pilotId, body)).toMatchObject({ status: 422 })
    const view = await getOccurrencePage(db, actorOf(flight.pilotId), flight.id)
    expect(view.canReport).toBe(false)
    expect(view.opensAt !== null).toBe(start > now)
  }
})

test("the log says that something was reported, and not by whom", async () => {
  const { flight, guestId } = await flownYesterday()
  await report(flight.id, guestId)
  const [row] = await reportsOf(flight.id)
  const events = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.entityId, row?.id ?? 0))
  const reported = events.filter(({ entity }) => entity === "occurrence")
  expect(reported).toMatchObject([
    { kind: "occurrence.reported", actorKind: "system", actorId: null },
  ])
  expect(JSON.stringify(reported)).not.toContain("Hund")
})

test("a person's copy has their own reports, in their words", async () => {
  const { flight, pilotId, guestId } = await flownYesterday()
  await report(flight.id, guestId)
  expect(await exportOccurrences(db, guestId)).toMatchObject({
    vorfaelle: [
      { flug: flight.id, art: "Flugplatz und Boden", text: WORDS, abgeschlossenAm: null },
    ],
  })
  expect(await exportOccurrences(db, pilotId)).toEqual({ vorfaelle: [] })
})

test("who leaves is in no report any more, and what nobody has read yet can still be read", async () => {
  const { flight, guestId } = await flownYesterday()
  await report(flight.id, guestId)
  await eraseOccurrences(db, guestId)
  expect(await reportsOf(flight.id)).toMatchObject([
    { reporterId: null, contentKey: null, words: WORDS },
  ])
})
