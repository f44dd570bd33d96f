import { eq } from "drizzle-orm"
import { beforeAll, expect, test } from "vitest"
import { makeAskedChange } from "#db/seed/factories/make-asked-change.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { answerObjection } from "#features/settlements/server/answer-objection.ts"
import {
  payoutsTable,
  settlementPartsTable,
} from "#features/settlements/server/settlements-tables.ts"
import { verificationDocumentsTable } from "#features/verification/server/verification-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { startIn } from "#tests/support/proposal-steps.ts"
import { listArchivedBookings } from "./archive-queries.ts"
import { getAgenda } from "./get-agenda.ts"

const db = await testDatabase()
const app = testApplication(db)
beforeAll(() => workOff(db))

const kindsFor = async (userId: number, isPilot = false) => {
  const { waiting } = await getAgenda(db, { kind: "user", userId, isPilot, isAdmin: false })
  return waiting.map(({ kind }) => kind)
}

test("a guest who has to choose a new date is notified, and the archive does not call the booking over", async () => {
  const pilot = await makePilot(db)
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  const { id: planeId } = await makePlane(db, { pilotId: pilot.id })
  const flight = await makeFlight(db, { pilotId: pilot.id, planeId })
  const { id: passengerId } = await makeUser(db)
  await makeBooking(db, { flight, passengerId })
  const body = { reason: "weather", word: "Die Front kommt.", starts: [startIn(8), startIn(9)] }
  const called = `/api/flights/${flight.id}/new-dates`
  expect((await app.call("POST", called, { as: pilot.id, body })).status).toBe(200)
  expect(await kindsFor(passengerId)).toEqual(["new_date"])
  const past = new Date(clock.now().getTime() - hours(1))
  await db
    .update(flightsTable)
    .set({ departsAt: new Date(past.getTime() - hours(1)), arrivesAt: past })
    .where(eq(flightsTable.id, flight.id))
  expect(await listArchivedBookings(db, passengerId, 1)).toMatchObject({ total: 0 })
})

test("a change to agree to waits, an own request waits for somebody else", async () => {
  const { id: passengerId } = await makeUser(db)
  await makeAskedChange(db, await makeBooking(db, { passengerId }))
  await makeBooking(db, { passengerId, outcome: "requested" })
  const agenda = await getAgenda(db, {
    kind: "user",
    userId: passengerId,
    isPilot: false,
    isAdmin: false,
  })
  expect(agenda.waiting.map(({ kind }) => kind)).toEqual(["change"])
  expect(agenda.unanswered).toBe(1)
})

test("seats that somebody holds at a checkout wait for the order", async () => {
  const guest = await makeUser(db)
  const flight = await makeFlight(db)
  const body = { flightId: flight.id, seats: 1, shownTotalCents: 6_875 }
  const held = await app.call("POST", "/api/checkouts", { as: guest.id, body })
  expect(held.status).toBe(201)
  expect(await kindsFor(guest.id)).toEqual(["checkout"])
  // in a browser where nobody is signed in it belongs to no account
  await holdSeats(app, (await makeFlight(db)).id, 1)
  expect(await kindsFor(guest.id)).toEqual(["checkout"])
})

test("a pilot sees requests before settlements, with what the flight earns", async () => {
  const pilot = await makePilot(db)
  await makeSettlement(db, { pilotId: pilot.id, title: "Gelandet" })
  const departsAt = new Date(clock.now().getTime() + hours(500))
  const flight = await makeFlight(db, { pilotId: pilot.id, departsAt })
  const { id: bookingId } = await makeBooking(db, { flight, outcome: "requested" })
  expect(await kindsFor(pilot.id, true)).toEqual(["request", "settlement"])
  const actor = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  const [, due] = (await getAgenda(db, actor)).waiting
  // one guest and the pilot share 250.00, and the guest has prepaid a quarter
  expect(due?.detail).toMatch(/für dich bis zu 62,50\s€$/)
  // nobody can answer it any more, though the timer has not run yet
  await db
    .update(bookingsTable)
    .set({ respondBy: clock.now() })
    .where(eq(bookingsTable.id, bookingId))
  expect(await kindsFor(pilot.id, true)).toEqual(["settlement"])
})

test("an objection of a guest waits for the pilot until it is answered", async () => {
  const pilot = await makePilot(db)
  const { bookingId } = await makeSettlement(db, { pilotId: pilot.id, step: "disputed" })
  expect(await kindsFor(pilot.id, true)).toEqual(["objection"])
  const actor = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  await answerObjection(db, actor, bookingId, { words: "Der Beleg liegt bei." })
  expect(await kindsFor(pilot.id, true)).toEqual([])
})

test("money that is released without an account waits for the pilot", async () => {
  const pilot = await makePilot(db)
  const { bookingId } = await makeSettlement(db, { pilotId: pilot.id, step: "submitted" })
  const [part] = await db
    .select()
    .from(settlementPartsTable)
    .where(eq(settlementPartsTable.bookingId, bookingId))
  await db.insert(payoutsTable).values({
    bookingId,
    pilotId: pilot.id,
    amountCents: part?.shareCents ?? 0,
    status: "held",
    hold: "account",
    releasedAt: clock.now(),
  })
  expect(await kindsFor(pilot.id, true)).toEqual(["payout_account"])
})

test("a document that ends soon waits until the next one is handed in", async () => {
  const pilot = await makePilot(db)
  expect(await kindsFor(pilot.id, true)).toEqual([])
  const soon = addDays(isoDay(clock.now(), HOME_ZONE), 20)
  const mine = eq(verificationDocumentsTable.userId, pilot.id)
  const [insurance] = (await db.select().from(verificationDocumentsTable).where(mine)).filter(
    ({ kind }) => kind === "insurance",
  )
  if (!insurance) throw new Error("the pilot has no insurance")
  await db
    .update(verificationDocumentsTable)
    .set({ expiresOn: soon })
    .where(eq(verificationDocumentsTable.id, insurance.id))
  expect(await kindsFor(pilot.id, true)).toEqual(["paper_expiring"])
  const { id: _, ...next } = insurance
  await db.insert(verificationDocumentsTable).values({ ...next, status: "submitted" })
  expect(await kindsFor(pilot.id, true)).toEqual([])
})
