import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { issueBookingReceipts } from "#features/accounting/server/issue-booking-receipts.ts"
import { GUARDIAN_WORDING } from "#features/bookings/core/guardian-consent.ts"
import { bookingPeopleTable as people } from "#features/bookings/core/server/bookings-tables.ts"
import { getBookingsOnFlight } from "#features/cockpit/server/cockpit-overview.ts"
import { statementPdfPath } from "#features/settlements/settlement-paths.ts"
import { verificationDocumentsTable as papers } from "#features/verification/server/verification-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { testDatabase } from "#tests/support/database.ts"
import { listGuestDocuments } from "./list-guest-documents.ts"
import { listPilotDocuments } from "./list-pilot-documents.ts"

const db = await testDatabase()

const CONSENTED_AT = new Date("2026-11-03T13:02:00Z")

async function bookWithChild(flight: Awaited<ReturnType<typeof makeFlight>>, child: string) {
  const guest = await makeUser(db)
  const booking = await makeBooking(db, {
    flight,
    passengerId: guest.id,
    people: [{ name: child, weightKg: 38, luggageKg: 2, isMinor: true }],
  })
  const consent = {
    guardianName: "Clara Berger",
    guardianWording: GUARDIAN_WORDING,
    guardianConsentAt: CONSENTED_AT,
  }
  await db.update(people).set(consent).where(eq(people.bookingId, booking.id))
  return { guest, booking }
}

async function documentsOfGuest(passengerId: number, flightId: number) {
  const guest: UserActor = { kind: "user", userId: passengerId, isPilot: false, isAdmin: false }
  const bookings = await getBookingsOnFlight(db, guest, flightId)
  return listGuestDocuments(db, { flightId, passengerId }, bookings)
}

const titles = (documents: readonly { title: string }[]) => documents.map(({ title }) => title)

test("a guest reads who consented for the own minors, when and to what, and nothing of others'", async () => {
  const flight = await makeFlight(db, { seatsOffered: 3 })
  const { guest, booking } = await bookWithChild(flight, "Mia Berger")
  const other = await bookWithChild(flight, "Ali Mutlu")
  await issueBookingReceipts(db, booking.id)
  await issueBookingReceipts(db, other.booking.id)
  const documents = await documentsOfGuest(guest.id, flight.id)
  expect(titles(documents)).toEqual([
    "Einverständnis für Mia Berger",
    "Sicherheit",
    "Kalendereintrag",
    "AGB",
    expect.stringMatching(/^Rechnung AW-\d{4}-\d{6}$/),
  ])
  expect(documents[0]?.text).toBe(
    "Clara Berger hat am Di., 3. November 2026, 14:02 Uhr erklärt: „Die genannten Sorgeberechtigten sind mit dem Mitflug der Minderjährigen einverstanden.“",
  )
  expect(titles(await documentsOfGuest(other.guest.id, flight.id))).not.toContain(
    "Einverständnis für Mia Berger",
  )
})

test("when the names are forgotten the consent itself stays", async () => {
  const flight = await makeFlight(db)
  const { guest, booking } = await bookWithChild(flight, "Mia Berger")
  await db.update(people).set({ guardianName: null }).where(eq(people.bookingId, booking.id))
  const [consent] = await documentsOfGuest(guest.id, flight.id)
  expect(consent?.text).toMatch(/^Erklärt am Di., 3\. November 2026, 14:02 Uhr: „/)
})

test("the statement is a paper once it is handed in", async () => {
  for (const [step, isThere] of [
    ["costs", false],
    ["submitted", true],
  ] as const) {
    const { flight, bookingId, passengerId } = await makeSettlement(db, { step })
    const documents = await documentsOfGuest(passengerId, flight.id)
    const statement = documents.find(({ title }) => title === "Abrechnung")
    expect(statement?.href, step).toBe(
      isThere ? statementPdfPath({ flightId: flight.id, bookingId }) : undefined,
    )
    const { pilotId } = flight
    const own = {
      flightId: flight.id,
      pilotId,
      status: "settlement_due",
      plane: undefined,
    } as const
    expect(titles(await listPilotDocuments(db, own))).toEqual(isThere ? ["Abrechnung"] : [])
  }
})

test("a pilot reads until when the papers of a flight hold, and all consents", async () => {
  const pilot = await makePilot(db)
  const flight = await makeFlight(db, { pilotId: pilot.id, seatsOffered: 3 })
  await bookWithChild(flight, "Mia Berger")
  await bookWithChild(flight, "Ali Mutlu")
  const isMedical = and(eq(papers.userId, pilot.id), eq(papers.kind, "medical"))
  await db.update(papers).set({ expiresOn: "2033-06-30" }).where(isMedical)
  const read = (status: "published" | "closed") =>
    listPilotDocuments(db, { flightId: flight.id, pilotId: pilot.id, status, plane: undefined })
  const consents = ["Einverständnis für Mia Berger", "Einverständnis für Ali Mutlu"]
  const documents = await read("published")
  expect(titles(documents)).toEqual([
    ...consents,
    "Lizenz",
    "Medical",
    "Berechtigungen",
    "Versicherung",
  ])
  expect(documents.find(({ title }) => title === "Medical")?.text).toBe("Gültig bis 30. Juni 2033")
  expect(titles(await read("closed"))).toEqual(consents)

  await db.update(papers).set({ status: "rejected", rejection: "unreadable" }).where(isMedical)
  expect(titles(await read("published"))).not.toContain("Medical")
})
