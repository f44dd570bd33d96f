import { and, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { expireRequestsQueue } from "#features/bookings/requests/server/expire-requests.ts"
import {
  getPassengerBookings,
  getPilotOverview,
} from "#features/cockpit/server/cockpit-overview.ts"
import {
  flightCostsTable,
  flightPricesTable,
  flightStopsTable,
  flightsTable,
} from "#features/flights/core/server/flights-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { syncSearchIndex } from "#features/search/server/index/sync-search-index.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { instantAt } from "#platform/days.ts"
import { hours, minutes } from "#platform/duration.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { LENA, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { makeFitOffer, payForProposal, propose, startIn } from "#tests/support/proposal-steps.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

const actorOf = (userId: number) =>
  ({ kind: "user", userId, isPilot: true, isAdmin: false }) as const

async function bookingOf(passengerId: number) {
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.passengerId, passengerId))
  if (!booking) throw new Error("nothing is booked")
  return booking
}

async function flightsOf(offerId: number) {
  return db.select().from(flightsTable).where(eq(flightsTable.offerId, offerId))
}

const subjectsTo = async (email: string) =>
  (await db.select().from(mailsTable).where(eq(mailsTable.recipient, email))).map(
    ({ subject }) => subject,
  )

/** Somebody has proposed a start for a fresh offer and paid. */
async function proposed(
  start = startIn(10),
  overrides: Parameters<typeof makeFitOffer>[1] = {},
  seats = 1,
) {
  const offer = await makeFitOffer(db, overrides)
  const passenger = await makeUser(db)
  await payForProposal(app, offer.id, start, { as: passenger.id, seats })
  await workOff(db)
  const booking = await bookingOf(passenger.id)
  expect(booking).toMatchObject({ status: "requested", flightId: offer.id })
  return { offer, passenger, booking, departsAt: instantAt(start.day, start.time, HOME_ZONE) }
}

const step = (id: number, name: string, as: number, body?: object) =>
  app.call("POST", `/api/bookings/${id}/${name}`, { as, ...(body && { body }) })

test("a proposal is a request that holds no seats, also where the offer books at once", async () => {
  const { offer, booking, passenger, departsAt } = await proposed(startIn(10), {
    isInstantBooking: true,
  })
  expect(booking).toMatchObject({ proposedDepartsAt: departsAt, counterDepartsAt: null })
  expect(await countFreeSeats(db, offer.id)).toBe(2)
  const { requests } = await getPilotOverview(db, actorOf(offer.pilotId))
  expect(requests).toMatchObject([
    { canAnswer: true, canAccept: true, flight: { departsAt: departsAt?.toISOString() } },
  ])
  expect(await getPassengerBookings(db, actorOf(passenger.id))).toMatchObject([
    { isProposal: true, canWithdraw: true, flight: { departsAt: departsAt?.toISOString() } },
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test("the pilot accepts: the flight exists with its parts, the money is collected, the offer stays", async () => {
  const { offer, booking, passenger, departsAt } = await proposed()
  expect(await step(booking.id, "accept", offer.pilotId)).toMatchObject({
    status: 200,
    json: { status: "confirmed" },
  })
  await workOff(db)
  const [flight, ...others] = await flightsOf(offer.id)
  expect(others).toEqual([])
  expect(flight).toMatchObject({
    schedule: "fixed",
    status: "published",
    departsAt,
    title: offer.title,
    planeId: offer.planeId,
    seatPriceCents: offer.seatPriceCents,
    isOccupied: true,
    windowFrom: null,
  })
  const id = flight?.id ?? 0
  expect(flight?.arrivesAt?.getTime()).toBe((departsAt?.getTime() ?? 0) + minutes(45))
  expect(await bookingOf(passenger.id)).toMatchObject({ status: "confirmed", flightId: id })
  expect(await countFreeSeats(db, id)).toBe(1)
  for (const table of [flightStopsTable, flightCostsTable, flightPricesTable]) {
    expect(await db.select().from(table).where(eq(table.flightId, id))).toHaveLength(1)
  }
  const share = accounts.bookingShare(booking.id)
  expect((await listBalances(db, [share])).get(share.code)).toBe(-5_000)
  expect(await subjectsTo(passenger.email)).toEqual([
    "Deine Anfrage: Siebengebirge, wann du magst",
    "Zugesagt: Siebengebirge, wann du magst",
  ])
  const mails = await db.select().from(mailsTable).where(eq(mailsTable.recipient, passenger.email))
  expect(mails.at(-1)?.attachments).toMatchObject([{ filename: "flug.ics" }])
  const [still] = await db.select().from(flightsTable).where(eq(flightsTable.id, offer.id))
  expect(still).toMatchObject({ status: "published", schedule: "flexible", isOccupied: false })
  await syncSearchIndex(db)
  const found = await app.call("GET", "/api/flights?limit=50")
  expect(JSON.stringify(found.json)).toContain(`"id":${id}`)
  expect(await brokenInvariants(db)).toEqual([])
})

test("accepting twice, also at the same moment, makes one flight", async () => {
  const { offer, booking } = await proposed()
  const answers = await Promise.all([
    step(booking.id, "accept", offer.pilotId),
    step(booking.id, "accept", offer.pilotId),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await step(booking.id, "accept", offer.pilotId)).toMatchObject({ status: 200 })
  expect(await flightsOf(offer.id)).toHaveLength(1)
})

test("of two offers for overlapping times accepted at once, one becomes a flight, the other says why not", async () => {
  const one = await proposed(startIn(12, "11:00"))
  const other = await proposed(startIn(12, "11:30"), { pilotId: one.offer.pilotId })
  const answers = await Promise.all([
    step(one.booking.id, "accept", one.offer.pilotId),
    step(other.booking.id, "accept", one.offer.pilotId),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)).toMatchObject({
    json: { code: "pilot-is-busy" },
  })
  const made = [...(await flightsOf(one.offer.id)), ...(await flightsOf(other.offer.id))]
  expect(made).toHaveLength(1)
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test("two people who propose the same time: the second is refused after the first, and can get another time", async () => {
  const { offer, booking } = await proposed(startIn(14))
  const second = await makeUser(db)
  await payForProposal(app, offer.id, startIn(14), { as: second.id })
  await workOff(db)
  const other = await bookingOf(second.id)
  expect(await step(booking.id, "accept", offer.pilotId)).toMatchObject({ status: 200 })
  expect(await step(other.id, "accept", offer.pilotId)).toMatchObject({ status: 422 })
  expect(await bookingOf(second.id)).toMatchObject({ status: "requested", flightId: offer.id })
  const named = startIn(14, "14:00")
  expect(await step(other.id, "other-start", offer.pilotId, named)).toMatchObject({ status: 200 })
  expect(await step(other.id, "accept-other-start", second.id)).toMatchObject({ status: 200 })
  expect(await flightsOf(offer.id)).toHaveLength(2)
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test("the pilot names another time; the passenger is notified and accepts, twice at once counts once", async () => {
  const { offer, booking, passenger } = await proposed(startIn(9))
  const named = startIn(11, "13:30")
  expect(await step(booking.id, "other-start", offer.pilotId, named)).toMatchObject({ status: 200 })
  // the same once more is the same, another one is not
  expect(await step(booking.id, "other-start", offer.pilotId, named)).toMatchObject({ status: 200 })
  expect(await step(booking.id, "other-start", offer.pilotId, startIn(12))).toMatchObject({
    status: 422,
    json: { code: "already-countered" },
  })
  expect(await step(booking.id, "accept", offer.pilotId)).toMatchObject({
    status: 422,
    json: { code: "other-start-is-open" },
  })
  await workOff(db)
  expect(await subjectsTo(passenger.email)).toContain(
    "Andere Zeit vorgeschlagen: Siebengebirge, wann du magst",
  )
  const bells = await db
    .select({ kind: notificationsTable.kind })
    .from(notificationsTable)
    .where(
      and(
        eq(notificationsTable.userId, passenger.id),
        eq(notificationsTable.kind, "other-start-named"),
      ),
    )
  expect(bells).toHaveLength(1)
  const counterDepartsAt = instantAt(named.day, named.time, HOME_ZONE)
  expect(await getPassengerBookings(db, actorOf(passenger.id))).toMatchObject([
    { canAcceptOtherStart: true, counterDepartsAt: counterDepartsAt?.toISOString() },
  ])
  const answers = await Promise.all([
    step(booking.id, "accept-other-start", passenger.id),
    step(booking.id, "accept-other-start", passenger.id),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await workOff(db)
  expect(await flightsOf(offer.id)).toMatchObject([{ departsAt: counterDepartsAt }])
  expect(await subjectsTo(passenger.email)).toContain("Zugesagt: Siebengebirge, wann du magst")
  expect(await brokenInvariants(db)).toEqual([])
})

test("the passenger declines the other time: withdrawn, and the reserved money is free", async () => {
  const { offer, booking, passenger } = await proposed()
  await step(booking.id, "other-start", offer.pilotId, startIn(11))
  expect(await step(booking.id, "withdraw", passenger.id)).toMatchObject({ status: 200 })
  expect(await step(booking.id, "accept-other-start", passenger.id)).toMatchObject({ status: 422 })
  await workOff(db)
  const reserved = accounts.checkoutReserved(booking.checkoutId)
  expect((await listBalances(db, [reserved])).get(reserved.code)).toBe(0)
  expect(await flightsOf(offer.id)).toEqual([])
  // the account may propose once more
  expect(await propose(app, offer.id, startIn(20), { as: passenger.id })).toMatchObject({
    status: 201,
  })
})

test("another time that goes unanswered expires like a request", async () => {
  const { offer, booking, passenger } = await proposed()
  await step(booking.id, "other-start", offer.pilotId, startIn(11))
  laterBy(hours(48) + minutes(1))
  expect(await step(booking.id, "accept-other-start", passenger.id)).toMatchObject({ status: 422 })
  await expireRequestsQueue.run(db, null)
  await workOff(db)
  expect(await bookingOf(passenger.id)).toMatchObject({ status: "expired" })
  const mails = await db.select().from(mailsTable).where(eq(mailsTable.recipient, passenger.email))
  expect(mails.at(-1)?.text).toContain("kam keine Antwort")
})

test("a pilot who is not fit that day reads so, and nothing is half done", async () => {
  const { offer, booking } = await proposed()
  // two engines ask for a rating that nobody has handed in
  await db
    .update(planesTable)
    .set({ category: "MEP" })
    .where(eq(planesTable.id, offer.planeId ?? 0))
  const refused = await step(booking.id, "accept", offer.pilotId)
  expect(refused).toMatchObject({ status: 422, json: { code: "not-fit-to-fly" } })
  expect(refused.json.message).toMatch(/^An diesem Tag bist du nicht flugfit\. /)
  expect(await flightsOf(offer.id)).toEqual([])
  expect(
    await db.select().from(bookingsTable).where(eq(bookingsTable.id, booking.id)),
  ).toMatchObject([{ status: "requested", flightId: offer.id }])
})

test("an aircraft that no longer carries the guests is refused at the acceptance", async () => {
  const { offer, booking } = await proposed()
  await db
    .update(planesTable)
    .set({ payloadKg: 40 })
    .where(eq(planesTable.id, offer.planeId ?? 0))
  expect(await step(booking.id, "accept", offer.pilotId)).toMatchObject({
    status: 422,
    json: { code: "too-heavy" },
  })
  expect(await flightsOf(offer.id)).toEqual([])
})

test("an overload of the offer's aircraft is refused before anything is paid, whatever else was proposed", async () => {
  const plane = { payloadKg: 150 }
  const pilot = await makePilot(db)
  const offer = await makeFitOffer(db, {
    pilotId: pilot.id,
    planeId: (await makePlane(db, { pilotId: pilot.id, ...plane })).id,
  })
  await payForProposal(app, offer.id, startIn(8), { as: (await makeUser(db)).id })
  const second = await makeUser(db)
  const { cookie, orderPath } = await propose(app, offer.id, startIn(9), { as: second.id })
  const order = (weightKg: number) =>
    app.call("POST", orderPath, {
      as: second.id,
      cookie,
      body: orderOf(1, { people: [{ ...LENA, weightKg }], shownTotalCents: 5_500 }),
    })
  expect(await order(180)).toMatchObject({
    status: 400,
    json: { message: [{ property: "people.0.weightKg" }] },
  })
  expect(await order(90)).toMatchObject({ status: 200 })
})

test("a paused offer makes no flight", async () => {
  const { offer, booking } = await proposed()
  await db.update(flightsTable).set({ status: "paused" }).where(eq(flightsTable.id, offer.id))
  expect(await step(booking.id, "accept", offer.pilotId)).toMatchObject({
    status: 422,
    json: { code: "start-is-over" },
  })
})

test("an unpaid checkout expires, and its passenger reads that no date was requested", async () => {
  const offer = await makeFitOffer(db)
  const passenger = await makeUser(db)
  const { cookie, orderPath } = await propose(app, offer.id, startIn(10), { as: passenger.id })
  laterBy(minutes(16))
  const late = await app.call("POST", orderPath, {
    as: passenger.id,
    cookie,
    body: orderOf(1, { shownTotalCents: 5_500 }),
  })
  expect(late).toMatchObject({ status: 410, json: { code: "hold-expired" } })
  await lapseHoldsQueue.run(db, null)
  await workOff(db)
  expect(await bookingOf(passenger.id)).toMatchObject({ status: "lapsed" })
  const mails = await db.select().from(mailsTable).where(eq(mailsTable.recipient, passenger.email))
  expect(mails.at(-1)?.text).toContain("Der Preis galt 15 Minuten")
})

test.each([
  ["a weekday that is not offered", "day", { windowWeekdays: [1] }],
  ["a time outside of the daily hours", "time", { windowEarliest: "14:00", windowLatest: "16:00" }],
])("%s is refused at its field", async (_, property, overrides) => {
  const offer = await makeFitOffer(db, overrides)
  const start = startIn(10)
  const weekday = new Date(`${start.day}T12:00:00Z`).getUTCDay()
  const named = property === "day" && weekday === 1 ? startIn(11) : start
  expect(await propose(app, offer.id, named)).toMatchObject({
    status: 400,
    json: { message: [{ property }] },
  })
})

test.each([
  ["no day", { day: "" }, "day"],
  ["a day of nobody's calendar", { day: "2027-02-30" }, "day"],
  ["no time", { time: "" }, "time"],
  ["a time that no clock shows", { time: "25:00" }, "time"],
  ["more people than seats", { seats: 3 }, "seats"],
])("%s is refused at its field", async (_, change, property) => {
  const offer = await makeFitOffer(db)
  const answer = await app.call("POST", "/api/checkouts/proposals", {
    body: { flightId: offer.id, seats: 1, shownTotalCents: 5_500, ...startIn(10), ...change },
  })
  expect(answer).toMatchObject({ status: 400, json: { message: [{ property }] } })
})

test("a flight with a date takes no proposals, an offer no plain bookings, nobody their own offer", async () => {
  const { offer, booking } = await proposed()
  await step(booking.id, "accept", offer.pilotId)
  const [flight] = await flightsOf(offer.id)
  expect(await propose(app, flight?.id ?? 0, startIn(10))).toMatchObject({ status: 422 })
  const plain = { flightId: offer.id, seats: 1, shownTotalCents: 5_500 }
  expect(await app.call("POST", "/api/checkouts", { body: plain })).toMatchObject({
    status: 422,
    json: { code: "flight-is-not-bookable" },
  })
  expect(await propose(app, offer.id, startIn(10), { as: offer.pilotId })).toMatchObject({
    status: 422,
    json: { code: "own-flight" },
  })
})

test("one open proposal per account and offer", async () => {
  const { offer, passenger } = await proposed()
  expect(await propose(app, offer.id, startIn(15), { as: passenger.id })).toMatchObject({
    status: 422,
    json: { code: "already-booked" },
  })
})

test("somebody else's proposal does not exist", async () => {
  const { booking, offer } = await proposed()
  const stranger = await makePilot(db)
  const other = startIn(11)
  expect(await step(booking.id, "other-start", stranger.id, other)).toMatchObject({ status: 404 })
  await step(booking.id, "other-start", offer.pilotId, other)
  expect(await step(booking.id, "accept-other-start", stranger.id)).toMatchObject({ status: 404 })
  expect(await step(booking.id, "accept-other-start", offer.pilotId)).toMatchObject({ status: 404 })
})
