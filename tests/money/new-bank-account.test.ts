import { eq } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { MONEY_LIST } from "#features/accounting/money-story.ts"
import { getMoneyView } from "#features/accounting/server/money-view.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { listHeldPayouts } from "#features/settlements/server/office-queries.ts"
import { payOut, retryPayoutsQueue } from "#features/settlements/server/payouts/pay-out.ts"
import { retryPayout } from "#features/settlements/server/payouts/retry-payout.ts"
import { getPaidWhere, getPayoutSheet } from "#features/settlements/server/settlement-views.ts"
import { payoutsTable } from "#features/settlements/server/settlements-tables.ts"
import { PAYOUT_WAIT_MS } from "#features/users/bank-accounts/payout-wait.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { giveTrustedAccount } from "#tests/support/bank-account-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const OTHER = { accountHolder: "Jan Reimers", iban: "DE02120300000000202051", bic: "" }

let now = clock.now()
let restoreClock = () => {}
beforeEach(() => {
  now = new Date("2027-05-01T10:00:00Z")
  restoreClock = setClockSource(() => now)
})
afterEach(() => restoreClock())

function wait(duration: number) {
  now = new Date(now.getTime() + duration)
}

async function settled() {
  const pilot = await makePilot(db)
  await giveTrustedAccount(db, pilot.id)
  const { flight } = await makeSettlement(db, { pilotId: pilot.id, step: "submitted" })
  const actor = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  wait(minutes(1))
  return { pilot, actor, flightId: flight.id }
}

function change(userId: number, bankAccount: object | null, provenMsAgo = 0) {
  return accessCookieFor(db, userId, provenMsAgo).then((cookie) =>
    call("PUT", `/api/users/${userId}`, { body: { bankAccount }, cookie }),
  )
}

async function payoutsOf(pilotId: number) {
  return db.select().from(payoutsTable).where(eq(payoutsTable.pilotId, pilotId))
}

async function close() {
  wait(hours(49))
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
}

test("another bank account asks for a proof of the last minutes, other settings do not", async () => {
  const { pilot } = await settled()
  const refused = await change(pilot.id, OTHER, minutes(11))
  expect(refused).toMatchObject({ status: 403, json: { code: "fresh-proof-needed" } })
  expect((await change(pilot.id, null, minutes(11))).status).toBe(403)
  expect(await mailsTo(db, pilot.email)).toHaveLength(1)
  const cookie = await accessCookieFor(db, pilot.id, minutes(11))
  const about = await call("PUT", `/api/users/${pilot.id}`, {
    body: { about: "Seit 1998." },
    cookie,
  })
  expect(about.status).toBe(200)
  expect((await change(pilot.id, OTHER, minutes(9))).status).toBe(200)
})

test("a payout to a new account waits 72 hours from the change, then leaves by itself", async () => {
  const { pilot, actor, flightId } = await settled()
  wait(hours(40))
  await change(pilot.id, OTHER)
  const from = new Date(now.getTime() + PAYOUT_WAIT_MS)
  await close()
  const held = await payoutsOf(pilot.id)
  expect(held.length).toBeGreaterThan(0)
  for (const payout of held) {
    expect(payout).toMatchObject({ status: "held", hold: "new_account", retryAt: from })
  }
  // everybody is told the same moment
  const [first] = held
  const sheet = await getPayoutSheet(db, actor, { flightId, bookingId: first?.bookingId ?? 0 })
  expect(sheet.waitsUntil).toBe(from.toISOString())
  expect(await getPaidWhere(db, actor)).toEqual({ kind: "bank", waitsUntil: from.toISOString() })
  const query = parseListAddress(MONEY_LIST, new URLSearchParams({ teil: "fluege" }))
  const money = await getMoneyView(db, actor, { query, bookingId: null })
  expect(money).toMatchObject({ part: "fluege", waitsUntil: from.toISOString() })
  expect(await listHeldPayouts(db)).toContainEqual(
    expect.objectContaining({ hold: "new_account", retryAt: from.toISOString() }),
  )
  wait(from.getTime() - now.getTime() - 1)
  await retryPayoutsQueue.run(db, null)
  await workOff(db)
  expect((await payoutsOf(pilot.id)).map(({ status }) => status)).toEqual(held.map(() => "held"))
  wait(1)
  await retryPayoutsQueue.run(db, null)
  await workOff(db)
  expect((await payoutsOf(pilot.id)).map(({ status }) => status)).toEqual(held.map(() => "paid"))
  expect(
    (await getPayoutSheet(db, actor, { flightId, bookingId: first?.bookingId ?? 0 })).waitsUntil,
  ).toBeNull()
})

test("nobody shortens the wait, not by the back office and not by changing once more", async () => {
  const { pilot } = await settled()
  wait(hours(40))
  await change(pilot.id, OTHER)
  await close()
  const [payout] = await payoutsOf(pilot.id)
  const admin = await makeUser(db, { isAdmin: true })
  const office = {
    kind: "user",
    userId: admin.id,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  } as const
  await retryPayout(db, office, { bookingId: payout?.bookingId ?? 0, reason: "Es eilt." })
  expect((await payoutsOf(pilot.id))[0]).toMatchObject({ status: "held", hold: "new_account" })
  // another holder of the same account is no new account
  const before = payout?.retryAt
  await change(pilot.id, { ...OTHER, accountHolder: "J. Reimers" })
  await workOff(db)
  expect((await payoutsOf(pilot.id))[0]?.retryAt).toEqual(before)
  // a new one, or none and then the same again, begins anew
  await change(pilot.id, null)
  await change(pilot.id, OTHER)
  await payOut(db, payout?.bookingId ?? 0)
  const [again] = await payoutsOf(pilot.id)
  expect(again?.retryAt).toEqual(new Date(now.getTime() + PAYOUT_WAIT_MS))
})

test("a payout that has been ordered is not stopped by a change", async () => {
  const { pilot } = await settled()
  wait(hours(49))
  await closeSettlementsQueue.run(db, null)
  const [released] = await payoutsOf(pilot.id)
  await payOut(db, released?.bookingId ?? 0)
  expect((await payoutsOf(pilot.id))[0]?.status).toBe("ordered")
  await change(pilot.id, OTHER)
  await workOff(db)
  expect((await payoutsOf(pilot.id))[0]?.status).toBe("paid")
})

test("the mail about it knows the account by its last four digits, and says what to do", async () => {
  const { pilot } = await settled()
  await change(pilot.id, OTHER)
  const [mail] = await mailsTo(db, pilot.email)
  expect(mail?.subject).toBe("Bankverbindung geändert")
  expect(mail?.text).toContain("2051")
  expect(mail?.text).not.toMatch(/DE02|1203/)
  expect(mail?.text).toContain("Di., 4. Mai 2027, 12:01 Uhr")
  expect(mail?.text).toContain("Warst du das nicht?")
})
