import { and, asc, eq, sql } from "drizzle-orm"
import { afterEach, beforeAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import type { FlightOverrides } from "#db/seed/factories/make-flight.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { endUnansweredChangesQueue } from "#features/bookings/changes/server/end-unanswered-changes.ts"
import { guests } from "#features/bookings/changes/server/guests.ts"
import { bookingCalendar } from "#features/bookings/core/server/booking-calendar.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { changeQuestionsTable } from "#features/bookings/core/server/change-questions-table.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { flightChangesTable } from "#features/flights/changes/server/flight-changes-table.ts"
import { flightSeatsTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { loadDraft } from "#features/flights/publishing/server/load-draft-page.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf, payFor } from "#tests/support/booking-steps.ts"
import {
  changeFlight,
  makeEditableFlight,
  otherStart,
  startsAt,
} from "#tests/support/change-steps.ts"
import { testDatabaseWithUrl, workOff } from "#tests/support/database.ts"
import { plain } from "#tests/support/draft-answers.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const { db, owner } = await testDatabaseWithUrl()
const app = testApplication(db)
const { call } = app

/** One seat, 62.50 + 6.25. */
const PAID = 6_875

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

beforeAll(() => workOff(db))

async function booked(guests = 1, overrides: FlightOverrides = {}) {
  const flight = await makeEditableFlight(db, overrides)
  const bookings = []
  for (let index = 0; index < guests; index += 1) bookings.push(await makeBooking(db, { flight }))
  const [booking] = bookings
  if (!booking) throw new Error("nobody has booked")
  return { flight, booking, bookings }
}

const change = (flightId: number, changes: Parameters<typeof changeFlight>[3]) =>
  changeFlight(db, app, flightId, changes)

async function rowOf(id: number) {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, id))
  if (!flight) throw new Error(`flight ${id} is missing`)
  return flight
}

async function bookingOf({ id }: { id: number }) {
  const [booking] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, id))
  if (!booking) throw new Error(`booking ${id} is missing`)
  return booking
}

const questionsOf = ({ id }: { id: number }) =>
  db
    .select()
    .from(changeQuestionsTable)
    .where(eq(changeQuestionsTable.bookingId, id))
    .orderBy(asc(changeQuestionsTable.id))

async function openQuestion(booking: { id: number }) {
  const question = (await questionsOf(booking)).find(({ state }) => state === "asked")
  if (!question) throw new Error("nothing is asked")
  return question
}

async function refundedOf({ checkoutId }: { checkoutId: number }) {
  const rows = await db
    .select({ cents: refundsTable.amountCents })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(eq(paymentsTable.checkoutId, checkoutId))
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}

async function agree(booking: { id: number; passengerId: number | null }, changeId?: number) {
  const body = { changeId: changeId ?? (await openQuestion(booking)).changeId }
  return call("POST", `/api/bookings/${booking.id}/agree-to-change`, {
    as: booking.passengerId ?? 0,
    body,
  })
}

const leave = (booking: { id: number; passengerId: number | null }) =>
  call("POST", `/api/bookings/${booking.id}/leave-changed-flight`, { as: booking.passengerId ?? 0 })

/** What a refused hand-in says, by `step.property`. */
function fieldsOf({ json }: { json: unknown }): Record<string, string> {
  const { message } = json as {
    message: { property: string; constraints: Record<string, string> }[]
  }
  return Object.fromEntries(
    message.map(({ property, constraints }) => [
      property,
      plain(Object.values(constraints)[0] ?? ""),
    ]),
  )
}

const eventsOf = ({ id }: { id: number }, kind: string) =>
  db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.kind, kind), eq(eventsTable.entityId, id)))

test("another start asks everybody who is certain, for 48 hours, and the flight stays online", async () => {
  const { flight, bookings } = await booked(2)
  const answer = await change(flight.id, otherStart(startsAt(15, "13:00")))
  expect(answer.json).toEqual({ flightIds: [flight.id], status: "published" })
  expect(await rowOf(flight.id)).toMatchObject({
    status: "published",
    departsAt: startsAt(15, "13:00"),
    isOccupied: true,
  })
  for (const booking of bookings) {
    const { known, answerBy } = await openQuestion(booking)
    expect(known.departsAt).toBe(startsAt(14).toISOString())
    expect(answerBy.getTime() - clock.now().getTime()).toBeGreaterThan(hours(47.9))
    expect(await eventsOf(booking, "booking.change_asked")).toHaveLength(1)
  }
  expect(await brokenInvariants(db)).toEqual([])
})

test("a text alone can change at any time, notifies no one, and leaves seats, price and start as they are", async () => {
  const { flight, booking } = await booked()
  const before = await rowOf(flight.id)
  await change(flight.id, { beschreibung: { title: "Ein Tag auf Juist" } })
  const after = await rowOf(flight.id)
  expect(after).toMatchObject({
    title: "Ein Tag auf Juist",
    departsAt: before.departsAt,
    arrivesAt: before.arrivesAt,
    seatPriceCents: before.seatPriceCents,
    totalCostCents: before.totalCostCents,
  })
  expect(await questionsOf(booking)).toEqual([])
  expect(await db.$count(flightChangesTable, eq(flightChangesTable.flightId, flight.id))).toBe(0)
  const [event] = await eventsOf(flight, "flight.changed")
  expect(event?.data).toEqual({})
  expect(await brokenInvariants(db)).toEqual([])
})

test("a guest who agrees stays booked on the new flight; a repeat changes nothing", async () => {
  const { flight, booking } = await booked()
  await change(flight.id, otherStart(startsAt(15)))
  const { changeId } = await openQuestion(booking)
  expect(await agree(booking)).toMatchObject({ status: 200, json: { status: "confirmed" } })
  expect((await agree(booking, changeId)).status).toBe(200)
  expect(await eventsOf(booking, "booking.change_agreed")).toHaveLength(1)
  // a yes is a yes
  expect(await leave(booking)).toMatchObject({ status: 422, json: { code: "no-change-to-answer" } })
  laterBy(hours(49))
  await endUnansweredChangesQueue.run(db, null)
  expect(await bookingOf(booking)).toMatchObject({ status: "confirmed" })
  expect(await refundedOf(booking)).toBe(0)
})

test("a guest who declines gets everything back, the seat is free again; a repeat changes nothing", async () => {
  const { flight, booking } = await booked()
  await change(flight.id, otherStart(startsAt(15)))
  const answers = await Promise.all([leave(booking), leave(booking)])
  expect(answers.map(({ json }) => json)).toEqual(
    Array(2).fill({ status: "cancelled_by_passenger" }),
  )
  expect(await refundedOf(booking)).toBe(PAID)
  expect((await rowOf(flight.id)).isOccupied).toBe(false)
  expect(await questionsOf(booking)).toMatchObject([{ state: "left" }])
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test("silence leaves with everything back when the time is over, and not a minute before", async () => {
  const { flight, bookings } = await booked(2)
  await change(flight.id, otherStart(startsAt(15)))
  const [silent, agreeing] = bookings
  if (!silent || !agreeing) throw new Error("two have booked")
  await agree(agreeing)
  laterBy(hours(47.9))
  await endUnansweredChangesQueue.run(db, null)
  expect(await bookingOf(silent)).toMatchObject({ status: "confirmed" })
  laterBy(hours(0.2))
  // the clock counts, whether or not the job has run
  expect(await agree(silent)).toMatchObject({ status: 422, json: { code: "no-change-to-answer" } })
  expect(await leave(silent)).toMatchObject({ status: 422 })
  await Promise.all([
    endUnansweredChangesQueue.run(db, null),
    endUnansweredChangesQueue.run(db, null),
  ])
  expect(await bookingOf(silent)).toMatchObject({ status: "cancelled_by_passenger" })
  expect(await bookingOf(agreeing)).toMatchObject({ status: "confirmed" })
  expect(await refundedOf(silent)).toBe(PAID)
  expect(await questionsOf(silent)).toMatchObject([{ state: "silent" }])
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test("three who stay silent are one mail for their pilot, and a repeat says nothing more", async () => {
  const { flight, bookings } = await booked(3)
  await change(flight.id, otherStart(startsAt(15)))
  laterBy(hours(48.1))
  await endUnansweredChangesQueue.run(db, null)
  await endUnansweredChangesQueue.run(db, null)
  await workOff(db)
  const [pilot] = await db.select().from(usersTable).where(eq(usersTable.id, flight.pilotId))
  const mails = await mailsTo(db, pilot?.email ?? "")
  const told = mails.filter(({ subject }) => subject.includes("nicht mehr mit"))
  expect(told.map(({ subject }) => subject)).toEqual([
    `3 Gäste fliegen nicht mehr mit: ${flight.title}`,
  ])
  expect(told[0]?.text).toContain("3 Plätze sind wieder frei")
  const rung = await db
    .select()
    .from(notificationsTable)
    .where(
      and(eq(notificationsTable.userId, flight.pilotId), eq(notificationsTable.kind, "guest-left")),
    )
  expect(rung).toHaveLength(bookings.length)
})

test("one silent guest whose booking cannot be ended delays no other, and the pilot is notified of each once", async () => {
  const { flight, bookings } = await booked(3)
  await change(flight.id, otherStart(startsAt(15)))
  const [stuck, ...others] = bookings
  if (!stuck) throw new Error("three have booked")
  await owner.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.id = ${stuck.id} then raise exception 'stuck'; end if; return new; end $$;
      create trigger refuse before update on bookings for each row execute function refuse()`),
  )
  laterBy(hours(48.1))
  await endUnansweredChangesQueue.run(db, null)
  for (const booking of others) {
    expect(await bookingOf(booking)).toMatchObject({ status: "cancelled_by_passenger" })
  }
  expect(await bookingOf(stuck)).toMatchObject({ status: "confirmed" })
  const failing = await db.select().from(failingRowsTable)
  expect(failing).toMatchObject([
    { queue: "end-unanswered-changes", rowId: String(stuck.id), problem: "P0001: stuck" },
  ])
  await owner.execute(sql`drop function refuse cascade`)
  laterBy(hours(0.1))
  await endUnansweredChangesQueue.run(db, null)
  expect(await bookingOf(stuck)).toMatchObject({ status: "cancelled_by_passenger" })
  expect(await db.select().from(failingRowsTable)).toEqual([])
  await workOff(db)
  const [pilot] = await db.select().from(usersTable).where(eq(usersTable.id, flight.pilotId))
  const told = (await mailsTo(db, pilot?.email ?? "")).filter(({ subject }) =>
    subject.includes("nicht mehr mit"),
  )
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    `2 Gäste fliegen nicht mehr mit: ${flight.title}`,
    expect.stringContaining(`fliegt nicht mehr mit: ${flight.title}`),
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test("of an answer and the clock at the same moment one wins, and the money agrees with it", async () => {
  const { flight, booking } = await booked()
  await change(flight.id, otherStart(startsAt(15)))
  const { changeId, answerBy } = await openQuestion(booking)
  restoreClock = setClockSource(() => new Date(answerBy.getTime() - 1))
  const late = () => {
    restoreClock()
    restoreClock = setClockSource(() => answerBy)
  }
  const [answered] = await Promise.all([
    agree(booking, changeId),
    Promise.resolve()
      .then(late)
      .then(() => endUnansweredChangesQueue.run(db, null)),
  ])
  const { status } = await bookingOf(booking)
  expect(status).toBe(answered.status === 200 ? "confirmed" : "cancelled_by_passenger")
  expect(await brokenInvariants(db)).toEqual([])
})

test("a lower price goes back at once and asks nobody; with another start both happen", async () => {
  const { flight, booking } = await booked()
  await change(flight.id, { kosten: { seatPrice: "50,00" } })
  expect(await questionsOf(booking)).toEqual([])
  expect(await bookingOf(booking)).toMatchObject({ seatPriceCents: 5_000, feeCents: 500 })
  expect(await refundedOf(booking)).toBe(1_375)
  await change(flight.id, { ...otherStart(startsAt(15)), kosten: { seatPrice: "40,00" } })
  expect(await refundedOf(booking)).toBe(1_375 + 1_000)
  await leave(booking)
  expect(await refundedOf(booking)).toBe(PAID)
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test("the price never rises, nobody loses a seat, and a booked flight stays one with a date", async () => {
  const { flight } = await booked(2, { totalCostCents: 30_000, seatPriceCents: 6_250 })
  const dearer = await change(flight.id, { kosten: { seatPrice: "62,51" } })
  expect(dearer.status).toBe(400)
  expect(fieldsOf(dearer)["kosten.seatPrice"]).toContain("Höchstens 62,50 €")
  const fewer = await change(flight.id, { kosten: { seats: "1" } })
  expect(fieldsOf(fewer)["kosten.seats"]).toContain("Mindestens 2")
  const open = await change(flight.id, { datum: { schedule: "flexible" } })
  expect(fieldsOf(open)["datum.schedule"]).toContain("Termin gebucht")
  expect(await rowOf(flight.id)).toMatchObject({ seatPriceCents: 6_250, seatsOffered: 3 })
})

test("free seats come and go, those that are taken stay whose they are", async () => {
  const { flight, bookings } = await booked(2, { totalCostCents: 40_000, seatPriceCents: 6_250 })
  const seatsOf = () =>
    db
      .select()
      .from(flightSeatsTable)
      .where(eq(flightSeatsTable.flightId, flight.id))
      .orderBy(asc(flightSeatsTable.seatNumber))
  const taken = (await seatsOf()).filter(({ bookingId }) => bookingId !== null)
  for (const seats of ["2", "3"]) {
    await change(flight.id, { kosten: { seats } })
    const rows = await seatsOf()
    expect(rows).toHaveLength(Number(seats))
    expect(rows.filter(({ bookingId }) => bookingId !== null)).toEqual(taken)
    expect(await brokenInvariants(db)).toEqual([])
  }
  for (const booking of bookings) expect(await questionsOf(booking)).toEqual([])
})

test("an aircraft that does not carry who has booked is refused, another one is asked about", async () => {
  const { flight, booking } = await booked(2)
  const { pilotId } = flight
  const small = await makePlane(db, { pilotId, seats: 4, payloadKg: 120, ownership: "club" })
  const refused = await change(flight.id, { flugzeug: { planeId: small.id } })
  expect(fieldsOf(refused)["flugzeug.planeId"]).toContain("Beladung")
  const other = await makePlane(db, { pilotId, ownership: "club" })
  expect((await change(flight.id, { flugzeug: { planeId: other.id } })).status).toBe(200)
  const { known } = await openQuestion(booking)
  expect(known.plane?.id).toBe(flight.planeId)
})

test("as long as a request waits only texts change", async () => {
  const { flight } = await booked()
  await payFor(app, flight.id, 1, (await makeUser(db)).id)
  await workOff(db)
  const refused = await change(flight.id, otherStart(startsAt(15)))
  expect(fieldsOf(refused)["datum.time"]).toContain("Beantworte sie zuerst im Cockpit")
  expect((await change(flight.id, { beschreibung: { title: "Nach Juist" } })).status).toBe(200)
  expect(await brokenInvariants(db)).toEqual([])
})

test("the card for guests has the seats that are left", async () => {
  const { flight } = await booked(2)
  const pilot = { kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false } as const
  const page = await loadDraft(db, pilot, flight.id, guests)
  expect(page?.preview?.freeSeats).toBe(flight.seatsOffered - 2)
})

test("as long as somebody is at the checkout only texts change; a payment after a change comes too late", async () => {
  const { flight } = await booked()
  const late = await makeUser(db)
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, late.id)
  const order = await call("POST", orderPath, {
    as: late.id,
    cookie,
    body: orderOf(1),
  })
  const refused = await change(flight.id, otherStart(startsAt(15)))
  expect(fieldsOf(refused)["datum.time"]).toContain("an der Kasse")
  laterBy(hours(0.3))
  await lapseHoldsQueue.run(db, null)
  expect((await change(flight.id, otherStart(startsAt(15)))).status).toBe(200)
  const ref = String((order.json as { paymentPath: string }).paymentPath)
    .split("/")
    .at(-1)
  await call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.passengerId, late.id))
  expect(booking?.status).toBe("lapsed")
  expect(await brokenInvariants(db)).toEqual([])
})

test("a newer change replaces the question, and lists what has changed since the booking", async () => {
  const { flight, bookings } = await booked(2)
  const [early, waiting] = bookings
  if (!early || !waiting) throw new Error("two have booked")
  await change(flight.id, otherStart(startsAt(15)))
  await agree(early)
  const first = await openQuestion(waiting)
  await change(flight.id, otherStart(startsAt(16)))
  expect((await questionsOf(waiting)).map(({ state }) => state)).toEqual(["dropped", "asked"])
  expect((await questionsOf(early)).map(({ state }) => state)).toEqual(["agreed", "asked"])
  expect((await openQuestion(waiting)).known.departsAt).toBe(startsAt(14).toISOString())
  expect((await openQuestion(early)).known.departsAt).toBe(startsAt(15).toISOString())
  // nobody agrees to what they have not seen
  expect(await agree(waiting, first.changeId)).toMatchObject({
    status: 422,
    json: { code: "change-is-newer" },
  })
  laterBy(hours(49))
  await endUnansweredChangesQueue.run(db, null)
  for (const booking of bookings) {
    expect(await bookingOf(booking)).toMatchObject({ status: "cancelled_by_passenger" })
    expect(await refundedOf(booking)).toBe(PAID)
  }
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test("a change that is taken back asks only those who had agreed to it", async () => {
  const { flight, bookings } = await booked(2)
  const [early, waiting] = bookings
  if (!early || !waiting) throw new Error("two have booked")
  await change(flight.id, otherStart(startsAt(15)))
  await agree(early)
  await change(flight.id, otherStart(startsAt(14)))
  expect((await questionsOf(waiting)).map(({ state }) => state)).toEqual(["dropped"])
  expect(await eventsOf(waiting, "booking.change_undone")).toHaveLength(1)
  expect((await openQuestion(early)).known.departsAt).toBe(startsAt(15).toISOString())
  laterBy(hours(49))
  await endUnansweredChangesQueue.run(db, null)
  expect(await bookingOf(waiting)).toMatchObject({ status: "confirmed" })
})

test("nobody else answers for a guest, and nobody what was not asked", async () => {
  const { flight, booking } = await booked()
  expect(await leave(booking)).toMatchObject({ status: 422, json: { code: "no-change-to-answer" } })
  expect((await agree(booking, 1)).status).toBe(422)
  await change(flight.id, otherStart(startsAt(15)))
  const { changeId } = await openQuestion(booking)
  for (const passengerId of [(await makeUser(db)).id, flight.pilotId]) {
    expect((await agree({ ...booking, passengerId }, changeId)).status).toBe(404)
    expect((await leave({ ...booking, passengerId })).status).toBe(404)
  }
  expect(await bookingOf(booking)).toMatchObject({ status: "confirmed" })
})

test("with less than four hours to the start no change can be proposed any more, texts still change", async () => {
  const { flight, booking } = await booked()
  const now = new Date(startsAt(14).getTime() - hours(3.5))
  restoreClock = setClockSource(() => now)
  const refused = await change(flight.id, otherStart(startsAt(1, "12:00")))
  expect(fieldsOf(refused)["datum.time"]).toContain("dafür ist es zu spät")
  expect((await change(flight.id, { beschreibung: { title: "Gleich geht es los" } })).status).toBe(
    200,
  )
  expect(await questionsOf(booking)).toEqual([])
})

test("the deadline is never later than three hours before the earlier start", async () => {
  const { flight, booking } = await booked()
  const now = new Date(startsAt(14).getTime() - hours(20))
  restoreClock = setClockSource(() => now)
  await change(flight.id, otherStart(startsAt(3)))
  const { answerBy } = await openQuestion(booking)
  expect(answerBy).toEqual(new Date((flight.departsAt?.getTime() ?? 0) - hours(3)))
})

test("a flight that is under way or called off stays as it is", async () => {
  const { flight } = await booked()
  for (const status of ["under_way", "cancelled"] as const) {
    await db.update(flightsTable).set({ status }).where(eq(flightsTable.id, flight.id))
    const refused = await change(flight.id, { beschreibung: { title: "Zu spät" } })
    expect(refused).toMatchObject({ status: 422, json: { code: "not-to-edit" } })
  }
})

test("a start at which the pilot flies others is refused with the other flight", async () => {
  const { flight } = await booked()
  const other = await makeEditableFlight(db, { pilotId: flight.pilotId, departsAt: startsAt(15) })
  await makeBooking(db, { flight: other })
  const refused = await change(flight.id, otherStart(startsAt(15, "12:30")))
  expect(fieldsOf(refused)["datum.time"]).toContain("Da fliegst du schon")
})

test("of two booked flights that move to the same time at once one does, the other is refused with the reason", async () => {
  const { flight } = await booked()
  const other = await makeEditableFlight(db, { pilotId: flight.pilotId, departsAt: startsAt(20) })
  await makeBooking(db, { flight: other })
  const answers = await Promise.all([
    change(flight.id, otherStart(startsAt(25))),
    change(other.id, otherStart(startsAt(25, "12:30"))),
  ])
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  const refused = JSON.stringify(answers.find(({ status }) => status !== 200)?.json)
  expect(refused).toMatch(/schon auf einem anderen Flug gebucht|Da fliegst du schon/)
  expect(await brokenInvariants(db)).toEqual([])
})

test("a calendar entry keeps its id, and its sequence rises with every change", async () => {
  const { flight, booking } = await booked()
  const entry = async () => {
    const facts = await findMailFacts(db, booking.id)
    if (!facts) throw new Error("the booking has no facts")
    return bookingCalendar(facts).split("\r\n")
  }
  const before = await entry()
  // asked for, and then confirmed
  expect(before).toContain("SEQUENCE:1")
  await change(flight.id, otherStart(startsAt(15)))
  const after = await entry()
  expect(after).toContain("SEQUENCE:2")
  const uidOf = (lines: string[]) => lines.find((line) => line.startsWith("UID:"))
  expect(uidOf(after)).toBe(uidOf(before))
  const day = isoDay(startsAt(15), HOME_ZONE).replaceAll("-", "")
  expect(after).toContain(`DTSTART;TZID=${HOME_ZONE}:${day}T120000`)
})
