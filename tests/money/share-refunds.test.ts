import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { receiptsTable } from "#features/accounting/server/receipts-tables.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { refundsTable } from "#features/payments/server/payments-tables.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { decideObjection } from "#features/settlements/server/decide-objection.ts"
import { objectToSettlement } from "#features/settlements/server/object-to-settlement.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { getPayoutSheet } from "#features/settlements/server/settlement-views.ts"
import {
  payoutsTable,
  settlementPartsTable,
} from "#features/settlements/server/settlements-tables.ts"
import { shareRefundsTable } from "#features/settlements/server/share-refunds/share-refunds-table.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

/*
 * What the back office gives back after the statement and before the shares are released: the pilot bears it.
 */

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })
const finance = await makeUser(db, { officeRoles: ["finance"] })

let restoreClock = () => {}
afterEach(() => restoreClock())

const PEOPLE = ["Lena", "Ole"].map((name) => ({ name, weightKg: 64, luggageKg: 4 }))
const WHY = "Der Rückweg fiel aus."

/** Two guests have paid 62.50 each, a third one too; in the end each of the four carries 60.00. */
async function stated(price: { seatPriceCents?: number; cost?: number } = {}) {
  const { seatPriceCents = 6_250, cost = 24_000 } = price
  const departsAt = new Date(clock.now().getTime() + hours(200))
  const totalCostCents = 4 * seatPriceCents
  const flight = await makeFlight(db, { departsAt, seatPriceCents, totalCostCents })
  const booking = await makeBooking(db, { flight, people: PEOPLE })
  const other = await makeBooking(db, { flight, people: PEOPLE.slice(0, 1) })
  await landFlights(db, [flight])
  const pilot = { kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false } as const
  await saveCosts(db, pilot, flight.id, [{ kind: "fuel", label: "Sprit", amountCents: cost }])
  await submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: cost })
  await workOff(db)
  return { flight, booking, other, pilot }
}

const ASKED = { cutCents: 1_000, shownRefundCents: 2_750, shownShareCents: 12_000, words: WHY }

function refund(bookingId: number, body: object = {}, key = randomUUID()) {
  return call("POST", `/api/bookings/${bookingId}/share-refund`, {
    as: admin.id,
    body: { ...ASKED, ...body },
    headers: { "idempotency-key": key },
  })
}

async function close() {
  const later = clock.now().getTime() + days(3)
  restoreClock()
  restoreClock = setClockSource(() => new Date(later))
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
}

const partOf = async (id: number) =>
  (await db.select().from(settlementPartsTable).where(eq(settlementPartsTable.bookingId, id)))[0]
const payoutOf = async (id: number) =>
  (await db.select().from(payoutsTable).where(eq(payoutsTable.bookingId, id)))[0]
const refundsAtCostOfPilot = (id: number) =>
  db.select().from(shareRefundsTable).where(eq(shareRefundsTable.bookingId, id))

async function refundsOf(checkoutId: number) {
  await workOff(db)
  const payment = await findPaymentOfCheckout(db, checkoutId)
  return db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, payment?.id ?? 0))
    .orderBy(refundsTable.id)
}

test("the pilot gets less, nobody else pays more, and the payout is of what is left", async () => {
  const { flight, booking, other, pilot } = await stated()
  expect((await refund(booking.id)).json).toEqual({ refundCents: 2_750, requested: null })
  expect(await refundsOf(booking.checkoutId)).toMatchObject([
    { amountCents: 2_750, creditCents: 0, status: "done" },
  ])
  expect(await partOf(booking.id)).toMatchObject({
    shareCents: 10_000,
    feeCents: 1_000,
    refundShareCents: 0,
    refundFeeCents: 0,
  })
  expect(await partOf(other.id)).toMatchObject({ shareCents: 6_000, refundShareCents: 250 })
  expect(await refundsAtCostOfPilot(booking.id)).toMatchObject([
    { shareCents: 2_000, feeCents: 200, words: WHY, madeBy: admin.id },
  ])
  const sheet = await getPayoutSheet(db, pilot, { flightId: flight.id, bookingId: booking.id })
  expect(sheet.shareRefunds).toEqual([{ shareCents: 2_000, words: WHY }])
  expect(await brokenInvariants(db)).toEqual([])
  await close()
  expect(await payoutOf(booking.id)).toMatchObject({ amountCents: 10_000 })
  expect(await payoutOf(other.id)).toMatchObject({ amountCents: 6_000 })
  const receipts = await db
    .select()
    .from(receiptsTable)
    .where(eq(receiptsTable.bookingId, booking.id))
    .orderBy(receiptsTable.id)
  expect(receipts.at(-1)).toMatchObject({
    kind: "booking_correction",
    shareCents: -2_500,
    feeCents: -250,
  })
  expect(await brokenInvariants(db)).toEqual([])
})

test("what is released is never taken back: the command says so and names goodwill, which goes", async () => {
  const { booking } = await stated()
  await close()
  const refused = await refund(booking.id)
  expect(refused.status).toBe(422)
  expect(refused.json.message).toContain("holen wir nie zurück: Gib stattdessen Kulanz")
  expect(await payoutOf(booking.id)).toMatchObject({ amountCents: 12_000 })
  const given = await call("POST", `/api/bookings/${booking.id}/goodwill`, {
    as: admin.id,
    body: { amountCents: 2_000, way: "card", shownGivenCents: 0, reason: WHY },
    headers: { "idempotency-key": randomUUID() },
  })
  expect(given.status).toBe(200)
  expect(await payoutOf(booking.id)).toMatchObject({ amountCents: 12_000 })
  expect(await brokenInvariants(db)).toEqual([])
})

test("a second click and a second window give nothing twice, and too much is refused at its field", async () => {
  const { booking } = await stated()
  const key = randomUUID()
  const [one, again] = [await refund(booking.id, {}, key), await refund(booking.id, {}, key)]
  expect(again.json).toEqual(one.json)
  const elsewhere = await refund(booking.id)
  expect(String(elsewhere.json.message).replaceAll("\u00a0", " ")).toContain(
    "bekommt inzwischen 100,00 €",
  )
  expect(await refundsAtCostOfPilot(booking.id)).toHaveLength(1)
  const now = { shownShareCents: 10_000 }
  const stale = await refund(booking.id, { ...now, shownRefundCents: 1 })
  expect(stale.json.message).toContain("Inzwischen wären es")
  const tooMuch = await refund(booking.id, { ...now, cutCents: 5_000 })
  expect(JSON.stringify(tooMuch.json.message)).toContain("etwas davon bleibt")
  // fees are at their least already, so only the share goes back
  const more = await refund(booking.id, { ...now, shownRefundCents: 2_000 })
  expect(more.json).toEqual({ refundCents: 2_000, requested: null })
  expect(await partOf(booking.id)).toMatchObject({ shareCents: 8_000, feeCents: 1_000 })
  expect(await brokenInvariants(db)).toEqual([])
})

test("an objection is decided first, and costs that are corrected afterwards keep what was given back", async () => {
  const { booking, other } = await stated()
  expect((await refund(booking.id)).status).toBe(200)
  const guest = {
    kind: "user",
    userId: other.passengerId ?? 0,
    isPilot: false,
    isAdmin: false,
  } as const
  await objectToSettlement(db, guest, other.id, { kind: "costs", words: "So viel war es nicht." })
  const refused = await refund(other.id, { shownShareCents: 6_000 })
  expect(refused.json.message).toContain("Entscheide erst darüber")
  const later = clock.now().getTime() + days(4)
  restoreClock = setClockSource(() => new Date(later))
  const corrections = [{ position: 1, amountCents: 16_000, reason: "Laut Beleg." }]
  const by = { kind: "user", userId: admin.id, isPilot: false, isAdmin: true } as const
  await decideObjection(db, by, other.id, { verdict: "corrected", words: "Stimmt.", corrections })
  expect(await partOf(other.id)).toMatchObject({ shareCents: 4_000 })
  expect(await partOf(booking.id)).toMatchObject({ shareCents: 8_000, refundShareCents: 2_000 })
  await close()
  expect(await payoutOf(booking.id)).toMatchObject({ amountCents: 8_000 })
  expect(await brokenInvariants(db)).toEqual([])
})

test("over 500 euros of one booking a second person agrees, or finds that the share was released meanwhile", async () => {
  const dear = { seatPriceCents: 60_000, cost: 240_000 }
  const asked = { cutCents: 30_000, shownShareCents: 120_000, shownRefundCents: 64_000 }
  const decide = (id: number) =>
    call("POST", `/api/approvals/${id}/decision`, {
      as: finance.id,
      body: { verdict: "approved" },
      headers: { "idempotency-key": randomUUID() },
    })
  const { booking } = await stated(dear)
  const requested = await refund(booking.id, asked)
  expect(requested.json).toMatchObject({ refundCents: 0, requested: { executesAt: null } })
  expect(await partOf(booking.id)).toMatchObject({ shareCents: 120_000 })
  const idOf = ({ json }: { json: Record<string, unknown> }) =>
    Number((json.requested as { approvalId: number }).approvalId)
  expect((await decide(idOf(requested))).status).toBe(200)
  expect(await partOf(booking.id)).toMatchObject({ shareCents: 60_000 })
  expect(await refundsAtCostOfPilot(booking.id)).toMatchObject([{ madeBy: admin.id }])

  const late = await stated(dear)
  const waiting = await refund(late.booking.id, asked)
  await close()
  expect((await decide(idOf(waiting))).status).not.toBe(200)
  expect(await refundsAtCostOfPilot(late.booking.id)).toEqual([])
  expect(await payoutOf(late.booking.id)).toMatchObject({ amountCents: 120_000 })
  expect(await brokenInvariants(db)).toEqual([])
})

test("what was given back at a pilot's cost stays as it is, and only its words may go", async () => {
  const { booking } = await stated()
  await refund(booking.id)
  const mine = eq(shareRefundsTable.bookingId, booking.id)
  await expect(db.update(shareRefundsTable).set({ shareCents: 1 }).where(mine)).rejects.toThrow()
  await expect(db.update(shareRefundsTable).set({ words: "Anders." }).where(mine)).rejects.toThrow()
  await expect(db.delete(shareRefundsTable).where(mine)).rejects.toThrow()
  await db.update(shareRefundsTable).set({ words: "" }).where(mine)
  expect(await refundsAtCostOfPilot(booking.id)).toMatchObject([{ words: "" }])
})
