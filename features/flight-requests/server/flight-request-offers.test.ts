import { and, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { finishedAnswers } from "#db/seed/factories/make-draft.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightDraftsTable } from "#features/flights/draft/server/flight-drafts-table.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays } from "#platform/days.ts"
import { days } from "#platform/duration.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { flightRequestOffersTable, flightRequestsTable } from "./flight-requests-tables.ts"
import { linkPublishedFlight } from "./link-published-flight.ts"
import { hasPlace, listNearbyRequests } from "./list-nearby-requests.ts"
import { listOwnRequests } from "./list-own-requests.ts"
import { matchBooking } from "./match-booking.ts"
import { notifyPilotsQueue } from "./notify-pilots.ts"
import { today } from "./today.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

/** In the Alps, far from everything else that this file asks for. */
const KEMPTEN = { place: "Kempten", lat: 47.7, lng: 10.32 }

/** Starts in Bonn-Hangelar, and is known to the back office. */
async function bonnPilot() {
  const { id: homeAirportId } = await makeAirport(db, "EDKB")
  const pilot = await makePilot(db, {}, { homeAirportId })
  await makePlane(db, { pilotId: pilot.id })
  await makeLanding(db, {
    userId: pilot.id,
    flownOn: addDays(today(), -5),
    takeOffs: 5,
    landings: 5,
  })
  for (let index = 0; index < 3; index += 1) {
    await makeFlight(db, { pilotId: pilot.id, status: "closed" })
  }
  return pilot
}

const offer = (requestId: number, as: number) =>
  app.call("POST", `/api/flight-requests/${requestId}/offers`, { as })

/** What the bell shows, by the call that every browser asks. */
async function bellOf(as: number): Promise<{ kind: string }[]> {
  return (await app.call("GET", `/api/users/${as}/notifications`, { as })).json
}

const nearbyIds = async (pilotId: number) =>
  (await listNearbyRequests(db, pilotId)).map(({ id }) => id)

async function rowOf(id: number) {
  const [row] = await db.select().from(flightRequestsTable).where(eq(flightRequestsTable.id, id))
  return row
}

/** Begins the offer, answers every step and hands it in. */
async function publishFor(requestId: number, pilotId: number): Promise<number> {
  const begun = await offer(requestId, pilotId)
  const { flightId } = begun.json as { flightId: number }
  const [draft] = await db
    .select()
    .from(flightDraftsTable)
    .where(eq(flightDraftsTable.flightId, flightId))
  const answers = finishedAnswers(draft?.answers.flugzeug?.planeId ?? 0)
  await db
    .update(flightDraftsTable)
    .set({ answers })
    .where(eq(flightDraftsTable.flightId, flightId))
  const handedIn = await app.call("POST", `/api/drafts/${flightId}/hand-in`, { as: pilotId })
  expect(handedIn.json).toMatchObject({ status: "published" })
  return flightId
}

/** Asks for a seat and pays; the pilot has not answered yet. */
async function book(flightId: number, as: number): Promise<number> {
  const shownTotalCents = 5_500
  const held = await app.call("POST", "/api/checkouts", {
    as,
    body: { flightId, seats: 1, shownTotalCents },
  })
  const order = await app.call("POST", checkoutOf(held).orderPath, {
    as,
    body: orderOf(1, { shownTotalCents }),
  })
  const ref = String(order.json.paymentPath).split("/").at(-1) ?? ""
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const [booking] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, flightId), eq(bookingsTable.passengerId, as)))
  return booking?.id ?? 0
}

test("a pilot sees requests around home, with a first name and an initial only", async () => {
  const pilot = await bonnPilot()
  const person = await makeUser(db, { firstName: "Jana", lastName: "Kleinschmidt" })
  const near = await makeFlightRequest(db, { userId: person.id, radiusKm: 10 })
  const tooFar = await makeFlightRequest(db, { ...KEMPTEN, radiusKm: 100 })
  const listed = await listNearbyRequests(db, pilot.id)
  const found = listed.find(({ id }) => id === near.id)
  expect(found).toMatchObject({
    requester: "Jana K.",
    place: "Bonn",
    destination: "Juist",
    persons: 2,
    from: { code: "EDKB" },
    answer: null,
  })
  expect(JSON.stringify(found)).not.toContain("Kleinschmidt")
  expect(JSON.stringify(found)).not.toContain(person.email)
  expect(listed.map(({ id }) => id)).not.toContain(tooFar.id)
})

test("the radius of the request counts, and so does where a future flight starts", async () => {
  const { id: airportId } = await makeAirport(db, "EDKB")
  const pilot = await makePilot(db, {}, { homeAirportId: null })
  expect(await hasPlace(db, pilot.id)).toBe(false)
  // Cologne is 20 km from Hangelar
  const cologne = { place: "Köln", lat: 50.94, lng: 6.96 }
  const narrow = await makeFlightRequest(db, { ...cologne, radiusKm: 10 })
  const wide = await makeFlightRequest(db, { ...cologne, radiusKm: 25 })
  expect(await nearbyIds(pilot.id)).toEqual([])
  await makeFlight(db, { pilotId: pilot.id, departureAirportId: airportId })
  const ids = await nearbyIds(pilot.id)
  expect(ids).toContain(wide.id)
  expect(ids).not.toContain(narrow.id)
})

test("drafts, ended requests, the pilot's own and those of blocked accounts stay hidden", async () => {
  const pilot = await bonnPilot()
  const blocked = await makeUser(db, { blockedAt: clock.now() })
  const hidden = [
    await makeFlightRequest(db, { status: "draft" }),
    await makeFlightRequest(db, { status: "closed" }),
    await makeFlightRequest(db, { userId: pilot.id }),
    await makeFlightRequest(db, { userId: blocked.id }),
    await makeFlightRequest(db, { endsAt: new Date(clock.now().getTime() - 1) }),
  ].map(({ id }) => id)
  const ids = await nearbyIds(pilot.id)
  expect(hidden.filter((id) => ids.includes(id))).toEqual([])
  for (const id of hidden) expect([404, 410]).toContain((await offer(id, pilot.id)).status)
})

test("an offer starts with place, day and persons of the request, and a second press leads back to it", async () => {
  const pilot = await bonnPilot()
  const request = await makeFlightRequest(db, {
    goal: "round_trip",
    destination: null,
    destinationLat: null,
    destinationLng: null,
  })
  const answers = await Promise.all([offer(request.id, pilot.id), offer(request.id, pilot.id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.json).toEqual(answers[1]?.json)
  const [draft, ...others] = await db
    .select()
    .from(flightDraftsTable)
    .where(eq(flightDraftsTable.pilotId, pilot.id))
  expect(others).toEqual([])
  expect(draft).toMatchObject({
    flightId: answers[0]?.json.flightId,
    isOpen: true,
    stepVersions: {},
    answers: {
      datum: { schedule: "fixed", day: request.firstDay },
      typ: { kind: "round_trip" },
      kosten: { seats: "2" },
      route: { departure: "EDKB" },
    },
  })
  const [listed] = (await listNearbyRequests(db, pilot.id)).filter(({ id }) => id === request.id)
  expect(listed?.answer).toEqual({ kind: "writing", path: answers[0]?.json.path })
})

test("an offer for a sight begins as a round trip that leads over it", async () => {
  const pilot = await bonnPilot()
  const { id } = await makeFlightRequest(db, {
    goal: "sight",
    destination: "Burg Eltz",
    destinationLat: 50.2053,
    destinationLng: 7.3366,
  })
  await offer(id, pilot.id)
  const [draft] = await db
    .select()
    .from(flightDraftsTable)
    .where(eq(flightDraftsTable.pilotId, pilot.id))
  expect(draft?.answers).toMatchObject({
    typ: { kind: "round_trip" },
    route: {
      departure: "EDKB",
      stops: [{ code: "", name: "Burg Eltz", lat: 50.2053, lng: 7.3366 }],
    },
  })
})

test("an offer gets a draft of its own beside an open one, and a new one when that was discarded", async () => {
  const pilot = await bonnPilot()
  const [one, other] = [await makeFlightRequest(db), await makeFlightRequest(db)]
  const first = await offer(one.id, pilot.id)
  const second = await offer(other.id, pilot.id)
  expect(second.json.path).toBe(`/de/cockpit/flug/${second.json.flightId}/bearbeiten`)
  await app.call("DELETE", `/api/drafts/${first.json.flightId}`, { as: pilot.id })
  const anew = await offer(one.id, pilot.id)
  expect(anew.json.flightId).not.toBe(first.json.flightId)
})

test("for a pilot who is too far away, and for a non-pilot, a request looks like a missing one", async () => {
  const request = await makeFlightRequest(db, KEMPTEN)
  const pilot = await bonnPilot()
  expect((await offer(request.id, pilot.id)).status).toBe(404)
  expect((await offer(2_000_000_000, pilot.id)).status).toBe(404)
  expect((await offer(request.id, request.userId)).status).toBe(403)
})

test("a published flight becomes the offer: bell and mail lead to it, and booking it fulfils the request", async () => {
  const pilot = await bonnPilot()
  const person = await makeUser(db)
  const request = await makeFlightRequest(db, { userId: person.id })
  const flightId = await publishFor(request.id, pilot.id)
  await workOff(db)
  expect(await rowOf(request.id)).toMatchObject({ status: "offer_received" })
  expect(await bellOf(person.id)).toMatchObject([
    { kind: "offer-received", flightId, path: `/de/flug/${flightId}` },
  ])
  const [mail] = await mailsTo(db, person.email)
  expect(mail?.subject).toBe("Angebot zu deinem Gesuch: Rund ums Siebengebirge")
  expect(mail?.text).toContain(`/de/flug/${flightId}`)
  expect(await listOwnRequests(db, person.id)).toMatchObject([{ offers: [{ id: flightId }] }])

  // a second run notifies nobody twice
  await linkPublishedFlight(db, flightId)
  await workOff(db)
  expect(await mailsTo(db, person.email)).toHaveLength(1)

  const bookingId = await book(flightId, person.id)
  expect(await rowOf(request.id)).toMatchObject({ status: "offer_received" })
  await app.call("POST", `/api/bookings/${bookingId}/accept`, { as: pilot.id })
  await workOff(db)
  expect(await rowOf(request.id)).toMatchObject({ status: "matched" })
  await matchBooking(db, bookingId)
  expect(await rowOf(request.id)).toMatchObject({ status: "matched" })
})

test("pilots in range are notified of new requests once, in one mail a day at most", async () => {
  const pilot = await bonnPilot()
  const first = await makeFlightRequest(db)
  await notifyPilotsQueue.run(db, {})
  await workOff(db)
  const about = async () =>
    (await mailsTo(db, pilot.email)).filter(({ subject }) => subject.includes("in deiner Nähe"))
  expect(await about()).toHaveLength(1)
  expect((await bellOf(pilot.id)).map(({ kind }) => kind)).toEqual(["requests-nearby"])
  await makeFlightRequest(db, { userId: first.userId, persons: 4 })
  await notifyPilotsQueue.run(db, {})
  await workOff(db)
  expect(await about()).toHaveLength(1)
  laterBy(days(1))
  await notifyPilotsQueue.run(db, {})
  await workOff(db)
  expect((await about()).map(({ subject }) => subject)).toContain("Ein Gesuch in deiner Nähe")
  expect(await about()).toHaveLength(2)
  laterBy(days(1))
  await notifyPilotsQueue.run(db, {})
  await workOff(db)
  expect(await about()).toHaveLength(2)
})

test("a pilot who has switched the mail off is still notified by the bell", async () => {
  const { id: homeAirportId } = await makeAirport(db, "EDKB")
  const pilot = await makePilot(db, { mutedMails: ["requests-nearby"] }, { homeAirportId })
  await makeFlightRequest(db)
  await notifyPilotsQueue.run(db, {})
  await workOff(db)
  expect(await mailsTo(db, pilot.email)).toEqual([])
  expect(await bellOf(pilot.id)).toMatchObject([
    { kind: "requests-nearby", path: "/de/cockpit/gesuche", flightId: null },
  ])
})

test("somebody else's booking of the offered flight matches nothing", async () => {
  const pilot = await bonnPilot()
  const request = await makeFlightRequest(db)
  const flightId = await publishFor(request.id, pilot.id)
  await workOff(db)
  const [link] = await db
    .select()
    .from(flightRequestOffersTable)
    .where(eq(flightRequestOffersTable.flightId, flightId))
  expect(link?.offeredAt).not.toBeNull()
  const stranger = await makeUser(db)
  const bookingId = await book(flightId, stranger.id)
  await app.call("POST", `/api/bookings/${bookingId}/accept`, { as: pilot.id })
  await workOff(db)
  expect(await rowOf(request.id)).toMatchObject({ status: "offer_received" })
})
