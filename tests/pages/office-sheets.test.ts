import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { vettingSheetPath } from "#features/flights/vetting/vetting-list.ts"
import { planeSheetPath } from "#features/planes/plane-sheet-path.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { env } from "#platform/server/env.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { visibleLines } from "#tests/support/visible-text.ts"

const db = await testDatabase()
const { app } = testApplication(db, apiEndpoints, (c) => servePage(db, c))

const pilot = await makePilot(db, { firstName: "Jule", lastName: "Brandt" })
const plane = await makePlane(db, { pilotId: pilot.id })
const flight = await makeFlight(db, { pilotId: pilot.id, planeId: plane.id })
const guest = await makeUser(db, { firstName: "Mia", lastName: "Sander" })
const booking = await makeBooking(db, { flight, passengerId: guest.id })

async function read(path: string, officeRoles: ("owner" | "content")[] = ["owner"]) {
  const { id } = await makeUser(db, { officeRoles })
  const headers = { cookie: await accessCookieFor(db, id) }
  const answer = await app.request(`${env().PUBLIC_URL}${path}`, { headers })
  return { status: answer.status, lines: visibleLines(await answer.text()).join("\n") }
}

test("the page of a flight names its pilot, aircraft, guests and their money", async () => {
  const { status, lines } = await read(vettingSheetPath(flight.id))
  expect(status).toBe(200)
  for (const words of ["Jule Brandt", plane.registration, "Mia Sander", `Buchung ${booking.id}`]) {
    expect(lines).toContain(words)
  }
  expect(lines).toContain("Buchungen und Abrechnung")
})

test("whoever may not read bookings learns nothing of a flight that nobody vets", async () => {
  const { status, lines } = await read(vettingSheetPath(flight.id), ["content"])
  expect(status).toBe(404)
  expect(lines).not.toContain("Mia Sander")
})

test("the page of a person names what they have booked and paid, and where they are signed in", async () => {
  const { status, lines } = await read(userSheetPath(guest.id))
  expect(status).toBe(200)
  expect(lines).toContain(`Buchung ${booking.id}: ${flight.title}`)
  for (const title of ["Zahlungen", "Gutscheine", "Angemeldet", "Alle Schritte", "Notizen"]) {
    expect(lines).toContain(title)
  }
})

test("the page of a pilot leads to their flights and aircraft, and that of an aircraft back", async () => {
  const person = await read(userSheetPath(pilot.id))
  expect(person.lines).toContain(`Flug ${flight.id}: ${flight.title}`)
  expect(person.lines).toContain(plane.registration)
  const { status, lines } = await read(planeSheetPath(plane))
  expect(status).toBe(200)
  expect(lines).toContain("Konto von Jule Brandt")
  expect(lines).toContain(`Flug ${flight.id}: ${flight.title}`)
})
