import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingPeopleTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { bookingNotesTable } from "./booking-notes-table.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

async function booked() {
  const pilot = await makePilot(db)
  const guest = await makeUser(db)
  const flight = await makeFlight(db, { pilotId: pilot.id })
  const { id: planeId } = await makePlane(db, { pilotId: pilot.id })
  await db.update(flightsTable).set({ planeId }).where(eq(flightsTable.id, flight.id))
  const { id } = await makeBooking(db, { flight, passengerId: guest.id })
  return { id, pilot, guest, flight }
}

function correct(bookingId: number, body: object) {
  return call("POST", `/api/bookings/${bookingId}/correction`, {
    as: admin.id,
    body: { position: 1, reason: "Vertippt, rief an.", ...body },
    headers: { "idempotency-key": randomUUID() },
  })
}

async function personOf(bookingId: number) {
  const { bookingId: of, position } = bookingPeopleTable
  const [person] = await db
    .select()
    .from(bookingPeopleTable)
    .where(and(eq(of, bookingId), eq(position, 1)))
  return person
}

test("a name, a weight and luggage are corrected, both sides are told, and no mail contains a weight", async () => {
  const { id, guest, pilot } = await booked()
  const body = { name: "Lena Bergmann", weightKg: 71, luggageKg: 6 }
  expect((await correct(id, body)).json).toEqual({ isChanged: true })
  expect(await personOf(id)).toMatchObject(body)
  await workOff(db)
  for (const { email } of [guest, pilot]) {
    const mails = await db.select().from(mailsTable).where(eq(mailsTable.recipient, email))
    const told = mails.find(({ subject }) => subject.startsWith("Angaben geändert:"))
    expect(told?.text).toContain("Name, Gewicht, Gepäck")
    expect(told?.text).not.toMatch(/71|kg/)
  }
  expect(await brokenInvariants(db)).toEqual([])
})

test("what is left out stays, and the same once more is told to nobody", async () => {
  const { id } = await booked()
  const before = await personOf(id)
  await correct(id, { name: "Lena Bergmann" })
  expect(await personOf(id)).toEqual({ ...before, name: "Lena Bergmann" })
  expect((await correct(id, { name: "Lena Bergmann" })).json).toEqual({ isChanged: false })
  const notes = await db.select().from(bookingNotesTable).where(eq(bookingNotesTable.bookingId, id))
  expect(notes).toHaveLength(1)
})

test("with whom the flight would be too heavy nothing changes, and no other weight is told", async () => {
  const { id } = await booked()
  const before = await personOf(id)
  const heavy = await correct(id, { weightKg: 250, luggageKg: 30 })
  expect(heavy.status).toBe(400)
  expect(JSON.stringify(heavy.json.message)).toContain("reicht die Zuladung dieses Flugs nicht")
  expect(JSON.stringify(heavy.json.message)).not.toMatch(/\d+ kg/)
  expect(await personOf(id)).toEqual(before)
})

test("nothing to change, and a flight that has started, are refused", async () => {
  const { id, flight } = await booked()
  expect(JSON.stringify((await correct(id, {})).json.message)).toContain("Gib an, was sich ändert")
  const departsAt = new Date(clock.now().getTime() - hours(1))
  await db.update(flightsTable).set({ departsAt }).where(eq(flightsTable.id, flight.id))
  expect((await correct(id, { name: "Ole Bergmann" })).status).toBe(422)
})
