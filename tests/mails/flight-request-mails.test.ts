import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { flightRequestOffersTable } from "#features/flight-requests/server/flight-requests-tables.ts"
import { linkPublishedFlight } from "#features/flight-requests/server/link-published-flight.ts"
import { notifyPilotsQueue } from "#features/flight-requests/server/notify-pilots.ts"
import { clock } from "#platform/clock.ts"
import { formatDay, formatTime } from "#platform/time.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()

/** The one mail of that address, whose parts say the same; its text. */
function readMail(address: string, subject: string): string {
  const mails = received.filter(({ to }) => to?.[0]?.address === address)
  expect(mails.map((mail) => mail.subject)).toEqual([subject])
  const [mail] = mails
  if (!mail) throw new Error("no mail came")
  const { text, html } = seenIn(mail)
  expect(factsIn(text)).toEqual(factsIn(html))
  expect(mail.attachments).toEqual([])
  return text
}

test("a pilot reads who would like to fly from nearby, with an initial and without an address", async () => {
  const { id: homeAirportId } = await makeAirport(db, "EDKB")
  const pilot = await makePilot(db, {}, { homeAirportId })
  const person = await makeUser(db, { firstName: "Jana", lastName: "Kleinschmidt" })
  await makeFlightRequest(db, { userId: person.id, maxPriceCents: 12_000 })
  await notifyPilotsQueue.run(db, {})
  await workOff(db)
  await workOff(db)
  const text = readMail(pilot.email, "Ein Gesuch in deiner Nähe")
  for (const words of ["Jana K.", "Juist", "2 Personen", "120,00 € pro Person"]) {
    expect.soft(text).toContain(words)
  }
  expect(text).not.toContain("Kleinschmidt")
  expect(text).not.toContain(person.email)
})

/** The mail about a flight to Juist that is offered for a request with these days. */
async function readOffer(wished: { firstDay: string | null; lastDay: string | null }) {
  const pilot = await makePilot(db, { firstName: "Henrik", lastName: "Lorenz" })
  const plane = await makePlane(db, { pilotId: pilot.id })
  const title = "Nach Juist, bevor die Fähre ablegt"
  const flight = await makeFlight(db, { title, pilotId: pilot.id, planeId: plane.id })
  const person = await makeUser(db)
  const request = { userId: person.id, ...wished }
  const { id: flightRequestId } = await makeFlightRequest(db, request)
  await insertRow(db, flightRequestOffersTable, {
    flightRequestId,
    flightId: flight.id,
    pilotId: flight.pilotId,
    startedAt: clock.now(),
  })
  await linkPublishedFlight(db, flight.id)
  await workOff(db)
  await workOff(db)
  const text = readMail(person.email, `Angebot zu deinem Gesuch: ${flight.title}`)
  return { flight, plane, text }
}

test("the requester reads which flight is offered: price, route, start, aircraft and pilot", async () => {
  const { flight, plane, text } = await readOffer({ firstDay: null, lastDay: null })
  const { departsAt, timeZone } = flight
  const start = departsAt ?? clock.now()
  for (const words of [
    formatDay(start, timeZone),
    `${formatTime(start, timeZone)} Uhr`,
    "Bonn-Hangelar (EDKB)",
    "Juist (EDWJ)",
    plane.model,
    "Henrik L., privater Anbieter",
    "62,50 €",
    "6,25 €",
    "68,75 €",
    `/de/flug/${flight.id}`,
  ]) {
    expect.soft(text).toContain(words)
  }
  expect(text).not.toContain("weicht")
})

test("an offer on other days than requested says so", async () => {
  const { text } = await readOffer({ firstDay: "2031-07-01", lastDay: "2031-07-31" })
  expect(text).toContain("Der Termin weicht von deinem Wunsch ab.")
  expect(text).toContain("1.–31. Juli 2031")
})
