import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightPhoto } from "#db/seed/factories/make-flight-photo.ts"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findFlightPicture } from "#features/content/server/find-share-picture.ts"
import { flightRequestOffersTable } from "#features/flight-requests/server/flight-requests-tables.ts"
import { linkPublishedFlight } from "#features/flight-requests/server/link-published-flight.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { flightCostsTable, flightStopsTable } from "#features/flights/core/server/flights-tables.ts"
import { viewOfFlight } from "#features/flights/core/server/view-of-flight.ts"
import { planePhotosTable } from "#features/planes/server/plane-photos-table.ts"
import { listCards } from "#features/search/server/list-cards.ts"
import { listPins } from "#features/search/server/list-pins.ts"
import { getPublicUser } from "#features/users/core/server/users-queries.ts"
import { clock } from "#platform/clock.ts"
import { HIDDEN_CONTACT } from "#platform/mask-contacts.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"

const db = await testDatabase()
const app = testApplication(db)

const NUMBER = "0171 2345678"
const within = (words: string) => `${words} ${NUMBER}`

const pilot = await makePilot(db, { firstName: within("Henrik"), about: within("Ruf an:") })
const plane = await makePlane(db, { pilotId: pilot.id, model: within("Cessna 172") })
await insertRow(db, planePhotosTable, {
  id: "5c1f6d0e-7a0b-4d7e-9c53-2f1b8a64e0d1",
  planeId: plane.id,
  position: 1,
  alt: within("Cockpit"),
  createdAt: clock.now(),
})
const flight = await makeFlight(db, {
  pilotId: pilot.id,
  planeId: plane.id,
  title: within("Nach Juist"),
  description: within("Schreib mir:"),
  meetingPoint: within("Tower"),
})
await makeFlightPhoto(db, { flightId: flight.id, pilotId: pilot.id, alt: within("Das Watt") })
await insertRow(db, flightStopsTable, {
  flightId: flight.id,
  position: 20,
  name: within("Leer"),
  note: within("Pause"),
  lat: 53.2,
  lng: 7.4,
  minute: 40,
})
await insertRow(db, flightCostsTable, {
  flightId: flight.id,
  position: 20,
  kind: "other",
  label: within("Parken"),
  amountCents: 500,
})

/** Whatever its form: words with a hidden contact, and none without. */
function expectHidden(said: unknown, atLeast = 1) {
  const text = JSON.stringify(said)
  expect(text).not.toContain("2345678")
  expect(text.split(HIDDEN_CONTACT).length - 1).toBeGreaterThanOrEqual(atLeast)
}

test("the page of a flight, from which its description for search engines is made, hides them all", async () => {
  const detail = await findFlightDetail(db, flight.id)
  if (!detail) throw new Error("no flight")
  // title, description, meeting point, stop and its note, cost, model, two photos, twice the pilot
  expectHidden(viewOfFlight(detail), 11)
})

test("cards, pins, the API, the picture to share and the profile hide them", async () => {
  expectHidden(await listCards(db, [flight.id]), 2)
  expectHidden(await listPins(db, [flight.id]))
  expectHidden((await app.call("GET", "/api/flights")).json, 2)
  expectHidden(await findFlightPicture(db, flight.id))
  expectHidden(await getPublicUser(db, pilot.id), 2)
})

test("whoever asks for a seat in vain reads them neither in mails nor on the bell", async () => {
  const person = await makeUser(db)
  await payFor(app, flight.id, 1, person.id)
  await workOff(db)
  const [booking] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.passengerId, person.id))
  const path = `/api/bookings/${booking?.id}/decline`
  const body = { reason: "Passt nicht." }
  expect((await app.call("POST", path, { as: pilot.id, body })).status).toBe(200)
  await workOff(db)
  const mails = await mailsTo(db, person.email)
  expect(mails.length).toBeGreaterThan(0)
  for (const { subject, text } of mails) expectHidden([subject, text], 2)
  const bell = await app.call("GET", `/api/users/${person.id}/notifications`, { as: person.id })
  expectHidden(bell.json)
})

test("the mail of an offer and what pilots read of a request hide them", async () => {
  const person = await makeUser(db)
  const request = await makeFlightRequest(db, { userId: person.id })
  await insertRow(db, flightRequestOffersTable, {
    flightRequestId: request.id,
    flightId: flight.id,
    pilotId: pilot.id,
    startedAt: clock.now(),
  })
  await linkPublishedFlight(db, flight.id)
  await workOff(db)
  const [mail] = await mailsTo(db, person.email)
  expectHidden([mail?.subject, mail?.text], 3)
})
