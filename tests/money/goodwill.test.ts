import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { findBookingMoney } from "#features/accounting/server/find-booking-money.ts"
import { goodwillsTable } from "#features/bookings/office/server/goodwills-table.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { refundsTable } from "#features/payments/server/payments-tables.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })
const finance = await makeUser(db, { officeRoles: ["finance"] })

let restoreClock = () => {}
afterEach(() => restoreClock())

const LATE = "Drei Stunden gewartet, Gast rief an."

function give(bookingId: number, body: object, key = randomUUID()) {
  return call("POST", `/api/bookings/${bookingId}/goodwill`, {
    as: admin.id,
    body: { shownGivenCents: 0, reason: LATE, ...body },
    headers: { "idempotency-key": key },
  })
}

/** What the account of goodwill has given so far. */
async function spent(from: Db = db) {
  const { code } = accounts.goodwill()
  return (await listBalances(from, [accounts.goodwill()])).get(code) ?? 0
}

const givenTo = (bookingId: number) =>
  db.select().from(goodwillsTable).where(eq(goodwillsTable.bookingId, bookingId))

async function settled() {
  const made = await makeSettlement(db, { step: "submitted" })
  const later = clock.now().getTime() + days(3)
  restoreClock = setClockSource(() => new Date(later))
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
  return made
}

const even = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ")

test("credit lies at once in the account of the guest, paid by the platform's account alone", async () => {
  const guest = await makeUser(db)
  const { id } = await makeBooking(db, { passengerId: guest.id })
  const before = await spent()
  const given = await give(id, { amountCents: 2_050, way: "credit" })
  expect(given.json).toEqual({ givenCents: 2_050, requested: null })
  expect((await spent()) - before).toBe(2_050)
  const [goodwill] = await givenTo(id)
  expect(goodwill).toMatchObject({ amountCents: 2_050, way: "credit", givenBy: admin.id })
  const voucher = accounts.voucher(goodwill?.voucherId ?? 0)
  expect((await listBalances(db, [voucher])).get(voucher.code)).toBe(-2_050)
  await workOff(db)
  const money = await findBookingMoney(db, { id, status: "confirmed", pilot: { name: "Jonas M." } })
  expect(even(money?.goodwill)).toBe("Aus Kulanz haben wir dir 20,50 € gegeben, als Guthaben.")
  const mails = await db.select().from(mailsTable).where(eq(mailsTable.recipient, guest.email))
  expect(mails.map(({ subject }) => even(subject))).toContainEqual(
    expect.stringMatching(/^Kulanz für dich:/),
  )
  expect(await brokenInvariants(db)).toEqual([])
})

test("of a settled booking it goes to the card that has paid, and never more than that has paid", async () => {
  const { bookingId } = await settled()
  const { json } = await give(bookingId, { amountCents: 1_000, way: "card" })
  expect(json).toEqual({ givenCents: 1_000, requested: null })
  await workOff(db)
  const [goodwill] = await givenTo(bookingId)
  const [refund] = await db
    .select()
    .from(refundsTable)
    .where(
      and(eq(refundsTable.reason, "goodwill"), eq(refundsTable.key, `goodwill/${goodwill?.id}`)),
    )
  expect(refund).toMatchObject({ amountCents: 1_000, creditCents: 0, status: "done" })
  const tooMuch = await give(bookingId, {
    amountCents: 40_000,
    way: "card",
    shownGivenCents: 1_000,
  })
  expect(tooMuch.json.message).toEqual([
    { property: "way", constraints: expect.objectContaining({}) },
  ])
  expect(await givenTo(bookingId)).toHaveLength(1)
  expect(await brokenInvariants(db)).toEqual([])
})

test("while all that was paid may still go back, no card takes more; afterwards everything does go back", async () => {
  const flight = await makeFlight(db)
  const { id } = await makeBooking(db, { flight })
  expect((await give(id, { amountCents: 500, way: "card" })).status).not.toBe(200)
  expect((await give(id, { amountCents: 500, way: "credit" })).status).toBe(200)
  const cancelled = await call("POST", `/api/bookings/${id}/office-cancellation`, {
    as: admin.id,
    body: { side: "pilot", shownRefundCents: 6_875, reason: "Flugzeug defekt." },
    headers: { "idempotency-key": randomUUID() },
  })
  expect(cancelled.status).toBe(200)
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test("the same key gives once, and so does a second click on a page that knows nothing of the first", async () => {
  const { id } = await makeBooking(db)
  const key = randomUUID()
  const body = { amountCents: 1_500, way: "credit" }
  const first = await give(id, body, key)
  expect((await give(id, body, key)).json).toEqual(first.json)
  const again = await give(id, body)
  expect(again.status).toBe(422)
  expect(even(String(again.json.message))).toContain("inzwischen 15,00 €")
  expect(await givenTo(id)).toHaveLength(1)
})

test("over 500 euros nobody gives alone: another person agrees, and then it is given once", async () => {
  const { id } = await makeBooking(db)
  const before = await spent()
  const much = { amountCents: 50_001, way: "credit" }
  const asked = await give(id, much)
  expect(asked).toMatchObject({ status: 200, json: { givenCents: 0, requested: {} } })
  expect(await givenTo(id)).toEqual([])
  const { approvalId } = asked.json.requested
  expect((await give(id, much)).json.requested.approvalId).toBe(approvalId)
  const decide = (as: number) =>
    call("POST", `/api/approvals/${approvalId}/decision`, { as, body: { verdict: "approved" } })
  expect(await decide(admin.id)).toMatchObject({ status: 403 })
  expect(await decide(finance.id)).toMatchObject({ status: 200, json: { status: "executed" } })
  expect(await givenTo(id)).toMatchObject([{ amountCents: 50_001, givenBy: admin.id }])
  await decide(finance.id)
  expect(await givenTo(id)).toHaveLength(1)
  expect((await spent()) - before).toBe(50_001)
  expect(await brokenInvariants(db)).toEqual([])
})

test("what was given in the meantime lets a second person see it before they agree", async () => {
  const { id } = await makeBooking(db)
  const { approvalId } = (await give(id, { amountCents: 60_000, way: "credit" })).json.requested
  await give(id, { amountCents: 1_000, way: "credit" })
  const decide = () =>
    call("POST", `/api/approvals/${approvalId}/decision`, {
      as: finance.id,
      body: { verdict: "approved" },
    })
  expect((await decide()).status).not.toBe(200)
  expect(await givenTo(id)).toMatchObject([{ amountCents: 1_000 }])
  expect(await decide()).toMatchObject({ status: 200 })
  expect((await givenTo(id)).map(({ amountCents }) => amountCents)).toEqual([1_000, 60_000])
})

test("without a reason nobody gives anything", async () => {
  const { id } = await makeBooking(db)
  const silent = await give(id, { amountCents: 1_000, way: "credit", reason: " " })
  expect(JSON.stringify(silent.json.message)).toContain("Schreib, warum")
  const nothing = await give(id, { amountCents: 0, way: "credit" })
  expect(nothing.status).not.toBe(200)
  expect(await givenTo(id)).toEqual([])
})

test("what was given is never changed or deleted", async () => {
  const { id } = await makeBooking(db)
  await give(id, { amountCents: 1_500, way: "credit" })
  const own = eq(goodwillsTable.bookingId, id)
  await expect(db.update(goodwillsTable).set({ amountCents: 1 }).where(own)).rejects.toThrow()
  await expect(db.delete(goodwillsTable).where(own)).rejects.toThrow()
})
