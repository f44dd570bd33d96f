import { and, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { EMPTY_ANSWERS } from "#features/flights/draft/empty-answers.ts"
import { listPilotOffers } from "#features/flights/offers/server/pilot-offers.ts"
import { planeInsurancesTable } from "#features/planes/server/plane-insurances-table.ts"
import { verificationDocumentsTable as documents } from "#features/verification/server/verification-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { eventsTable } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { followPapersQueue, PAUSED_FOR_PAPERS } from "./follow-papers.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const today = isoDay(clock.now(), HOME_ZONE)
const noonIn = (days: number) => new Date(`${addDays(today, days)}T11:00:00Z`)

let restoreClock = () => {}
afterEach(() => restoreClock())

/** A pilot who has flown lately, with a paper that ends in so many days. */
async function pilotWhose(kind: "insurance" | "medical", endsInDays: number) {
  const pilot = await makePilot(db)
  await makeLanding(db, { userId: pilot.id, flownOn: today, takeOffs: 5, landings: 5 })
  await db
    .update(documents)
    .set({ expiresOn: addDays(today, endsInDays) })
    .where(and(eq(documents.userId, pilot.id), eq(documents.kind, kind)))
  return pilot
}

async function statusOf(flightId: number) {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
  return flight?.status
}

const follow = () => followPapersQueue.run(db, null)

/** The office accepts a new paper of the pilot. */
async function renew(pilotId: number, kind: "insurance" | "medical") {
  const [row] = await db
    .insert(documents)
    .values({
      userId: pilotId,
      kind,
      class: kind === "medical" ? "class_2" : null,
      status: "submitted",
      issuedOn: today,
      expiresOn: addDays(today, 360),
      createdAt: clock.now(),
    })
    .returning({ id: documents.id })
  const admin = await makeUser(db, { isAdmin: true })
  const body = { verdict: "verified" }
  const decided = await call("POST", `/api/documents/${row?.id}/decision`, { as: admin.id, body })
  expect(decided.status).toBe(200)
  await workOff(db)
}

test.each(["insurance", "medical"] as const)(
  "a flight goes on sale before the %s is renewed, is paused 30 days before it expires, and resumes with the renewal",
  async (kind) => {
    const pilot = await pilotWhose(kind, 10)
    const far = await makeFlight(db, { pilotId: pilot.id, departsAt: noonIn(60) })
    const near = await makeFlight(db, { pilotId: pilot.id, departsAt: noonIn(29) })
    const before = await makeFlight(db, { pilotId: pilot.id, departsAt: noonIn(9) })
    await follow()
    await follow()
    expect([await statusOf(far.id), await statusOf(near.id), await statusOf(before.id)]).toEqual([
      "published",
      "paused",
      "published",
    ])
    const paused = await db
      .select({ reason: eventsTable.reason, by: eventsTable.actorKind })
      .from(eventsTable)
      .where(and(eq(eventsTable.entityId, near.id), eq(eventsTable.kind, "flight.paused")))
    expect(paused).toEqual([{ reason: PAUSED_FOR_PAPERS, by: "system" }])
    const offers = await listPilotOffers(db, pilot.id)
    expect(offers.filter(({ lacksPapers }) => lacksPapers).map(({ id }) => id)).toEqual([near.id])
    await renew(pilot.id, kind)
    expect(await statusOf(near.id)).toBe("published")
  },
)

test("what was offered far ahead is paused on the day after its paper has ended", async () => {
  const pilot = await pilotWhose("insurance", 10)
  const flight = await makeFlight(db, { pilotId: pilot.id, departsAt: noonIn(60) })
  const on = async (days: number) => {
    restoreClock()
    restoreClock = setClockSource(() => noonIn(days))
    await follow()
    return statusOf(flight.id)
  }
  expect(await on(10)).toBe("published")
  expect(await on(11)).toBe("paused")
})

test("an aircraft's own insurance that ends pauses as well, an offer without a date too", async () => {
  const pilot = await pilotWhose("insurance", 300)
  const plane = await makePlane(db, { pilotId: pilot.id })
  await db.insert(planeInsurancesTable).values({
    planeId: plane.id,
    insurer: "Luftpool",
    policyNumber: "LP-1",
    validUntil: addDays(today, 5),
    changedAt: clock.now(),
  })
  const dated = await makeFlight(db, {
    pilotId: pilot.id,
    planeId: plane.id,
    departsAt: noonIn(20),
  })
  const draft = await makeDraft(db, {
    pilotId: pilot.id,
    answers: {
      flugzeug: { planeId: plane.id },
      datum: {
        ...EMPTY_ANSWERS.datum,
        schedule: "flexible",
        windowFrom: addDays(today, 2),
        windowTo: addDays(today, 40),
      },
    },
  })
  await call("POST", `/api/drafts/${draft.flightId}/hand-in`, { as: pilot.id })
  await db
    .update(flightsTable)
    .set({ status: "published" })
    .where(eq(flightsTable.id, draft.flightId))
  await follow()
  expect([await statusOf(dated.id), await statusOf(draft.flightId)]).toEqual([
    "paused",
    "published",
  ])
  restoreClock = setClockSource(() => noonIn(6))
  await follow()
  expect(await statusOf(draft.flightId)).toBe("paused")
})

test("what a pilot has paused stays paused, and nobody is paused who lacks practice alone", async () => {
  const pilot = await pilotWhose("insurance", 300)
  const own = await makeFlight(db, { pilotId: pilot.id, departsAt: noonIn(20) })
  await call("POST", `/api/flights/${own.id}/pause`, { as: pilot.id })
  const idle = await makePilot(db)
  const unpractised = await makeFlight(db, { pilotId: idle.id, departsAt: noonIn(20) })
  await follow()
  expect([await statusOf(own.id), await statusOf(unpractised.id)]).toEqual(["paused", "published"])
})

test("a draft is submitted before a renewal, and near its date refused with all that is missing", async () => {
  const pilot = await pilotWhose("insurance", 10)
  await db
    .update(documents)
    .set({ expiresOn: addDays(today, 12), issuedOn: null })
    .where(and(eq(documents.userId, pilot.id), eq(documents.kind, "medical")))
  const handInOn = async (days: number) => {
    const { flightId } = await makeDraft(db, {
      pilotId: pilot.id,
      isOpen: false,
      answers: { datum: { ...EMPTY_ANSWERS.datum, day: addDays(today, days), time: "12:00" } },
    })
    return call("POST", `/api/drafts/${flightId}/hand-in`, { as: pilot.id })
  }
  expect((await handInOn(40)).status).toBe(200)
  const refused = await handInOn(25)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.json)).toContain("zusammenfassung.flugfit.insurance")
  expect(JSON.stringify(refused.json)).toContain("zusammenfassung.flugfit.medical")
})
