import { randomUUID } from "node:crypto"
import { asc, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlightPhoto } from "#db/seed/factories/make-flight-photo.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { changeQuestionsTable } from "#features/bookings/core/server/change-questions-table.ts"
import { flightPhotosTable } from "#features/flights/core/server/flight-photos-table.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { flightDraftsTable } from "#features/flights/draft/server/flight-drafts-table.ts"
import { verificationDocumentsTable } from "#features/verification/server/verification-tables.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import {
  changeFlight,
  makeEditableFlight,
  otherStart,
  startsAt,
} from "#tests/support/change-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { plain } from "#tests/support/draft-answers.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)
const { call } = app

/** Three flights at noon, a week apart. */
async function series() {
  const pilotId = (await makePilot(db)).id
  const seriesId = randomUUID()
  const flights = []
  for (const days of [14, 21, 28]) {
    flights.push(await makeEditableFlight(db, { pilotId, seriesId, departsAt: startsAt(days) }))
  }
  const [first, second, third] = flights
  if (!first || !second || !third) throw new Error("there are three")
  return { pilotId, seriesId, first, second, third }
}

const rowsOf = (seriesId: string) =>
  db
    .select()
    .from(flightsTable)
    .where(eq(flightsTable.seriesId, seriesId))
    .orderBy(asc(flightsTable.id))

const questionsOf = ({ id }: { id: number }) =>
  db.select().from(changeQuestionsTable).where(eq(changeQuestionsTable.bookingId, id))

test("this and all following ones: each keeps its day, the rest is the same for all", async () => {
  const { seriesId, first, second, third } = await series()
  const changes = {
    ...otherStart(startsAt(21, "14:30")),
    beschreibung: { title: "Jede Woche Juist" },
    kosten: { seatPrice: "50,00" },
  }
  const answer = await changeFlight(db, app, second.id, changes, "following")
  expect(answer.json).toEqual({ flightIds: [second.id, third.id], status: "published" })
  expect(await rowsOf(seriesId)).toMatchObject([
    { id: first.id, title: first.title, departsAt: startsAt(14), seatPriceCents: 6_250 },
    { departsAt: startsAt(21, "14:30"), title: "Jede Woche Juist", seatPriceCents: 5_000 },
    { departsAt: startsAt(28, "14:30"), title: "Jede Woche Juist", seatPriceCents: 5_000 },
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test("unless the pilot chooses otherwise only the one flight changes", async () => {
  const { seriesId, first } = await series()
  await changeFlight(db, app, first.id, { beschreibung: { title: "Nur heute" } })
  expect((await rowsOf(seriesId)).map(({ title }) => title)).toEqual([
    "Nur heute",
    "Übers Watt nach Juist",
    "Übers Watt nach Juist",
  ])
})

test("the day that one flight moves to is its own", async () => {
  const { seriesId, first } = await series()
  await changeFlight(db, app, first.id, otherStart(startsAt(15, "13:00")), "following")
  expect((await rowsOf(seriesId)).map(({ departsAt }) => departsAt)).toEqual([
    startsAt(15, "13:00"),
    startsAt(21, "13:00"),
    startsAt(28, "13:00"),
  ])
})

test("guests of each flight are asked, and what fell in price comes back to each", async () => {
  const { first, third } = await series()
  const bookings = [
    await makeBooking(db, { flight: first }),
    await makeBooking(db, { flight: third }),
  ]
  const changes = { ...otherStart(startsAt(14, "13:00")), kosten: { seatPrice: "50,00" } }
  await changeFlight(db, app, first.id, changes, "following")
  for (const booking of bookings) {
    expect(await questionsOf(booking)).toMatchObject([{ state: "asked" }])
    const [row] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, booking.id))
    expect(row?.seatPriceCents).toBe(5_000)
  }
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test("what one flight of the series does not allow is reported with its date, and none of them changes", async () => {
  const { seriesId, first, third } = await series()
  const booking = await makeBooking(db, { flight: third })
  // one of them costs less by now: the others may not rise to more than its guests have booked
  await db.update(flightsTable).set({ seatPriceCents: 5_000 }).where(eq(flightsTable.id, third.id))
  const before = await rowsOf(seriesId)
  const changes = { ...otherStart(startsAt(14, "13:00")), kosten: { seatPrice: "60,00" } }
  const answer = await changeFlight(db, app, first.id, changes, "following")
  expect(answer).toMatchObject({ status: 422, json: { code: "not-for-all-flights" } })
  const { message } = answer.json as { message: string }
  const day = new Intl.DateTimeFormat("de-DE", {
    day: "numeric",
    month: "short",
    timeZone: HOME_ZONE,
  })
  expect(message).toContain(day.format(third.departsAt ?? undefined))
  expect(plain(message)).toContain("Höchstens 50,00 €")
  expect(await rowsOf(seriesId)).toEqual(before)
  expect(await questionsOf(booking)).toEqual([])
  // what was typed is still there
  const drafts = await db
    .select()
    .from(flightDraftsTable)
    .where(eq(flightDraftsTable.flightId, first.id))
  expect(drafts).toHaveLength(1)
})

test("what is over, called off or blocked stays as it is, and what is paused stays paused", async () => {
  const { seriesId, first, second, third } = await series()
  await db.update(flightsTable).set({ status: "cancelled" }).where(eq(flightsTable.id, second.id))
  await db.update(flightsTable).set({ status: "paused" }).where(eq(flightsTable.id, third.id))
  const title = { beschreibung: { title: "Jede Woche Juist" } }
  await changeFlight(db, app, first.id, title, "following")
  expect(await rowsOf(seriesId)).toMatchObject([
    { title: "Jede Woche Juist", status: "published" },
    { title: "Übers Watt nach Juist", status: "cancelled" },
    { title: "Jede Woche Juist", status: "paused" },
  ])
})

test("photos go along to all of them", async () => {
  const { pilotId, first, third } = await series()
  const before = await makeFlightPhoto(db, { pilotId, flightId: third.id })
  await makeFlightPhoto(db, { pilotId, flightId: first.id })
  const title = { beschreibung: { title: "Mit Bildern" } }
  await changeFlight(db, app, first.id, title, "following")
  const photos = await db
    .select()
    .from(flightPhotosTable)
    .where(eq(flightPhotosTable.flightId, third.id))
  expect(photos).toHaveLength(1)
  expect(photos[0]?.id).not.toBe(before.id)
})

test("a series is paused and offered again as one", async () => {
  const { pilotId, seriesId, second } = await series()
  const step = (what: string) => call("POST", `/api/flights/${second.id}/${what}`, { as: pilotId })
  const statuses = async () => (await rowsOf(seriesId)).map(({ status }) => status)
  expect((await step("pause-series")).status).toBe(204)
  expect((await step("pause-series")).status).toBe(204)
  expect(await statuses()).toEqual(["published", "paused", "paused"])
  expect((await step("resume-series")).status).toBe(204)
  expect(await statuses()).toEqual(["published", "published", "published"])
})

test("a series that is refused in its middle stays as it is, and the date is named", async () => {
  const { pilotId, seriesId, first, second } = await series()
  const as = pilotId
  await call("POST", `/api/flights/${first.id}/pause-series`, { as })
  const lastDay = isoDay(startsAt(17), HOME_ZONE)
  await db
    .update(verificationDocumentsTable)
    .set({ expiresOn: lastDay })
    .where(eq(verificationDocumentsTable.userId, pilotId))
  const refused = await call("POST", `/api/flights/${first.id}/resume-series`, { as })
  expect(refused).toMatchObject({ status: 422, json: { code: "not-to-publish" } })
  const day = new Intl.DateTimeFormat("de-DE", {
    day: "numeric",
    month: "short",
    timeZone: HOME_ZONE,
  })
  expect((refused.json as { message: string }).message).toContain(
    day.format(second.departsAt ?? undefined),
  )
  expect((await rowsOf(seriesId)).map(({ status }) => status)).toEqual(Array(3).fill("paused"))
})

test("a pause that the middle of a series does not allow leaves the others as they are", async () => {
  const { pilotId, seriesId, first, second } = await series()
  // the first one is not to be paused: nothing behind it is
  await db.update(flightsTable).set({ status: "under_way" }).where(eq(flightsTable.id, first.id))
  const as = pilotId
  const refused = await call("POST", `/api/flights/${first.id}/pause-series`, { as })
  expect(refused).toMatchObject({ status: 422, json: { code: "not-to-pause" } })
  // what is called off behind it is not part of it any more, and hinders nobody
  await db.update(flightsTable).set({ status: "published" }).where(eq(flightsTable.id, first.id))
  await db.update(flightsTable).set({ status: "cancelled" }).where(eq(flightsTable.id, second.id))
  expect((await call("POST", `/api/flights/${first.id}/pause-series`, { as })).status).toBe(204)
  expect((await rowsOf(seriesId)).map(({ status }) => status)).toEqual([
    "paused",
    "cancelled",
    "paused",
  ])
})
