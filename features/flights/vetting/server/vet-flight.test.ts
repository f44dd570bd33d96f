import { asc, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightToVet } from "#db/seed/factories/make-flight-to-vet.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import {
  flightPricesTable,
  flightsTable,
  flightVettingsTable,
} from "#features/flights/core/server/flights-tables.ts"
import { planeInsurancesTable } from "#features/planes/server/plane-insurances-table.ts"
import { verificationDocumentsTable } from "#features/verification/server/verification-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { hours, minutes } from "#platform/duration.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { eventsTable } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { VETTING_LIST } from "../vetting-list.ts"
import { countFlightsToVet, listVettings } from "./vettings-queries.ts"
import { findVettingView } from "./view-of-vetting.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })
const ADMIN = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

let restoreClock = () => {}
afterEach(() => restoreClock())

const today = () => isoDay(clock.now(), HOME_ZONE)

/** A pilot whose papers and landing log are in order. */
async function fitPilot() {
  const pilot = await makePilot(db)
  const flownOn = addDays(today(), -5)
  await makeLanding(db, { userId: pilot.id, flownOn, takeOffs: 5, landings: 5 })
  return pilot
}

async function handedIn(part: Parameters<typeof makeFlightToVet>[1] = {}) {
  const pilotId = part.pilotId ?? (await fitPilot()).id
  return makeFlightToVet(db, { ...part, pilotId })
}

const decide = (id: number, body: object, as = admin.id) =>
  call("POST", `/api/flights/${id}/vetting`, { as, body })

const PUBLISH = { verdict: "published" }
const GIVE_BACK = { verdict: "returned", reason: "costs", note: "Deine Zeit wird nicht geteilt." }

async function rowOf(id: number) {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, id))
  return flight
}

async function eventsOf(id: number) {
  const rows = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.entityId, id))
    .orderBy(asc(eventsTable.id))
  return rows.filter(({ entity }) => entity === "flight")
}

test("a published flight has its time, its first price and an event with its admin", async () => {
  const flight = await handedIn()
  expect(await decide(flight.id, PUBLISH)).toMatchObject({
    status: 200,
    json: { id: flight.id, status: "published" },
  })
  expect((await rowOf(flight.id))?.publishedAt).not.toBeNull()
  const prices = await db
    .select({ seatPriceCents: flightPricesTable.seatPriceCents })
    .from(flightPricesTable)
    .where(eq(flightPricesTable.flightId, flight.id))
  expect(prices).toEqual([{ seatPriceCents: flight.seatPriceCents }])
  expect(await eventsOf(flight.id)).toMatchObject([
    { kind: "flight.published", fromStatus: "in_review", toStatus: "published", actorId: admin.id },
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test.each([
  ["until the day of the flight", 0, 200],
  ["until the day before", -1, 422],
])("the aircraft's own insurance counts: insured %s", async (_, days, status) => {
  const flight = await handedIn()
  const day = isoDay(flight.departsAt ?? clock.now(), flight.timeZone)
  await insertRow(db, planeInsurancesTable, {
    planeId: flight.planeId ?? 0,
    insurer: "Luftpool",
    policyNumber: "LP-2027-118",
    validUntil: addDays(day, days),
    changedAt: clock.now(),
  })
  const answer = await decide(flight.id, PUBLISH)
  expect(answer.status).toBe(status)
  if (status === 422) {
    expect(answer.json.message).toContain("Nicht flugfit an diesem Tag: Versicherung der D-E")
  }
})

test("a returned flight is a draft again; reason and words stay in its row, the event has the reason", async () => {
  const flight = await handedIn()
  expect((await decide(flight.id, GIVE_BACK)).json.status).toBe("draft")
  const [vetting] = await db
    .select()
    .from(flightVettingsTable)
    .where(eq(flightVettingsTable.flightId, flight.id))
  expect(vetting).toMatchObject(GIVE_BACK)
  const [event] = await eventsOf(flight.id)
  expect(event).toMatchObject({ kind: "flight.returned", toStatus: "draft", reason: "costs" })
  expect(JSON.stringify(event)).not.toContain("Zeit")
})

test.each([PUBLISH, GIVE_BACK])("the same decision once more changes nothing: %j", async (body) => {
  const flight = await handedIn()
  const first = await decide(flight.id, body)
  expect(await decide(flight.id, body)).toMatchObject({ status: 200, json: first.json })
  expect(await eventsOf(flight.id)).toHaveLength(1)
})

test("of two admins at once one decides, and the other is refused with the reason", async () => {
  const flight = await handedIn()
  const other = await makeUser(db, { isAdmin: true })
  const answers = await Promise.all([
    decide(flight.id, PUBLISH),
    decide(flight.id, GIVE_BACK, other.id),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.json.message).toBe(
    "Über diesen Flug hat inzwischen jemand anders entschieden. Lad die Seite neu.",
  )
  expect(await eventsOf(flight.id)).toHaveLength(1)
})

test("another reason for giving back is another decision", async () => {
  const flight = await handedIn()
  await decide(flight.id, GIVE_BACK)
  expect((await decide(flight.id, { ...GIVE_BACK, reason: "plane" })).status).toBe(422)
})

test("an admin who flies does not decide about their own flight", async () => {
  const pilot = await makePilot(db, { isAdmin: true })
  const flight = await handedIn({ pilotId: pilot.id })
  expect((await decide(flight.id, PUBLISH, pilot.id)).status).toBe(403)
  const detail = await findFlightDetail(db, flight.id)
  const actor = { ...ADMIN, userId: pilot.id }
  const found = detail && (await findVettingView(db, actor, detail))
  expect(found?.vetting).toMatchObject({ isWaiting: true, mayDecide: false })
})

test.each([
  [hours(6) + minutes(1), 200],
  [hours(6) - minutes(1), 422],
])("a flight that starts in %i ms answers %i", async (ahead, status) => {
  // so that it does not get dark meanwhile
  const morning = new Date("2027-06-12T07:00:00Z")
  restoreClock = setClockSource(() => morning)
  const flight = await handedIn({ departsAt: new Date(morning.getTime() + ahead) })
  const detail = await findFlightDetail(db, flight.id)
  const found = detail && (await findVettingView(db, ADMIN, detail))
  const mayPublish = found?.vetting.hindrances.length === 0
  expect(mayPublish).toBe(status === 200)
  expect((await decide(flight.id, PUBLISH)).status).toBe(status)
})

test("whose papers end before the flight cannot be published, only given back", async () => {
  const pilot = await fitPilot()
  await db
    .update(verificationDocumentsTable)
    .set({ expiresOn: addDays(today(), 3) })
    .where(eq(verificationDocumentsTable.userId, pilot.id))
  const flight = await handedIn({ pilotId: pilot.id })
  const refused = await decide(flight.id, PUBLISH)
  expect(refused.status).toBe(422)
  expect(refused.json.message).toMatch(
    /^Das lässt sich nicht veröffentlichen\. Nicht flugfit an diesem Tag: .*Medical/,
  )
  expect((await rowOf(flight.id))?.status).toBe("in_review")
  expect((await decide(flight.id, { ...GIVE_BACK, reason: "papers" })).status).toBe(200)
})

test("an offer without a date is vetted as well", async () => {
  const pilot = await fitPilot()
  const offer = await makeOffer(db, { pilotId: pilot.id, status: "in_review", publishedAt: null })
  await db.insert(flightVettingsTable).values({ flightId: offer.id, submittedAt: clock.now() })
  expect((await decide(offer.id, PUBLISH)).json.status).toBe("published")
})

test("a flight that was never submitted, or is blocked meanwhile, cannot be decided", async () => {
  const published = await makeFlight(db)
  expect((await decide(published.id, GIVE_BACK)).status).toBe(404)
  const flight = await handedIn()
  await db.update(flightsTable).set({ status: "blocked" }).where(eq(flightsTable.id, flight.id))
  expect((await decide(flight.id, PUBLISH)).status).toBe(422)
  await db.delete(flightVettingsTable).where(eq(flightVettingsTable.flightId, flight.id))
})

test.each([
  [{ verdict: "returned" }, "reason", "Wähl einen Grund."],
  [{ verdict: "returned", reason: "other" }, "note", "Schreib dazu, was fehlt."],
])("giving back without its reason is refused at the field: %j", async (body, field, sentence) => {
  const flight = await handedIn()
  const { status, json } = await decide(flight.id, body)
  expect(status).toBe(400)
  expect(JSON.stringify(json)).toContain(field)
  expect(JSON.stringify(json)).toContain(sentence)
})

test("a flight resubmitted after a return counts once, with both decisions", async () => {
  const flight = await handedIn()
  await decide(flight.id, GIVE_BACK)
  await db.update(flightsTable).set({ status: "in_review" }).where(eq(flightsTable.id, flight.id))
  await db.insert(flightVettingsTable).values({ flightId: flight.id, submittedAt: clock.now() })
  const detail = await findFlightDetail(db, flight.id)
  const found = detail && (await findVettingView(db, ADMIN, detail))
  expect(found?.vetting).toMatchObject({ isWaiting: true, before: { published: 0, returned: 1 } })
  expect((await decide(flight.id, PUBLISH)).status).toBe(200)
})

test("the list finds by number, airport, title and pilot, and keeps to its state", async () => {
  const pilot = await makePilot(db, { firstName: "Ottilie", lastName: "Zwirner" })
  const flight = await handedIn({ pilotId: pilot.id, title: "Heide am Abend" })
  const found = async (words: string) => {
    const query = parseListAddress(VETTING_LIST, new URLSearchParams(words))
    return (await listVettings(db, query)).entries.map(({ flightId }) => flightId)
  }
  for (const text of [`${flight.id}`, "ottilie zwirner", "Zwirn", "heide am"]) {
    expect(await found(`suche=${text}`), text).toEqual([flight.id])
  }
  expect(await found("suche=edwj&sortierung=neueste")).toContain(flight.id)
  expect(await found("suche=EDDM")).toEqual([])
  expect(await found("suche=%25")).toEqual([])
  expect(await found(`suche=${flight.id}&art=rundflug`)).toEqual([])
  expect(await found(`suche=${flight.id}&stand=zurueckgegeben`)).toEqual([])
  const waiting = await countFlightsToVet(db)
  await decide(flight.id, GIVE_BACK)
  expect(await found(`suche=${flight.id}&stand=zurueckgegeben`)).toEqual([flight.id])
  expect(await found(`suche=${flight.id}`)).toEqual([])
  expect(await countFlightsToVet(db)).toBe(waiting - 1)
})
