import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { guests } from "#features/bookings/changes/server/guests.ts"
import { flightsTable, flightVettingsTable } from "#features/flights/core/server/flights-tables.ts"
import {
  listDraftOverviews,
  listPilotOffers,
} from "#features/flights/offers/server/pilot-offers.ts"
import { loadDraft, loadOpenDraft } from "#features/flights/publishing/server/load-draft-page.ts"
import { clock } from "#platform/clock.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()

async function somePilot() {
  const { id } = await makePilot(db)
  return { kind: "user", userId: id, isPilot: true, isAdmin: false } as const
}

test("the page of a finished draft has a card for guests and says that it is looked at first", async () => {
  const pilot = await somePilot()
  await makeDraft(db, { pilotId: pilot.userId })
  const page = await loadOpenDraft(db, pilot)
  expect(page.preview).toMatchObject({ title: "Rund ums Siebengebirge", freeSeats: 3 })
  expect(page.handsInAs).toBe("in_review")
})

test("a flight without a draft is shown as answers, to its own pilot only", async () => {
  const [pilot, stranger] = [await somePilot(), await somePilot()]
  const flight = await makeFlight(db, { pilotId: pilot.userId })
  const page = await loadDraft(db, pilot, flight.id, guests)
  expect(page).toMatchObject({ version: 0, former: "published", handsInAs: "in_review" })
  expect(page?.answers.beschreibung.title).toBe(flight.title)
  expect(await loadDraft(db, stranger, flight.id, guests)).toBeUndefined()
})

test("every step says why the flight was returned, until it is submitted again", async () => {
  const pilot = await somePilot()
  const flight = await makeFlight(db, {
    pilotId: pilot.userId,
    status: "draft",
    publishedAt: null,
  })
  const note = "Nimm bitte die Pauschale für den Kaffee heraus."
  await db.insert(flightVettingsTable).values({
    flightId: flight.id,
    submittedAt: clock.now(),
    verdict: "returned",
    reason: "costs",
    note,
    decidedAt: clock.now(),
  })
  expect((await loadDraft(db, pilot, flight.id, guests))?.returned).toEqual({
    reason: "costs",
    note,
  })
  await db.insert(flightVettingsTable).values({ flightId: flight.id, submittedAt: clock.now() })
  await db.update(flightsTable).set({ status: "in_review" }).where(eq(flightsTable.id, flight.id))
  expect(await loadDraft(db, pilot, flight.id, guests)).toMatchObject({
    returned: null,
    handsInAs: "in_review",
  })
})

test("the cockpit lists drafts and offers of their pilot alone", async () => {
  const [pilot, stranger] = [await somePilot(), await somePilot()]
  const draft = await makeDraft(db, { pilotId: pilot.userId })
  const flight = await makeFlight(db, { pilotId: pilot.userId })
  expect(await listDraftOverviews(db, pilot.userId)).toMatchObject([
    { flightId: draft.flightId, step: "zusammenfassung", isOpen: true, isOfFlight: false },
  ])
  expect(await listPilotOffers(db, pilot.userId)).toMatchObject([
    { id: flight.id, status: "published", isSeries: false, isBooked: false },
  ])
  expect(await listDraftOverviews(db, stranger.userId)).toEqual([])
  expect(await listPilotOffers(db, stranger.userId)).toEqual([])
})
