import { asc, eq } from "drizzle-orm"
import { beforeAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import {
  bookingPeopleTable,
  bookingsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf, payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { getSeatsChange } from "./seats-view.ts"

const db = await testDatabase()
const app = testApplication(db)
beforeAll(() => workOff(db))

/** One seat: 62.50 + 6.25; late 31.25 of it goes back. */
const PAID = 6_875
const HALF = 3_125
const FEE = 625

const PEOPLE = ["Lena Berger", "Tom Berger", "Mia Berger"].map((name) => {
  return { name, weightKg: 64, luggageKg: 4 }
})

async function booked(startsInHours: number) {
  const departsAt = new Date(clock.now().getTime() + hours(startsInHours))
  const flight = await makeFlight(db, { departsAt })
  const passenger = await makeUser(db)
  const booking = await makeBooking(db, { flight, passengerId: passenger.id, people: PEOPLE })
  return { flight, passenger, booking }
}

const giveUp = (id: number, as: number, stayHome: number[], shownRefundCents: number) =>
  app.call("POST", `/api/bookings/${id}/give-up-seats`, {
    as,
    body: { stayHome, shownRefundCents },
  })

async function paymentOf({ checkoutId }: { checkoutId: number }) {
  const ofCheckout = eq(paymentsTable.checkoutId, checkoutId)
  const [row] = await db.select().from(paymentsTable).where(ofCheckout)
  if (!row) throw new Error("no payment")
  return row
}

async function ledgerOf(id: number) {
  const own = [accounts.bookingShare(id), accounts.bookingFee(id)]
  const balances = await listBalances(db, own)
  return own.map(({ code }) => balances.get(code) ?? 0)
}

const namesOf = async (id: number) =>
  (
    await db
      .select({ name: bookingPeopleTable.name })
      .from(bookingPeopleTable)
      .where(eq(bookingPeopleTable.bookingId, id))
      .orderBy(asc(bookingPeopleTable.position))
  ).map(({ name }) => name)

test("in time a seat gives all of its price back; page, command, ledger and mail agree", async () => {
  const { flight, passenger, booking } = await booked(30)
  const user = { kind: "user", userId: passenger.id, isPilot: false, isAdmin: false } as const
  const shown = await getSeatsChange(db, user, { flightId: flight.id, bookingId: booking.id })
  expect(shown.options.map(([of]) => of?.refund.totalCents)).toEqual([PAID, 2 * PAID])
  expect((await giveUp(booking.id, passenger.id, [2], PAID - 1)).json.code).toBe(
    "refund-has-changed",
  )
  expect((await giveUp(booking.id, passenger.id, [1, 2, 3], 3 * PAID)).status).toBe(400)
  expect((await giveUp(booking.id, passenger.id, [4], PAID)).status).toBe(400)
  expect(await giveUp(booking.id, passenger.id, [2], PAID)).toMatchObject({
    status: 200,
    json: { seats: 2, refundCents: PAID },
  })
  expect(await namesOf(booking.id)).toEqual(["Lena Berger", "Mia Berger"])
  expect(await countFreeSeats(db, flight.id)).toBe(1)
  expect(await ledgerOf(booking.id)).toEqual([-12_500, -2 * FEE])
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ refundedCents: PAID })
  const [mail] = await mailsTo(db, passenger.email)
  expect(mail?.subject).toBe("Weniger Plätze: Übers Watt nach Juist")
  expect(mail?.text).toContain("68,75")
  expect(await brokenInvariants(db)).toEqual([])
})

test("late half of the share stays with the booking, through a price cut, a waiver and its end", async () => {
  const { flight, passenger, booking } = await booked(20)
  await giveUp(booking.id, passenger.id, [3], HALF)
  expect(await ledgerOf(booking.id)).toEqual([-12_500 - HALF, -3 * FEE])
  expect(await brokenInvariants(db)).toEqual([])
  await db.execute(`update flights set seat_price_cents = 6000 where id = ${flight.id}`)
  await db.execute(
    `insert into flight_prices (flight_id, seat_price_cents, total_cost_cents, valid_from) select id, 6000, total_cost_cents, created_at + interval '1 hour' from flights where id = ${flight.id}`,
  )
  await refundPriceCut(db, flight.id)
  expect(await ledgerOf(booking.id)).toEqual([-12_000 - HALF, -1_200 - FEE])
  const waive = () => app.call("POST", `/api/bookings/${booking.id}/waive`, { as: flight.pilotId })
  const waived = { status: 200, json: { refundCents: HALF + FEE } }
  expect(await waive()).toMatchObject(waived)
  // once more, as by a second click: the same answer, and nothing more goes back
  expect(await waive()).toMatchObject(waived)
  await giveUp(booking.id, passenger.id, [2], 3_000)
  expect(await ledgerOf(booking.id)).toEqual([-6_000 - 3_000, -600 - 600])
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
  const cancel = () =>
    app.call("POST", `/api/bookings/${booking.id}/cancel`, {
      as: passenger.id,
      body: { shownRefundCents: 3_000 },
    })
  expect(await cancel()).toMatchObject({ status: 200, json: { refundCents: 3_000 } })
  expect(await cancel()).toMatchObject({ status: 200, json: { refundCents: 3_000 } })
  expect(await ledgerOf(booking.id)).toEqual([-6_000, -1_200])
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
  const body = { reason: "weather", word: "" }
  await app.call("POST", `/api/flights/${flight.id}/cancel`, { as: flight.pilotId, body })
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: 3 * PAID })
  expect(await brokenInvariants(db)).toEqual([])
})

test("a guest who gave up seats late gets everything back when the pilot cancels", async () => {
  const { flight, passenger, booking } = await booked(20)
  await giveUp(booking.id, passenger.id, [2], HALF)
  await app.call("POST", `/api/bookings/${booking.id}/cancel-for-guest`, {
    as: flight.pilotId,
    body: { reason: "weather", word: "" },
  })
  await workOff(db)
  expect(await paymentOf(booking)).toMatchObject({ status: "refunded", refundedCents: 3 * PAID })
  expect(await ledgerOf(booking.id)).toEqual([0, 0])
  expect(await brokenInvariants(db)).toEqual([])
})

test("of a request less is collected; the card gets its part back first, then the voucher", async () => {
  const flight = await makeFlight(db)
  const passenger = await makeUser(db)
  await makeVoucher(db, { ownerId: passenger.id, valueCents: 10_000 })
  const { cookie, orderPath } = await holdSeats(app, flight.id, 3, passenger.id)
  const order = await app.call("POST", orderPath, {
    as: passenger.id,
    cookie,
    body: orderOf(3, { creditCents: 10_000 }),
  })
  const ref = String(order.json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  if (!booking) throw new Error("no booking")
  expect(await giveUp(booking.id, passenger.id, [3], PAID)).toMatchObject({ json: { seats: 2 } })
  expect(await paymentOf(booking)).toMatchObject({ dueCents: 2 * PAID, creditDueCents: 10_000 })
  expect(await brokenInvariants(db)).toEqual([])
  await app.call("POST", `/api/bookings/${booking.id}/accept`, { as: flight.pilotId })
  await workOff(db)
  await giveUp(booking.id, passenger.id, [1], PAID)
  await workOff(db)
  const { id } = await paymentOf(booking)
  const [refund] = await db.select().from(refundsTable).where(eq(refundsTable.paymentId, id))
  expect(refund).toMatchObject({ amountCents: PAID, creditCents: PAID - (2 * PAID - 10_000) })
  expect(await brokenInvariants(db)).toEqual([])
})

test("the seats are another's to take at once, and strangers give nothing up", async () => {
  const { flight, passenger, booking } = await booked(30)
  const other = await makeUser(db)
  expect((await giveUp(booking.id, other.id, [1], PAID)).status).toBe(404)
  await giveUp(booking.id, passenger.id, [1, 2], 2 * PAID)
  await payFor(app, flight.id, 2, other.id)
  await workOff(db)
  expect(await countFreeSeats(db, flight.id)).toBe(0)
  expect((await giveUp(booking.id, passenger.id, [3], PAID)).json.code).toBe("seats-stay")
  expect(await brokenInvariants(db)).toEqual([])
})
