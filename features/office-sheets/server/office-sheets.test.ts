import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { dataLooksTable } from "#features/data-looks/server/data-looks-table.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { eraseSheetNotes, listNotes } from "#features/sheet-notes/server/write-note.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { OfficeRole, UserActor } from "#platform/actor.ts"
import { SYSTEM } from "#platform/actor.ts"
import { recordEvent } from "#platform/server/events.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { findPersonStory } from "./find-person-story.ts"
import { openFlight } from "./open-flight.ts"
import { openPlane } from "./open-plane.ts"

const db = await testDatabase()
const { call } = testApplication(db)

async function officeOf(role: OfficeRole): Promise<UserActor> {
  const { id } = await makeUser(db, { officeRoles: [role] })
  return { kind: "user", userId: id, isPilot: false, isAdmin: true, officeRoles: [role] }
}

const [owner, content] = [await officeOf("owner"), await officeOf("content")]

test("a person is told with bookings, payments, vouchers, mails and every step with who took it", async () => {
  const person = await makeUser(db, { firstName: "Mia", lastName: "Sander" })
  const booking = await makeBooking(db, { passengerId: person.id })
  const voucher = await makeVoucher(db, { buyerId: person.id })
  await recordEvent(db, {
    kind: "user.settings_changed",
    entityId: person.id,
    actor: { kind: "user", userId: person.id, isPilot: false, isAdmin: false },
    role: "passenger",
  })
  await accessCookieFor(db, person.id)
  const story = await findPersonStory(db, owner, person.id)
  expect(story.bookings).toMatchObject([{ id: booking.id, status: "confirmed" }])
  expect(story.payments).toMatchObject([{ status: "eingezogen" }])
  expect(story.vouchers).toMatchObject([{ id: voucher.id, relation: "gekauft" }])
  expect(story.moves.length).toBeGreaterThan(0)
  expect(story.sessions).toMatchObject([{ device: "Test" }])
  expect(story.timeline).toContainEqual(
    expect.objectContaining({
      sentence: "Einstellungen geändert",
      person: { id: person.id, name: "Mia Sander" },
    }),
  )
})

test("each flight of a pilot is told with how many have booked it, also when it is over", async () => {
  const pilot = await makePilot(db)
  const full = await makeFlight(db, { pilotId: pilot.id })
  const empty = await makeFlight(db, { pilotId: pilot.id })
  await makeBooking(db, { flight: full })
  const flown = await makeBooking(db, { flight: full })
  await db.update(bookingsTable).set({ status: "settled" }).where(eq(bookingsTable.id, flown.id))
  const { flights } = await findPersonStory(db, owner, pilot.id)
  expect(flights.map(({ id, guests }) => ({ id, guests }))).toEqual([
    { id: empty.id, guests: 0 },
    { id: full.id, guests: 2 },
  ])
})

test("what somebody may not read of a person their page does not get", async () => {
  const person = await makeUser(db)
  await makeBooking(db, { passengerId: person.id })
  await makeVoucher(db, { buyerId: person.id })
  const story = await findPersonStory(db, content, person.id)
  expect(story).toMatchObject({ bookings: [], payments: [], vouchers: [], moves: [], payouts: [] })
})

test("a flight is told with everybody on it, and the look is written down for all of them", async () => {
  const pilot = await makePilot(db)
  const flight = await makeFlight(db, { pilotId: pilot.id })
  const booking = await makeBooking(db, { flight })
  await recordEvent(db, {
    kind: "flight.expired",
    entityId: flight.id,
    actor: SYSTEM,
    role: "system",
  })
  const story = await openFlight(db, owner, flight.id)
  expect(story).toMatchObject({
    pilot: { id: pilot.id },
    bookings: [{ id: booking.id, guest: { id: booking.passengerId }, status: "confirmed" }],
  })
  expect(story?.moves.length).toBeGreaterThan(0)
  expect(story?.timeline.map(({ thing }) => thing)).toEqual(
    expect.arrayContaining(["Flug", "Buchung", "Zahlung"]),
  )
  for (const id of [pilot.id, booking.passengerId ?? 0]) {
    const looks = await db.select().from(dataLooksTable).where(eq(dataLooksTable.userId, id))
    expect(looks).toMatchObject([{ kind: "flight_sheet", roles: ["owner"] }])
  }
  expect(await openFlight(db, owner, 2_147_483_647)).toBeUndefined()
})

test("an aircraft is told with its owner, its flights and its insurance, below the right account alone", async () => {
  const pilot = await makePilot(db)
  const plane = await makePlane(db, { pilotId: pilot.id })
  const flight = await makeFlight(db, { pilotId: pilot.id, planeId: plane.id })
  const sheet = await openPlane(db, owner, { planeId: plane.id, pilotId: pilot.id })
  expect(sheet).toMatchObject({
    registration: plane.registration,
    owner: { id: pilot.id },
    flights: [{ id: flight.id }],
  })
  const other = (await makePilot(db)).id
  expect(await openPlane(db, owner, { planeId: plane.id, pilotId: other })).toBeUndefined()
})

async function callOff(flightId: number, shownRefundCents: number) {
  return call("POST", `/api/flights/${flightId}/office-cancellation`, {
    as: owner.userId,
    body: { why: "weather", shownRefundCents, reason: "Die Pilotin liegt im Krankenhaus." },
  })
}

test("the back office calls a flight off: everybody gets everything back, and pilot and guest a mail", async () => {
  const flight = await makeFlight(db)
  const booking = await makeBooking(db, { flight })
  const preview = (await openFlight(db, owner, flight.id))?.cancellation
  expect(preview?.guests).toMatchObject([{ bookingId: booking.id, isUnpaid: false }])
  expect(preview?.totalCents).toBeGreaterThan(0)

  const other = await callOff(flight.id, (preview?.totalCents ?? 0) - 1)
  expect(other).toMatchObject({ status: 422, json: { code: "refund-has-changed" } })
  expect(await statusOf(flight.id)).toBe("published")

  const both = await Promise.all([
    callOff(flight.id, preview?.totalCents ?? 0),
    callOff(flight.id, preview?.totalCents ?? 0),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await statusOf(flight.id)).toBe("cancelled")
  const [row] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, booking.id))
  expect(row?.status).toBe("cancelled_by_pilot")
  await workOff(db)
  for (const id of [flight.pilotId, booking.passengerId ?? 0]) {
    const [person] = await db.select().from(usersTable).where(eq(usersTable.id, id))
    expect((await mailsTo(db, person?.email ?? "")).length).toBeGreaterThan(0)
  }
  expect(await listNotes(db, "flight", flight.id)).toMatchObject([
    { text: "Für die Pilotenseite abgesagt: Die Pilotin liegt im Krankenhaus." },
  ])
})

test("a flight that has started is not called off", async () => {
  const flight = await makeFlight(db, { status: "under_way" })
  expect(await callOff(flight.id, 0)).toMatchObject({
    status: 422,
    json: { code: "flight-is-not-ahead" },
  })
})

async function statusOf(flightId: number) {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
  return flight?.status
}

test("a wrong name is put right once, its person gets a mail, and why stands among the notes", async () => {
  const person = await makeUser(db, { firstName: "Levke", lastName: "Tomsen" })
  const body = { firstName: "Levke", lastName: "Thomsen", reason: "Vertippt beim Registrieren." }
  for (const _ of ["first", "again"]) {
    const answer = await call("POST", `/api/users/${person.id}/office-name`, {
      as: owner.userId,
      body,
    })
    expect(answer.status).toBe(200)
  }
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, person.id))
  expect(row?.lastName).toBe("Thomsen")
  expect(await mailsTo(db, person.email)).toMatchObject([
    { subject: "Wir haben deinen Namen geändert" },
  ])
  expect(await listNotes(db, "user", person.id)).toMatchObject([
    { text: "Name geändert: Vertippt beim Registrieren." },
  ])
})

test("signed out by the back office, no session of a person counts any more", async () => {
  const person = await makeUser(db)
  const cookie = await accessCookieFor(db, person.id)
  const path = `/api/users/${person.id}/as-owner`
  expect((await call("GET", path, { cookie })).status).toBe(200)
  await call("POST", `/api/users/${person.id}/office-sign-out`, {
    as: owner.userId,
    body: { reason: "Handy im Zug verloren." },
  })
  expect((await call("GET", path, { cookie })).status).toBe(401)
})

test("none of it works on people of the back office", async () => {
  const body = { firstName: "A", lastName: "B", reason: "x" }
  const id = content.userId
  for (const command of ["office-name", "office-sign-out"]) {
    const answer = await call("POST", `/api/users/${id}/${command}`, { as: owner.userId, body })
    expect(answer).toMatchObject({ status: 403, json: { code: "admin-account" } })
  }
})

test("notes keep that they were there and lose their words with whom they are about", async () => {
  const person = await makeUser(db)
  const note = { subject: "user", subjectId: person.id, text: "Ruft gern abends an." }
  expect((await call("POST", "/api/sheet-notes", { as: owner.userId, body: note })).status).toBe(
    200,
  )
  await eraseSheetNotes(db, person.id)
  expect(await listNotes(db, "user", person.id)).toMatchObject([{ text: "" }])
})
