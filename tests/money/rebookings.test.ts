import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { type FlightOverrides, makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { receiptsTable } from "#features/accounting/server/receipts-tables.ts"
import { offerNewDates } from "#features/bookings/cancellation/server/offer-new-dates.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import type { RebookingFacts, WordOf } from "#features/bookings/office/office-rebooking.ts"
import {
  refundOfRebooking,
  refuseRebooking,
  wordsNeeded,
} from "#features/bookings/office/office-rebooking.ts"
import { bookingNotesTable } from "#features/bookings/office/server/booking-notes-table.ts"
import { previewRebooking } from "#features/bookings/office/server/preview-rebooking.ts"
import { conversationsTable } from "#features/chat/core/server/conversations-tables.ts"
import { countFreeSeats, lockFlight } from "#features/flights/core/server/seats.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { refundsTable } from "#features/payments/server/payments-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, LENA, orderOf } from "#tests/support/booking-steps.ts"
import { startsAt } from "#tests/support/change-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { startIn } from "#tests/support/proposal-steps.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

const PEOPLE = ["Lena", "Ole"].map((name) => ({ name, weightKg: 64, luggageKg: 4 }))
const ALL: WordOf[] = ["guest", "pilot", "formerPilot"]

async function fitFlight(overrides: FlightOverrides = {}) {
  const pilotId = overrides.pilotId ?? (await makePilot(db)).id
  await makeLanding(db, { userId: pilotId, takeOffs: 5, landings: 5 })
  return makeFlight(db, { departsAt: startsAt(14), ...overrides, pilotId })
}

async function booked({
  startsInHours = 200,
  people = PEOPLE,
  ...overrides
}: { startsInHours?: number; people?: typeof PEOPLE } & FlightOverrides = {}) {
  const departsAt = new Date(clock.now().getTime() + hours(startsInHours))
  const flight = await fitFlight({ departsAt, ...overrides })
  const guest = await makeUser(db)
  const booking = await makeBooking(db, { flight, passengerId: guest.id, people })
  await workOff(db)
  return { flight, guest, booking }
}

/** What the page shows for a booking and another flight. */
async function shown(bookingId: number, targetId: number): Promise<RebookingFacts> {
  const [booking] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, bookingId))
  const flight = await lockFlight(db, booking?.flightId ?? 0)
  const target = await lockFlight(db, targetId)
  const facts =
    booking && flight && target && (await previewRebooking(db, { booking, flight, target }))
  if (!facts) throw new Error("there is nothing to move")
  return facts
}

function send(bookingId: number, facts: RebookingFacts, words: WordOf[] = ALL) {
  return call("POST", `/api/bookings/${bookingId}/rebooking`, {
    as: admin.id,
    body: {
      flightId: facts.to.id,
      formerFlightId: facts.from.id,
      shownRefundCents: refundOfRebooking(facts).totalCents,
      shownSeatPriceCents: facts.to.seatPriceCents,
      shownStartsAt: facts.to.startsAt,
      words,
      reason: "Gast rief an, möchte früher fliegen.",
    },
    headers: { "idempotency-key": randomUUID() },
  })
}

const bookingNow = async (id: number) =>
  (await db.select().from(bookingsTable).where(eq(bookingsTable.id, id)))[0]

async function refundsOf(checkoutId: number) {
  await workOff(db)
  const payment = await findPaymentOfCheckout(db, checkoutId)
  return db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, payment?.id ?? 0))
}

async function subjectsTo(userId: number, email: string) {
  await workOff(db)
  const mails = await db.select().from(mailsTable).where(eq(mailsTable.recipient, email))
  expect(userId).toBeGreaterThan(0)
  return mails.map(({ subject }) => subject)
}

test("a booking goes to the flight of somebody else: seats, people and money with it, nothing is paid again", async () => {
  const { flight, guest, booking } = await booked()
  const other = await fitFlight({ title: "Nach Helgoland" })
  const facts = await shown(booking.id, other.id)
  expect(wordsNeeded(facts)).toEqual(["guest", "pilot"])
  expect((await send(booking.id, facts)).json).toEqual({ flightId: other.id })
  expect(await bookingNow(booking.id)).toMatchObject({
    flightId: other.id,
    status: "confirmed",
    seatPriceCents: 6_250,
    message: "",
  })
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  expect(await countFreeSeats(db, other.id)).toBe(1)
  expect(await refundsOf(booking.checkoutId)).toEqual([])
  const [note] = await db
    .select()
    .from(bookingNotesTable)
    .where(eq(bookingNotesTable.bookingId, booking.id))
  const [event] = await db
    .select()
    .from(eventsTable)
    .where(
      and(eq(eventsTable.entityId, booking.id), eq(eventsTable.kind, "booking.rebooked_by_office")),
    )
  expect(event).toMatchObject({
    actorKind: "admin",
    actorId: admin.id,
    data: { flightId: other.id, formerFlightId: flight.id, noteId: note?.id },
  })
  for (const [kind, entityId] of [
    ["flight.booking_moved_away", flight.id],
    ["flight.booking_moved_in", other.id],
  ] as const) {
    const of = and(eq(eventsTable.kind, kind), eq(eventsTable.entityId, entityId))
    expect(await db.$count(eventsTable, of)).toBe(1)
  }
  expect(await subjectsTo(guest.id, guest.email)).toContain("Umgebucht: Nach Helgoland")
  expect(await brokenInvariants(db)).toEqual([])
})

test("the same page once more moves nothing twice, and a page from before is refused", async () => {
  const { booking } = await booked()
  const other = await fitFlight()
  const third = await fitFlight()
  const [facts, toThird] = [await shown(booking.id, other.id), await shown(booking.id, third.id)]
  expect((await send(booking.id, facts)).status).toBe(200)
  expect((await send(booking.id, facts)).json).toEqual({ flightId: other.id })
  expect(await send(booking.id, toThird)).toMatchObject({ status: 422 })
  expect(await bookingNow(booking.id)).toMatchObject({ flightId: other.id })
  const moved = eq(eventsTable.kind, "booking.rebooked_by_office")
  expect(await db.$count(eventsTable, and(moved, eq(eventsTable.entityId, booking.id)))).toBe(1)
})

test("where the other flight is cheaper, the difference goes back with its fee, and the receipt is corrected", async () => {
  const { booking } = await booked()
  const other = await fitFlight({ seatPriceCents: 5_250 })
  const facts = await shown(booking.id, other.id)
  expect(refundOfRebooking(facts)).toEqual({ shareCents: 2_000, feeCents: 200, totalCents: 2_200 })
  expect((await send(booking.id, facts)).status).toBe(200)
  expect(await refundsOf(booking.checkoutId)).toMatchObject([
    { amountCents: 2_200, status: "done" },
  ])
  expect(await bookingNow(booking.id)).toMatchObject({ seatPriceCents: 5_250, feeCents: 525 })
  const receipts = await db
    .select()
    .from(receiptsTable)
    .where(eq(receiptsTable.bookingId, booking.id))
    .orderBy(receiptsTable.id)
  expect(receipts.at(-1)).toMatchObject({ kind: "booking_correction", shareCents: -2_000 })
  expect(await brokenInvariants(db)).toEqual([])
})

test("where it is dearer, its pilot takes the guest along for what was paid, or nothing happens", async () => {
  const { booking } = await booked()
  const other = await fitFlight({ totalCostCents: 30_000, isInstantBooking: true })
  const facts = await shown(booking.id, other.id)
  expect(wordsNeeded(facts)).toEqual(["guest", "pilot"])
  const refused = await send(booking.id, facts, ["guest"])
  expect(JSON.stringify(refused.json.message)).toContain("für 25,00\u00a0€ weniger als andere")
  expect((await send(booking.id, facts, ["guest", "pilot"])).status).toBe(200)
  expect(await bookingNow(booking.id)).toMatchObject({ flightId: other.id, seatPriceCents: 6_250 })
  expect(await refundsOf(booking.checkoutId)).toEqual([])
  const more = await call("POST", `/api/bookings/${booking.id}/more-seats`, {
    as: booking.passengerId ?? 0,
    body: { seats: 1, shownTotalCents: 8_250 },
  })
  expect(String(more.json.message)).toContain("eigenen, niedrigeren Preis")
})

test("shortly before the start the former pilot has to have let them go, and whoever is free to book asks nobody", async () => {
  const late = await booked({ startsInHours: 20 })
  const other = await fitFlight({ isInstantBooking: true })
  const facts = await shown(late.booking.id, other.id)
  expect(wordsNeeded(facts)).toEqual(["guest", "formerPilot"])
  expect(await send(late.booking.id, facts, ["guest"])).toMatchObject({ status: 400 })
  expect(await send(late.booking.id, facts, ["guest", "formerPilot"])).toMatchObject({
    status: 200,
  })
  const early = await booked()
  expect(wordsNeeded(await shown(early.booking.id, other.id))).toEqual(["guest"])
})

test("what does not fit, is not open, or would meet whom it must not, is refused with a sentence", async () => {
  const { booking, guest, flight } = await booked()
  const why = async (overrides: FlightOverrides) =>
    refuseRebooking(await shown(booking.id, (await fitFlight(overrides)).id))
  expect(await why({ seatsOffered: 1, totalCostCents: 12_500 })).toContain(
    "frei ist nur noch 1 Platz",
  )
  expect(await why({ status: "paused" })).toContain("nimmt keine Buchungen an")
  expect(await why({ departsAt: new Date(clock.now().getTime() + hours(2)) })).toContain(
    "drei Stunden",
  )
  const unfit = await makeFlight(db)
  expect(refuseRebooking(await shown(booking.id, unfit.id))).toContain(
    "fehlt der Pilotenseite etwas",
  )
  expect(refuseRebooking(await shown(booking.id, flight.id))).toContain("ist die Buchung schon")
  const third = await fitFlight()
  await makeBooking(db, { flight: third, passengerId: guest.id })
  expect(refuseRebooking(await shown(booking.id, third.id))).toContain("schon eine Buchung")
  const heavy = await booked({ people: PEOPLE.map((one) => ({ ...one, weightKg: 190 })) })
  const small = await fitFlight()
  await makeBooking(db, { flight: small, people: [{ name: "Ben", weightKg: 150, luggageKg: 20 }] })
  const tooHeavy = await shown(heavy.booking.id, small.id)
  expect(refuseRebooking(tooHeavy)).toContain("reicht die Zuladung")
  expect(await send(heavy.booking.id, tooHeavy)).toMatchObject({ status: 400 })
  expect(await bookingNow(heavy.booking.id)).toMatchObject({ flightId: heavy.flight.id })
})

test("of two who want the last seat one gets it, and the other one stays where they were", async () => {
  const one = await booked({ people: PEOPLE.slice(0, 1) })
  const two = await booked({ people: PEOPLE.slice(0, 1) })
  const other = await fitFlight({ seatsOffered: 1, totalCostCents: 12_500 })
  const both = [one, two]
  const facts = await Promise.all(both.map(({ booking }) => shown(booking.id, other.id)))
  const answers = await Promise.all(
    both.map(({ booking }, index) => send(booking.id, facts[index] as RebookingFacts)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await countFreeSeats(db, other.id)).toBe(0)
  expect(await brokenInvariants(db)).toEqual([])
})

test("two bookings that change places lock both flights in one order, and neither is lost", async () => {
  const [one, two] = [await booked(), await booked()]
  const facts = [
    await shown(one.booking.id, two.flight.id),
    await shown(two.booking.id, one.flight.id),
  ]
  // two of three seats are taken: only whoever goes first frees what the other one needs
  const answers = await Promise.all([
    send(one.booking.id, facts[0] as RebookingFacts),
    send(two.booking.id, facts[1] as RebookingFacts),
  ])
  expect(answers.every(({ status }) => status === 400)).toBe(true)
  expect(await brokenInvariants(db)).toEqual([])
})

test("whose price or start has changed since the page was opened, is asked again", async () => {
  const { booking } = await booked()
  const other = await fitFlight()
  const facts = await shown(booking.id, other.id)
  const dearer = { ...facts, to: { ...facts.to, seatPriceCents: 5_000 } }
  expect(await send(booking.id, dearer)).toMatchObject({ status: 422 })
  const later = { ...facts, to: { ...facts.to, startsAt: new Date(0).toISOString() } }
  expect(await send(booking.id, later)).toMatchObject({ status: 422 })
  expect(await send(booking.id, facts)).toMatchObject({ status: 200 })
})

test("who was offered new dates may go to another flight instead, and all goes back if that is called off", async () => {
  const { booking, flight } = await booked()
  const pilot = { kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false } as const
  await offerNewDates(db, pilot, flight.id, { reason: "weather", word: "", starts: [startIn(30)] })
  const other = await fitFlight()
  const facts = await shown(booking.id, other.id)
  expect(facts.status).toBe("rebooking_offered")
  expect((await send(booking.id, facts)).status).toBe(200)
  expect(await bookingNow(booking.id)).toMatchObject({ status: "confirmed", rebookBy: null })
  const ended = await call("POST", `/api/bookings/${booking.id}/office-cancellation`, {
    as: admin.id,
    body: { side: "pilot", shownRefundCents: 13_750, reason: "Wetter." },
    headers: { "idempotency-key": randomUUID() },
  })
  expect(ended.status).toBe(200)
  expect(await refundsOf(booking.checkoutId)).toMatchObject([{ amountCents: 13_750 }])
  expect(await brokenInvariants(db)).toEqual([])
})

test("seats that have joined go along, and what was written with one pilot stays with them", async () => {
  const { booking, guest, flight } = await booked({
    isInstantBooking: true,
    people: PEOPLE.slice(0, 1),
  })
  const held = await call("POST", `/api/bookings/${booking.id}/more-seats`, {
    as: guest.id,
    body: { seats: 1, shownTotalCents: 6_875 },
  })
  const { cookie, orderPath } = checkoutOf(held)
  const ordered = await call("POST", orderPath, {
    as: guest.id,
    cookie,
    body: orderOf(1, { people: [LENA] }),
  })
  const ref = String(ordered.json.paymentPath).split("/").at(-1)
  await call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const other = await fitFlight({ seatPriceCents: 5_000 })
  const facts = await shown(booking.id, other.id)
  expect(facts).toMatchObject({ seats: 2, orderCount: 2 })
  expect((await send(booking.id, facts)).status).toBe(200)
  await workOff(db)
  const onOther = await db.select().from(bookingsTable).where(eq(bookingsTable.flightId, other.id))
  expect(onOther.map(({ status }) => status).toSorted()).toEqual(["confirmed", "joined"])
  const talks = await db
    .select()
    .from(conversationsTable)
    .where(eq(conversationsTable.personId, guest.id))
  expect(talks.map(({ flightId, pilotId }) => [flightId, pilotId]).toSorted()).toEqual(
    [
      [flight.id, flight.pilotId],
      [other.id, other.pilotId],
    ].toSorted(),
  )
  expect(await brokenInvariants(db)).toEqual([])
})

test("more seats that are paid late for a booking that has gone elsewhere give their money back", async () => {
  const { booking, guest, flight } = await booked({
    isInstantBooking: true,
    people: PEOPLE.slice(0, 1),
  })
  const held = await call("POST", `/api/bookings/${booking.id}/more-seats`, {
    as: guest.id,
    body: { seats: 1, shownTotalCents: 6_875 },
  })
  const { cookie, orderPath } = checkoutOf(held)
  const ordered = await call("POST", orderPath, {
    as: guest.id,
    cookie,
    body: orderOf(1, { people: [LENA] }),
  })
  const restoreClock = setClockSource(() => new Date(Date.now() + minutes(16)))
  try {
    await lapseHoldsQueue.run(db, null)
    const other = await fitFlight()
    expect((await send(booking.id, await shown(booking.id, other.id))).status).toBe(200)
    const ref = String(ordered.json.paymentPath).split("/").at(-1)
    await call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
    await workOff(db)
  } finally {
    restoreClock()
  }
  expect(await bookingNow(booking.id)).toMatchObject({ seats: 1, status: "confirmed" })
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  const [more] = await db.select().from(bookingsTable).where(eq(bookingsTable.addsToId, booking.id))
  expect(more?.status).toBe("lapsed")
  const payment = await findPaymentOfCheckout(db, more?.checkoutId ?? 0)
  expect(payment).toMatchObject({ status: "voided", capturedCents: 0 })
  expect(await brokenInvariants(db)).toEqual([])
})
