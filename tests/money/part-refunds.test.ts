import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { receiptsTable } from "#features/accounting/server/receipts-tables.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightPricesTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { refundsTable } from "#features/payments/server/payments-tables.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { settlementPartsTable } from "#features/settlements/server/settlements-tables.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

/*
 * What the back office gives back of a booking that goes on: the price of its seats falls, and everything
 * that comes later reckons with it.
 */

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

let restoreClock = () => {}
afterEach(() => restoreClock())

const PEOPLE = ["Lena", "Ole"].map((name) => ({ name, weightKg: 64, luggageKg: 4 }))

function command(bookingId: number, step: string, body: object) {
  return call("POST", `/api/bookings/${bookingId}/${step}`, {
    as: admin.id,
    body: {
      reason: "Kürzer geflogen.",
      ...(step === "part-refund" && { shownSeatPriceCents: 6_250 }),
      ...body,
    },
    headers: { "idempotency-key": randomUUID() },
  })
}

async function booked(startsInHours = 200) {
  const departsAt = new Date(clock.now().getTime() + hours(startsInHours))
  const flight = await makeFlight(db, { departsAt })
  const booking = await makeBooking(db, { flight, people: PEOPLE })
  await workOff(db)
  return { flight, booking }
}

async function refundsOf(checkoutId: number) {
  await workOff(db)
  const payment = await findPaymentOfCheckout(db, checkoutId)
  return db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, payment?.id ?? 0))
    .orderBy(refundsTable.id)
}

const bookingNow = async (id: number) =>
  (await db.select().from(bookingsTable).where(eq(bookingsTable.id, id)))[0]

test("a part goes back to the card with its fee, the seats cost less, and the receipt is corrected", async () => {
  const { booking } = await booked()
  const answer = await command(booking.id, "part-refund", {
    cutCents: 1_000,
    shownRefundCents: 2_200,
  })
  expect(answer.json).toEqual({ refundCents: 2_200 })
  const refunds = await refundsOf(booking.checkoutId)
  expect(refunds).toMatchObject([{ amountCents: 2_200, creditCents: 0, status: "done" }])
  expect(await bookingNow(booking.id)).toMatchObject({ seatPriceCents: 5_250, feeCents: 525 })
  const receipts = await db
    .select()
    .from(receiptsTable)
    .where(eq(receiptsTable.bookingId, booking.id))
    .orderBy(receiptsTable.id)
  expect(receipts.at(-1)).toMatchObject({
    kind: "booking_correction",
    shareCents: -2_000,
    feeCents: -200,
  })
  expect(await brokenInvariants(db)).toEqual([])
})

test("the same page once more gives nothing twice, with the same key nor with another", async () => {
  const { booking } = await booked()
  const body = { cutCents: 1_500, shownRefundCents: 3_250 }
  expect((await command(booking.id, "part-refund", body)).status).toBe(200)
  const again = await command(booking.id, "part-refund", body)
  expect(again.status).toBe(422)
  expect(await refundsOf(booking.checkoutId)).toHaveLength(1)
})

test("two windows that give back as much give it once, whatever the fee says", async () => {
  const { booking } = await booked()
  const body = { cutCents: 100, shownRefundCents: 220 }
  expect((await command(booking.id, "part-refund", body)).status).toBe(200)
  const again = await command(booking.id, "part-refund", body)
  expect(again.status).toBe(422)
  expect(String(again.json.message)).toContain("inzwischen 61,50")
  expect(await refundsOf(booking.checkoutId)).toHaveLength(1)
})

test("the whole price, and what the page did not show, are refused", async () => {
  const { booking } = await booked()
  const all = await command(booking.id, "part-refund", {
    cutCents: 6_250,
    shownRefundCents: 13_750,
  })
  expect(JSON.stringify(all.json.message)).toContain("beende die Buchung")
  const other = await command(booking.id, "part-refund", { cutCents: 1_000, shownRefundCents: 1 })
  expect(other.status).toBe(422)
  expect(await refundsOf(booking.checkoutId)).toEqual([])
})

test("a later cut of the flight's price and a cancellation give back the rest, no cent more", async () => {
  const { booking, flight } = await booked()
  await command(booking.id, "part-refund", { cutCents: 1_000, shownRefundCents: 2_200 })
  const seatPriceCents = 5_000
  await db.update(flightsTable).set({ seatPriceCents }).where(eq(flightsTable.id, flight.id))
  await db.insert(flightPricesTable).values({
    flightId: flight.id,
    seatPriceCents,
    totalCostCents: flight.totalCostCents,
    validFrom: clock.now(),
  })
  await refundPriceCut(db, flight.id)
  expect(await bookingNow(booking.id)).toMatchObject({ seatPriceCents: 5_000, feeCents: 500 })
  const ended = await command(booking.id, "office-cancellation", {
    side: "guest",
    shownRefundCents: 11_000,
  })
  expect(ended.status).toBe(200)
  const refunds = await refundsOf(booking.checkoutId)
  expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(13_750)
  expect(await brokenInvariants(db)).toEqual([])
})

test("the settlement divides what is left, and afterwards no part goes back any more", async () => {
  const { booking, flight } = await booked()
  await command(booking.id, "part-refund", { cutCents: 2_250, shownRefundCents: 4_750 })
  await landFlights(db, [flight])
  const pilot = { kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false } as const
  await saveCosts(db, pilot, flight.id, [{ kind: "fuel", label: "Sprit", amountCents: 25_000 }])
  await submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: 25_000 })
  const late = await command(booking.id, "part-refund", { cutCents: 100, shownRefundCents: 200 })
  expect(late.status).toBe(422)
  const later = clock.now().getTime() + days(3)
  restoreClock = setClockSource(() => new Date(later))
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
  const [part] = await db
    .select()
    .from(settlementPartsTable)
    .where(eq(settlementPartsTable.bookingId, booking.id))
  expect(part).toMatchObject({ shareCents: 8_000, feeCents: 1_000 })
  expect(await brokenInvariants(db)).toEqual([])
})

test("nobody joins at the price that was lowered for others, nor is it lowered while somebody may join", async () => {
  const { booking, flight } = await booked()
  const guest = booking.passengerId ?? 0
  const ask = () =>
    call("POST", `/api/bookings/${booking.id}/more-seats`, {
      as: guest,
      body: { seats: 1, shownTotalCents: 6_875 },
    })
  const held = await ask()
  const part = { cutCents: 1_000, shownRefundCents: 2_200 }
  expect(await command(booking.id, "part-refund", part)).toMatchObject({ status: 422 })
  const left = await call("DELETE", `/api/checkouts/${held.json.ref}`, { as: guest })
  expect(left.status).toBe(204)
  expect((await command(booking.id, "part-refund", part)).status).toBe(200)
  const refused = await ask()
  expect(refused.status).toBe(422)
  expect(String(refused.json.message)).toContain("eigenen, niedrigeren Preis")
  const seats = await db.$count(bookingsTable, eq(bookingsTable.flightId, flight.id))
  expect(seats).toBe(2)
  expect(await brokenInvariants(db)).toEqual([])
})

test("what a late cancellation has kept goes back at the pilot's word, once", async () => {
  const { booking } = await booked(20)
  const ended = { side: "guest", shownRefundCents: 6_250 }
  expect((await command(booking.id, "office-cancellation", ended)).status).toBe(200)
  expect((await command(booking.id, "office-waiver", {})).json).toEqual({ refundCents: 13_750 })
  expect((await command(booking.id, "office-waiver", {})).status).toBe(200)
  const refunds = await refundsOf(booking.checkoutId)
  expect(refunds.map(({ amountCents }) => amountCents)).toEqual([6_250, 7_500])
  expect(await brokenInvariants(db)).toEqual([])
})
