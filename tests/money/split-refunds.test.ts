import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { acceptBooking } from "#features/bookings/requests/server/answer-request.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { refundsTable } from "#features/payments/server/payments-tables.ts"
import { retryRefund } from "#features/payments/server/retry-refunds.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { availableCredit } from "#features/vouchers/server/vouchers-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

/*
 * What vouchers and a card have paid together goes back to the card first, unless the back office chooses.
 */

const db = await testDatabase()
const app = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

/** Two seats for 137.50, of which vouchers have paid 50.00. */
async function paidByBoth(creditCents = 5_000) {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  await makeVoucher(db, { ownerId: guest.id, valueCents: creditCents })
  const { orderPath } = await holdSeats(app, flight.id, 2, guest.id)
  const ordered = await app.call("POST", orderPath, {
    as: guest.id,
    body: orderOf(2, { creditCents }),
  })
  const ref = String(ordered.json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  if (!booking) throw new Error("nothing was ordered")
  const pilot: UserActor = { kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false }
  await acceptBooking(db, pilot, booking.id)
  await workOff(db)
  return { flight, guest, booking, pilot }
}

const call = (bookingId: number, command: string, body: object) =>
  app.call("POST", `/api/bookings/${bookingId}/${command}`, {
    as: admin.id,
    body,
    headers: { "idempotency-key": randomUUID() },
  })

const CUT = {
  cutCents: 1_000,
  shownRefundCents: 2_200,
  shownSeatPriceCents: 6_250,
  reason: "Kürzer.",
}

async function refundsOf(checkoutId: number) {
  await workOff(db)
  const payment = await findPaymentOfCheckout(db, checkoutId)
  const rows = await db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, payment?.id ?? 0))
    .orderBy(refundsTable.id)
  return rows.map(({ amountCents, creditCents, status }) => ({ amountCents, creditCents, status }))
}

test("left alone the card gets it first, and chosen so the credit gets what it has paid", async () => {
  const { booking } = await paidByBoth()
  expect((await call(booking.id, "part-refund", CUT)).status).toBe(200)
  const byRule = { amountCents: 2_200, creditCents: 0, status: "done" }
  expect(await refundsOf(booking.checkoutId)).toEqual([byRule])

  const other = await paidByBoth()
  const chosen = await call(other.booking.id, "part-refund", { ...CUT, toCardCents: 700 })
  expect(chosen.status).toBe(200)
  expect(await refundsOf(other.booking.checkoutId)).toEqual([
    { amountCents: 2_200, creditCents: 1_500, status: "done" },
  ])
  expect(await availableCredit(db, other.guest.id)).toBe(1_500)
  expect(await brokenInvariants(db)).toEqual([])
})

test("neither gets more than it has paid, and a booking that is ended gives the rest where it belongs", async () => {
  const { booking, guest, pilot } = await paidByBoth(1_000)
  const tooMuch = await call(booking.id, "part-refund", { ...CUT, toCardCents: 1_100 })
  expect(JSON.stringify(tooMuch.json.message).replaceAll("\u00a0", " ")).toContain(
    "12,00 € bis 22,00 €",
  )
  expect((await call(booking.id, "part-refund", { ...CUT, toCardCents: 1_200 })).status).toBe(200)
  await cancelBookingByPilot(db, pilot, booking.id, { reason: "weather", word: "" })
  expect(await refundsOf(booking.checkoutId)).toEqual([
    { amountCents: 2_200, creditCents: 1_000, status: "done" },
    { amountCents: 11_550, creditCents: 0, status: "done" },
  ])
  expect(await availableCredit(db, guest.id)).toBe(1_000)
  expect(await brokenInvariants(db)).toEqual([])
})

test("after the statement it is divided as chosen too", async () => {
  const { booking, flight, guest, pilot } = await paidByBoth()
  await landFlights(db, [flight])
  await saveCosts(db, pilot, flight.id, [{ kind: "fuel", label: "Sprit", amountCents: 18_000 }])
  await submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: 18_000 })
  const refunded = await call(booking.id, "share-refund", {
    cutCents: 1_000,
    shownRefundCents: 2_750,
    shownShareCents: 12_000,
    toCardCents: 0,
    words: "Der Rückweg fiel aus.",
  })
  expect(refunded.status).toBe(200)
  expect(await refundsOf(booking.checkoutId)).toEqual([
    { amountCents: 2_750, creditCents: 2_750, status: "done" },
  ])
  expect(await availableCredit(db, guest.id)).toBe(2_750)
  expect(await brokenInvariants(db)).toEqual([])
})

test("a refund that is tried once more is divided as it was chosen", async () => {
  const { booking, guest } = await paidByBoth()
  expect((await call(booking.id, "part-refund", { ...CUT, toCardCents: 700 })).status).toBe(200)
  const payment = await findPaymentOfCheckout(db, booking.checkoutId)
  const ofPayment = eq(refundsTable.paymentId, payment?.id ?? 0)
  // as if its provider had refused it
  await db.update(refundsTable).set({ status: "failed", settledAt: clock.now() }).where(ofPayment)
  const [failed] = await db.select().from(refundsTable).where(ofPayment)
  const by = { kind: "user", userId: admin.id, isPilot: false, isAdmin: true } as const
  await retryRefund(db, by, { refundId: failed?.id ?? 0, reason: "Noch einmal." })
  expect(await refundsOf(booking.checkoutId)).toEqual([
    { amountCents: 2_200, creditCents: 1_500, status: "done" },
  ])
  expect(await availableCredit(db, guest.id)).toBe(1_500)
})

test("what one of them has paid alone is not divided", async () => {
  const { booking } = await paidByBoth()
  const alone = await makeFlight(db)
  const guest = await makeUser(db)
  const { orderPath } = await holdSeats(app, alone.id, 1, guest.id)
  const ordered = await app.call("POST", orderPath, { as: guest.id, body: orderOf(1) })
  const ref = String(ordered.json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const [own] = await db.select().from(bookingsTable).where(eq(bookingsTable.flightId, alone.id))
  const pilot: UserActor = { kind: "user", userId: alone.pilotId, isPilot: true, isAdmin: false }
  await acceptBooking(db, pilot, own?.id ?? 0)
  await workOff(db)
  const refused = await call(own?.id ?? 0, "part-refund", {
    ...CUT,
    shownRefundCents: 1_100,
    toCardCents: 1_100,
  })
  expect(JSON.stringify(refused.json.message)).toContain("nichts aufteilen")
  expect(own?.id).not.toBe(booking.id)
})
