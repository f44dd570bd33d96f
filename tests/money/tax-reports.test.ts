import { eq, sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { sumOfQuarters } from "#features/dac7/seller-year.ts"
import {
  askForTaxDetailsQueue,
  followTaxDetailsQueue,
} from "#features/dac7/server/ask-for-tax-details.ts"
import { listSellers } from "#features/dac7/server/read-sellers.ts"
import {
  exportTaxMessage,
  listReportedYears,
  listTaxMessages,
} from "#features/dac7/server/tax-messages.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { payoutsTable } from "#features/settlements/server/settlements-tables.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import type { UserActor } from "#platform/actor.ts"
import { setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { giveTrustedAccount } from "#tests/support/bank-account-steps.ts"
import { payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)

let now = new Date("2031-02-01T10:00:00Z")
let restoreClock = () => {}
beforeAll(() => {
  restoreClock = setClockSource(() => now)
})
afterAll(() => restoreClock())
afterEach(async () => {
  expect(await brokenInvariants(db)).toEqual([])
})

const DETAILS = {
  taxId: "86 095 742 719",
  street: "Am Flugplatz 3",
  postCode: "53757",
  city: "Sankt Augustin",
  country: "DE",
  birthDate: "1984-04-12",
}

async function makeOffice() {
  const { id: userId } = await makeUser(db, { isAdmin: true, officeRoles: ["owner"] })
  return {
    kind: "user",
    userId,
    isAdmin: true,
    officeRoles: ["owner"],
    isPilot: false,
  } satisfies UserActor
}

async function flyingPilot() {
  const { id: pilotId } = await makePilot(db)
  await giveTrustedAccount(db, pilotId)
  return pilotId
}

/** A flight with one guest, flown and settled: of its costs of 90.01 the guest carries 45.00. */
async function flyOnce(pilotId: number) {
  const departsAt = new Date(now.getTime() + days(5))
  const flight = await makeFlight(db, { pilotId, departsAt, isInstantBooking: true })
  await payFor(app, flight.id, 1, (await makeUser(db)).id)
  await workOff(db)
  now = new Date(departsAt.getTime() + days(1))
  await landFlights(db, [flight])
  const pilot: UserActor = { kind: "user", userId: pilotId, isPilot: true, isAdmin: false }
  const cost = { kind: "fuel", label: "Sprit", amountCents: 9_001 } as const
  await saveCosts(db, pilot, flight.id, [cost])
  await submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: 9_001 })
  now = new Date(now.getTime() + hours(49))
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
}

async function runMorning(later: number) {
  now = new Date(now.getTime() + days(later))
  await askForTaxDetailsQueue.run(db, null)
  await followTaxDetailsQueue.run(db, null)
  await workOff(db)
}

const giveDetails = (pilotId: number, changes: object = {}) =>
  app.call("PUT", "/api/tax-details", { as: pilotId, body: { ...DETAILS, ...changes } })

const makeMessages = (year: number, as: number) =>
  app.call("POST", `/api/tax-reports/${year}/messages`, { as, body: {} })

async function kindsOf(pilotId: number) {
  const rows = await db
    .select({ kind: eventsTable.kind })
    .from(eventsTable)
    .where(sql`entity_id = ${pilotId} and kind like 'user.tax%'`)
    .orderBy(eventsTable.id)
  return rows.map(({ kind }) => kind)
}

const payoutsOf = (pilotId: number) =>
  db
    .select({ status: payoutsTable.status, hold: payoutsTable.hold })
    .from(payoutsTable)
    .where(eq(payoutsTable.pilotId, pilotId))
    .orderBy(payoutsTable.bookingId)

test("who is paid by guests is asked once, reminded twice, then payouts wait, and go on with the details", async () => {
  const pilotId = await flyingPilot()
  expect((await giveDetails(pilotId)).status).toBe(422)
  await flyOnce(pilotId)
  await runMorning(0)
  await runMorning(20)
  expect(await kindsOf(pilotId)).toEqual(["user.tax_details_requested"])
  await runMorning(1)
  await runMorning(21)
  expect(await kindsOf(pilotId)).toEqual([
    "user.tax_details_requested",
    "user.tax_details_reminded",
    "user.tax_details_reminded",
  ])
  await flyOnce(pilotId)
  await runMorning(18)
  expect((await kindsOf(pilotId)).at(-1)).toBe("user.tax_payouts_withheld")
  await flyOnce(pilotId)
  expect(await payoutsOf(pilotId)).toEqual([
    { status: "paid", hold: null },
    { status: "paid", hold: null },
    { status: "held", hold: "tax_details" },
  ])
  expect((await giveDetails(pilotId)).status).toBe(200)
  await workOff(db)
  expect((await payoutsOf(pilotId)).at(-1)).toEqual({ status: "paid", hold: null })
  await runMorning(200)
  expect((await kindsOf(pilotId)).at(-1)).toBe("user.tax_details_given")
})

test("a number that nobody has is refused at its field, and no row holds a clear one", async () => {
  const pilotId = await flyingPilot()
  await flyOnce(pilotId)
  await runMorning(0)
  const refused = await giveDetails(pilotId, { taxId: "86095742718", postCode: "5375" })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.json)).toContain("Vermutlich ist eine Ziffer vertauscht")
  expect(JSON.stringify(refused.json)).toContain("fünf Ziffern")
  expect((await giveDetails(pilotId)).status).toBe(200)
  const { rows } = await db.execute<{ row: string }>(
    sql`select d::text as row from tax_details d where user_id = ${pilotId}`,
  )
  expect(rows[0]?.row).not.toContain("86095742719")
  expect(rows[0]?.row).not.toContain("Flugplatz")
})

test("the quarters of all sellers are what the ledger has paid, to the cent", async () => {
  now = new Date("2033-03-20T10:00:00Z")
  const [first, second] = [await flyingPilot(), await flyingPilot()]
  await flyOnce(first)
  await flyOnce(first)
  await flyOnce(second)
  now = new Date("2033-10-20T10:00:00Z")
  await flyOnce(first)
  const sellers = await listSellers(db, 2033)
  expect(sellers.map(({ pilotId }) => pilotId)).toEqual([first, second])
  // 90.01 shared by two, rounded down for the guest
  expect(sellers[0]).toMatchObject({
    considerationCents: [4_500, 4_500, 0, 4_500],
    activities: [1, 1, 0, 1],
    state: "missing",
  })
  for (const { pilotId, considerationCents } of sellers) {
    const { rows } = await db.execute<{ cents: number }>(sql`
      select coalesce(sum(amount_cents), 0)::int as cents from transfers
      where payee_id = ${pilotId} and status = 'done'`)
    expect(sumOfQuarters(considerationCents)).toBe(rows[0]?.cents)
  }
})

test("the first message has who has said everything; what changes later is corrected, and who comes is added", async () => {
  now = new Date("2035-03-01T10:00:00Z")
  const office = await makeOffice()
  const [jonas, nele] = [await flyingPilot(), await flyingPilot()]
  for (const pilotId of [jonas, nele]) await flyOnce(pilotId)
  await runMorning(0)
  await giveDetails(jonas)
  expect((await makeMessages(2035, office.userId)).status).toBe(422)
  now = new Date("2036-01-05T10:00:00Z")

  expect(await makeMessages(2035, office.userId)).toMatchObject({ status: 200, json: { made: 1 } })
  expect(await makeMessages(2035, office.userId)).toMatchObject({ status: 200, json: { made: 0 } })
  const [message] = await listTaxMessages(db, 2035)
  expect(message).toMatchObject({ kind: "new", count: 1 })
  const file = await exportTaxMessage(db, office, message?.id ?? 0)
  expect(file?.xml).toContain(">86095742719<")
  expect(file?.xml).toContain('<dpi:ConsQ1 currCode="EUR">45</dpi:ConsQ1>')
  expect(await listReportedYears(db, jonas)).toMatchObject([
    {
      year: 2035,
      docType: "OECD1",
      considerationCents: [4_500, 0, 0, 0],
      activities: [1, 0, 0, 0],
    },
  ])
  expect(await listReportedYears(db, nele)).toEqual([])

  await giveDetails(jonas, { city: "Bonn" })
  await giveDetails(nele)
  expect(await makeMessages(2035, office.userId)).toMatchObject({ json: { made: 2 } })
  const later = await listTaxMessages(db, 2035)
  expect(later.map(({ kind }) => kind)).toEqual(["new", "correction", "new"])
  const correction = await exportTaxMessage(db, office, later[1]?.id ?? 0)
  expect(correction?.xml).toContain("<stf:DocTypeIndic>OECD2</stf:DocTypeIndic>")
  expect(correction?.xml).toContain("Bonn")
  // the first one is what it was
  expect(await exportTaxMessage(db, office, message?.id ?? 0)).toEqual(file)

  await giveDetails(jonas, { country: "CH", taxId: "756.1234.5678.97", postCode: "8000" })
  expect(await makeMessages(2035, office.userId)).toMatchObject({ json: { made: 1 } })
  expect(await listReportedYears(db, jonas)).toMatchObject([{ year: 2035, docType: "OECD3" }])
})

test("two who make the messages of a year at once make one", async () => {
  now = new Date("2037-03-01T10:00:00Z")
  const pilotId = await flyingPilot()
  await flyOnce(pilotId)
  await runMorning(0)
  await giveDetails(pilotId)
  now = new Date("2038-01-05T10:00:00Z")
  const [one, other] = [await makeOffice(), await makeOffice()]
  const answers = await Promise.all([one, other].map(({ userId }) => makeMessages(2037, userId)))
  expect(answers.map(({ json }) => json.made).toSorted()).toEqual([0, 1])
})

test("a year in which nobody was paid is reported as such, once", async () => {
  const office = await makeOffice()
  expect(await makeMessages(2024, office.userId)).toMatchObject({ json: { made: 1 } })
  expect(await listTaxMessages(db, 2024)).toMatchObject([{ kind: "nil", count: 0 }])
  expect(await makeMessages(2024, office.userId)).toMatchObject({ json: { made: 0 } })
})
