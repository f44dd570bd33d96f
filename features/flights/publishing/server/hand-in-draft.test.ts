import { asc, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { finishedAnswers, makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import {
  flightCostsTable,
  flightPricesTable,
  flightSeatsTable,
  flightStopsTable,
  flightsTable,
  flightVettingsTable,
} from "#features/flights/core/server/flights-tables.ts"
import { EMPTY_ANSWERS } from "#features/flights/draft/empty-answers.ts"
import { readAnswersOfFlight } from "#features/flights/draft/server/flight-as-answers.ts"
import { listDrafts } from "#features/flights/draft/server/flight-drafts.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const today = () => isoDay(clock.now(), HOME_ZONE)

async function fitPilot({ offered = 0 } = {}) {
  const pilot = await makePilot(db)
  await makeLanding(db, {
    userId: pilot.id,
    flownOn: addDays(today(), -5),
    takeOffs: 5,
    landings: 5,
  })
  for (let index = 0; index < offered; index += 1) {
    await makeFlight(db, { pilotId: pilot.id, status: "closed" })
  }
  return pilot
}

const handIn = (id: number, as: number) => call("POST", `/api/drafts/${id}/hand-in`, { as })

async function rowOf(id: number) {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, id))
  if (!flight) throw new Error(`flight ${id} is missing`)
  return flight
}

async function partsOf(id: number) {
  const of = <T extends { flightId: unknown }>(table: T) => eq(table.flightId as never, id)
  return {
    stops: await db
      .select()
      .from(flightStopsTable)
      .where(of(flightStopsTable))
      .orderBy(asc(flightStopsTable.position)),
    costs: await db.select().from(flightCostsTable).where(of(flightCostsTable)),
    seats: await db.select().from(flightSeatsTable).where(of(flightSeatsTable)),
    prices: await db
      .select()
      .from(flightPricesTable)
      .where(of(flightPricesTable))
      .orderBy(asc(flightPricesTable.id)),
    vettings: await db.select().from(flightVettingsTable).where(of(flightVettingsTable)),
  }
}

test("a first flight waits for the back office, with all its rows and without a price", async () => {
  const pilot = await fitPilot()
  const draft = await makeDraft(db, { pilotId: pilot.id })
  const answer = await handIn(draft.flightId, pilot.id)
  expect(answer.json).toEqual({ flightIds: [draft.flightId], status: "in_review" })
  const { stops, costs, seats, prices, vettings } = await partsOf(draft.flightId)
  expect(stops.map(({ name }) => name)).toHaveLength(3)
  expect(costs.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ["rental", 18_000],
    ["landing", 2_000],
  ])
  expect(seats).toHaveLength(3)
  expect(prices).toEqual([])
  expect(vettings).toHaveLength(1)
  expect(await listDrafts(db, pilot.id)).toEqual([])
})

test("the fourth flight of a pilot is published at once, with the beginning of its price history", async () => {
  const pilot = await fitPilot({ offered: 3 })
  const draft = await makeDraft(db, { pilotId: pilot.id })
  const answer = await handIn(draft.flightId, pilot.id)
  expect(answer.json).toMatchObject({ status: "published" })
  const { prices, vettings } = await partsOf(draft.flightId)
  expect(prices.map(({ seatPriceCents }) => seatPriceCents)).toEqual([5_000])
  expect(vettings).toEqual([])
})

test("a series becomes one flight for each of its days, an offer without a date one without seats", async () => {
  const pilot = await fitPilot({ offered: 3 })
  const day = addDays(today(), 14)
  const series = await makeDraft(db, {
    pilotId: pilot.id,
    answers: {
      datum: {
        ...EMPTY_ANSWERS.datum,
        schedule: "series",
        seriesFrom: day,
        seriesTo: addDays(day, 13),
        seriesWeekdays: [6],
        seriesTime: "12:00",
      },
    },
  })
  const made = (await handIn(series.flightId, pilot.id)).json as { flightIds: number[] }
  expect(made.flightIds).toHaveLength(2)
  const rows = await Promise.all(made.flightIds.map(rowOf))
  expect(new Set(rows.map(({ seriesId }) => seriesId)).size).toBe(1)
  expect(rows[0]?.seriesId).not.toBeNull()

  const offer = await makeDraft(db, {
    pilotId: pilot.id,
    answers: {
      datum: {
        ...EMPTY_ANSWERS.datum,
        schedule: "flexible",
        windowFrom: day,
        windowTo: addDays(day, 30),
      },
    },
  })
  await handIn(offer.flightId, pilot.id)
  expect(await rowOf(offer.flightId)).toMatchObject({ schedule: "flexible", departsAt: null })
  expect((await partsOf(offer.flightId)).seats).toEqual([])
})

test("of two that hand in at once both learn of the same flight, and there is one", async () => {
  const pilot = await fitPilot({ offered: 3 })
  const draft = await makeDraft(db, { pilotId: pilot.id })
  const answers = await Promise.all([
    handIn(draft.flightId, pilot.id),
    handIn(draft.flightId, pilot.id),
  ])
  const [one, other] = answers.map(({ json }) => json)
  expect(one).toEqual({ flightIds: [draft.flightId], status: "published" })
  expect(other).toEqual(one)
  expect((await partsOf(draft.flightId)).prices).toHaveLength(1)
})

test("no one submits another pilot's draft, nor one with something missing", async () => {
  const pilot = await fitPilot()
  const stranger = await fitPilot()
  const draft = await makeDraft(db, {
    pilotId: pilot.id,
    answers: { versicherung: { isConfirmed: false } },
  })
  expect((await handIn(draft.flightId, stranger.id)).status).toBe(404)
  const refused = await handIn(draft.flightId, pilot.id)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.json)).toContain("versicherung.isConfirmed")
})

test("a returned flight is changed and submitted again, which is a vetting of its own", async () => {
  const pilot = await fitPilot()
  const draft = await makeDraft(db, { pilotId: pilot.id })
  await handIn(draft.flightId, pilot.id)
  const admin = await makeUser(db, { isAdmin: true })
  const body = { verdict: "returned", reason: "costs", note: "" }
  await call("POST", `/api/flights/${draft.flightId}/vetting`, { as: admin.id, body })
  const { beschreibung } = finishedAnswers(0)
  const saved = await call("PUT", `/api/drafts/${draft.flightId}`, {
    as: pilot.id,
    body: {
      step: "beschreibung",
      version: 0,
      answers: { ...beschreibung, title: "Anders ums Siebengebirge" },
    },
  })
  expect(saved.json).toMatchObject({ flightId: draft.flightId, problems: [] })
  await handIn(draft.flightId, pilot.id)
  expect(await rowOf(draft.flightId)).toMatchObject({
    status: "in_review",
    title: "Anders ums Siebengebirge",
  })
  expect((await partsOf(draft.flightId)).vettings).toHaveLength(2)
})

test("a published flight stays published when it is changed, and a new price joins its history", async () => {
  const pilot = await fitPilot({ offered: 3 })
  const draft = await makeDraft(db, { pilotId: pilot.id })
  await handIn(draft.flightId, pilot.id)
  const before = await rowOf(draft.flightId)
  const { kosten } = await readAnswersOfFlight(db, before)
  const put = (version: number) =>
    call("PUT", `/api/drafts/${draft.flightId}`, {
      as: pilot.id,
      body: { step: "kosten", version, answers: { ...kosten, seats: "2", seatPrice: "45,00" } },
    })
  // a window from before it was handed in changes nothing behind it
  expect((await put(1)).status).toBe(404)
  expect((await put(0)).status).toBe(200)
  await handIn(draft.flightId, pilot.id)
  const { prices, seats, vettings } = await partsOf(draft.flightId)
  expect(prices.map(({ seatPriceCents }) => seatPriceCents)).toEqual([5_000, 4_500])
  expect(seats).toHaveLength(2)
  expect(vettings).toEqual([])
  expect(await rowOf(draft.flightId)).toMatchObject({
    status: "published",
    publishedAt: before.publishedAt,
  })
  const events = await db.select().from(eventsTable).where(eq(eventsTable.entityId, draft.flightId))
  expect(events.filter(({ entity }) => entity === "flight").map(({ kind }) => kind)).toEqual([
    "flight.published",
    "flight.changed",
  ])
})

test.each(["published", "paused"] as const)(
  "a %s flight of a pilot who is still vetted goes back to the back office with its changes",
  async (status) => {
    const pilot = await fitPilot({ offered: 1 })
    const draft = await makeDraft(db, { pilotId: pilot.id })
    await handIn(draft.flightId, pilot.id)
    const admin = await makeUser(db, { isAdmin: true })
    const publish = () =>
      call("POST", `/api/flights/${draft.flightId}/vetting`, {
        as: admin.id,
        body: { verdict: "published" },
      })
    expect((await publish()).json).toMatchObject({ status: "published" })
    if (status === "paused") {
      await call("POST", `/api/flights/${draft.flightId}/pause`, { as: pilot.id })
    }
    const { publishedAt } = await rowOf(draft.flightId)
    const { beschreibung } = draft.answers
    await call("PUT", `/api/drafts/${draft.flightId}`, {
      as: pilot.id,
      body: {
        step: "beschreibung",
        version: 0,
        answers: { ...beschreibung, title: "Ganz anders ums Siebengebirge" },
      },
    })
    const answer = await handIn(draft.flightId, pilot.id)
    expect(answer.json).toMatchObject({ status: "in_review" })
    expect((await partsOf(draft.flightId)).vettings).toHaveLength(2)
    // the flight counts as one of the three, and once
    expect((await publish()).json).toMatchObject({ status: "published" })
    expect((await rowOf(draft.flightId)).publishedAt).toEqual(publishedAt)
  },
)

test("what a flight says leads back to the answers that it was made of", async () => {
  const pilot = await fitPilot()
  const draft = await makeDraft(db, { pilotId: pilot.id })
  await handIn(draft.flightId, pilot.id)
  expect(await readAnswersOfFlight(db, await rowOf(draft.flightId))).toEqual(draft.answers)
})

test("a copy has everything but date and insurance, and is the open draft where there is none", async () => {
  const pilot = await fitPilot()
  const flight = await makeFlight(db, { pilotId: pilot.id })
  const copy = async () => {
    const answer = await call("POST", `/api/flights/${flight.id}/copy`, { as: pilot.id })
    return answer.json as { flightId: number; path: string }
  }
  const first = await copy()
  expect(first.path).toBe("/de/cockpit/flug-erstellen")
  const second = await copy()
  expect(second.path).toBe(`/de/cockpit/flug/${second.flightId}/bearbeiten`)
  const [draft] = await listDrafts(db, pilot.id)
  expect(draft?.answers.beschreibung?.title).toBe(flight.title)
  expect(draft?.answers.datum).toBeUndefined()
  expect(draft?.answers.versicherung).toBeUndefined()
  const stranger = await fitPilot()
  const refused = await call("POST", `/api/flights/${flight.id}/copy`, { as: stranger.id })
  expect(refused.status).toBe(404)
})

test("a pilot pauses a flight and offers it again; a stranger does neither", async () => {
  const pilot = await fitPilot({ offered: 3 })
  const stranger = await fitPilot()
  const draft = await makeDraft(db, { pilotId: pilot.id })
  await handIn(draft.flightId, pilot.id)
  const step = (name: string, as: number) =>
    call("POST", `/api/flights/${draft.flightId}/${name}`, { as })
  expect((await step("pause", stranger.id)).status).toBe(404)
  expect((await step("pause", pilot.id)).status).toBe(204)
  expect((await step("pause", pilot.id)).status).toBe(204)
  expect((await rowOf(draft.flightId)).status).toBe("paused")
  expect((await step("resume", pilot.id)).status).toBe(204)
  expect((await rowOf(draft.flightId)).status).toBe("published")
})

test("a flight that starts too soon stays paused", async () => {
  const pilot = await fitPilot({ offered: 3 })
  const departsAt = new Date(clock.now().getTime() + hours(5))
  const flight = await makeFlight(db, { pilotId: pilot.id, status: "paused", departsAt })
  const refused = await call("POST", `/api/flights/${flight.id}/resume`, { as: pilot.id })
  expect(JSON.stringify(refused.json)).toContain("keine 6 Stunden")
})

test("of two first answers at once one makes the open draft", async () => {
  const pilot = await fitPilot()
  const open = (step: string, answers: object) =>
    call("POST", "/api/drafts", { as: pilot.id, body: { step, version: 0, answers } })
  const made = await Promise.all([
    open("fotos", { terrain: "alps" }),
    open("versicherung", { isConfirmed: true }),
  ])
  expect(made.map(({ status }) => status)).toEqual([200, 200])
  const [draft, ...others] = await listDrafts(db, pilot.id)
  expect(others).toEqual([])
  expect(draft?.answers).toMatchObject({
    fotos: { terrain: "alps" },
    versicherung: { isConfirmed: true },
  })
})
