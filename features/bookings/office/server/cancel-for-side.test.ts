import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { refundsTable } from "#features/payments/server/payments-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { formatEuro } from "#platform/money.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { bookingNotesTable } from "./booking-notes-table.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

let restoreClock = () => {}
afterEach(() => restoreClock())

async function booked(startsInHours = 200, outcome?: "requested") {
  const pilot = await makePilot(db)
  const guest = await makeUser(db)
  const departsAt = new Date(clock.now().getTime() + hours(startsInHours))
  const flight = await makeFlight(db, { pilotId: pilot.id, departsAt, seatsOffered: 1 })
  const { id } = await makeBooking(db, {
    flight,
    passengerId: guest.id,
    ...(outcome && { outcome }),
  })
  return { id, pilot, guest, flight }
}

function end(bookingId: number, body: object) {
  return call("POST", `/api/bookings/${bookingId}/office-cancellation`, {
    as: admin.id,
    body,
    headers: { "idempotency-key": randomUUID() },
  })
}

const statusOf = async (id: number) =>
  (await db.select().from(bookingsTable).where(eq(bookingsTable.id, id)))[0]?.status

async function mailsTo(address: string) {
  await workOff(db)
  const mails = await db.select().from(mailsTable).where(eq(mailsTable.recipient, address))
  return mails.map(({ subject }) => subject)
}

test("for a guest a booking ends by the guest's own terms: late, a half of the share and the fee stay", async () => {
  const { id, guest, pilot } = await booked(20)
  const ended = await end(id, {
    side: "guest",
    shownRefundCents: 6_250,
    reason: "Gast rief an, krank.",
  })
  expect(ended.json).toEqual({ status: "cancelled_by_passenger" })
  const [refund] = await db.select().from(refundsTable).where(eq(refundsTable.amountCents, 6_250))
  expect(refund).toMatchObject({ reason: "cancelled_by_passenger" })
  const events = await db.select().from(eventsTable).where(eq(eventsTable.entityId, id))
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: "booking.given_up",
      actorKind: "admin",
      actorId: admin.id,
      reason: null,
    }),
  )
  const [note] = await db
    .select()
    .from(bookingNotesTable)
    .where(eq(bookingNotesTable.bookingId, id))
  expect(note).toMatchObject({ text: "Gast rief an, krank.", authorId: admin.id })
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: "booking.ended_by_office",
      data: expect.objectContaining({ noteId: note?.id }),
    }),
  )
  expect(await mailsTo(guest.email)).toContainEqual(expect.stringMatching(/^Storniert:/))
  expect(await mailsTo(pilot.email)).toContainEqual(expect.stringMatching(/hat storniert:/))
  expect(await brokenInvariants(db)).toEqual([])
})

test("for the pilot everything goes back, both sides are told, and who waits gets the seat", async () => {
  const { id, guest, pilot, flight } = await booked()
  const waiting = await makeUser(db)
  await call("POST", `/api/flights/${flight.id}/waitlist`, { as: waiting.id, body: { seats: 1 } })
  const ended = await end(id, {
    side: "pilot",
    shownRefundCents: 13_750,
    reason: "Pilot erreicht die Seite nicht.",
  })
  expect(ended.json).toEqual({ status: "cancelled_by_pilot" })
  expect(await mailsTo(guest.email)).toContainEqual(expect.stringMatching(/^Abgesagt:/))
  expect(await mailsTo(pilot.email)).toContainEqual(expect.stringMatching(/^Für dich abgesagt/))
  expect(await mailsTo(waiting.email)).toContainEqual(expect.stringMatching(/frei/i))
  expect(await brokenInvariants(db)).toEqual([])
})

test("a request is taken back for its guest or declined for its pilot, and nothing is charged", async () => {
  const asked = await booked(200, "requested")
  const body = { shownRefundCents: 0, reason: "Auf Wunsch." }
  expect((await end(asked.id, { ...body, side: "guest" })).json).toEqual({ status: "withdrawn" })
  expect(await mailsTo(asked.guest.email)).toContainEqual(
    expect.stringMatching(/^Anfrage für dich zurückgezogen:/),
  )
  const other = await booked(200, "requested")
  expect((await end(other.id, { ...body, side: "pilot" })).json).toEqual({ status: "declined" })
  expect(await mailsTo(other.pilot.email)).toContainEqual(
    expect.stringMatching(/^Für dich abgesagt/),
  )
  expect(await brokenInvariants(db)).toEqual([])
})

test("once more with another key changes nothing and writes no second reason", async () => {
  const { id } = await booked()
  const body = { side: "guest", shownRefundCents: 13_750, reason: "Doppelt geklickt." }
  expect((await end(id, body)).status).toBe(200)
  expect((await end(id, body)).json).toEqual({ status: "cancelled_by_passenger" })
  expect(
    await db.select().from(bookingNotesTable).where(eq(bookingNotesTable.bookingId, id)),
  ).toHaveLength(1)
})

test("another amount than the page has shown, no reason and a flight that has started end nothing", async () => {
  const { id, flight } = await booked(30)
  const other = await end(id, { side: "guest", shownRefundCents: 1, reason: "Wunsch." })
  expect(other.status).toBe(422)
  expect(other.json.message).toContain(formatEuro(13_750))
  const silent = await end(id, { side: "guest", shownRefundCents: 13_750, reason: "  " })
  expect(silent.json.message).toEqual([
    { property: "reason", constraints: { too_small: expect.stringContaining("Schreib, warum") } },
  ])
  const late = new Date((flight.departsAt?.getTime() ?? 0) + 1)
  restoreClock = setClockSource(() => late)
  const started = await end(id, { side: "guest", shownRefundCents: 13_750, reason: "Wunsch." })
  expect(started.status).not.toBe(200)
  expect(await statusOf(id)).toBe("confirmed")
})
