import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { acceptBooking, declineBooking } from "#features/bookings/requests/server/answer-request.ts"
import { withdrawBooking } from "#features/bookings/requests/server/withdraw-booking.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { availableCredit, listOwnVouchers } from "#features/vouchers/server/vouchers-queries.ts"
import { vouchersTable, voucherUsesTable } from "#features/vouchers/server/vouchers-table.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)

const asUser = (userId: number, isPilot = false): UserActor => {
  return { kind: "user", userId, isPilot, isAdmin: false }
}

/** One seat, 62.50 + 6.25. */
const PRICE = 6_875
/** Vouchers are whole euros; of the last one a little stays. */
const valueFor = (creditCents: number) => Math.ceil(creditCents / 100) * 100

async function order(flightId: number, userId: number, creditCents: number, held?: string) {
  const orderPath = held ?? (await holdSeats(app, flightId, 1, userId)).orderPath
  const answer = await app.call("POST", orderPath, {
    as: userId,
    body: orderOf(1, { creditCents }),
  })
  return { ...answer, orderPath, ref: String(answer.json.paymentPath).split("/").at(-1) ?? "" }
}

const play = (ref: string, outcome: string) =>
  app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome } })

async function bookingOn(flightId: number) {
  const [row] = await db
    .select({ booking: bookingsTable, payment: paymentsTable })
    .from(bookingsTable)
    .leftJoin(paymentsTable, eq(paymentsTable.checkoutId, bookingsTable.checkoutId))
    .where(eq(bookingsTable.flightId, flightId))
  if (!row) throw new Error("no booking on this flight")
  return row
}

const balancesOf = async (userId: number) =>
  (await listOwnVouchers(db, userId)).map(({ balanceCents }) => balanceCents)

/** A guest with vouchers, who has asked for a seat and paid the rest by card. */
async function requested(values: number[], creditCents: number) {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  for (const valueCents of values) await makeVoucher(db, { ownerId: guest.id, valueCents })
  const { ref } = await order(flight.id, guest.id, creditCents)
  if (creditCents < PRICE) await play(ref, "pay")
  await workOff(db)
  const { booking } = await bookingOn(flight.id)
  return { flight, guest, booking, ref, pilot: asUser(flight.pilotId, true) }
}

test("a voucher pays its part, the card the rest, and both are collected with the pilot's yes", async () => {
  const { flight, guest, booking, pilot } = await requested([5_000], 5_000)
  expect(booking.status).toBe("requested")
  expect(await balancesOf(guest.id)).toEqual([0])
  expect(await brokenInvariants(db)).toEqual([])
  await acceptBooking(db, pilot, booking.id)
  await workOff(db)
  expect((await bookingOn(flight.id)).payment).toMatchObject({
    status: "captured",
    provider: "trial",
    amountCents: PRICE,
    creditCents: 5_000,
    capturedCents: PRICE,
  })
  expect(await brokenInvariants(db)).toEqual([])
})

test("vouchers that end first pay first", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  const soon = new Date(clock.now().getTime() + days(30))
  await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  await makeVoucher(db, { ownerId: guest.id, valueCents: 2_500, validUntil: soon })
  const { ref } = await order(flight.id, guest.id, PRICE)
  expect(await balancesOf(guest.id)).toEqual([0, 625])
  await workOff(db)
  expect(ref).not.toBe("")
  expect((await bookingOn(flight.id)).booking.status).toBe("requested")
  expect(await brokenInvariants(db)).toEqual([])
})

test("two vouchers and a card pay one booking, and each gets back to the cent what it gave", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  const soon = new Date(clock.now().getTime() + days(30))
  const later = await makeVoucher(db, { ownerId: guest.id, valueCents: 3_100 })
  const first = await makeVoucher(db, { ownerId: guest.id, valueCents: 2_500, validUntil: soon })
  const { ref } = await order(flight.id, guest.id, 5_600)
  await play(ref, "pay")
  await workOff(db)
  const { booking } = await bookingOn(flight.id)
  expect((await usesOf(booking.checkoutId)).map(partOf)).toEqual([
    { voucherId: first.id, appliedCents: 2_500, returnedCents: 0 },
    { voucherId: later.id, appliedCents: 3_100, returnedCents: 0 },
  ])
  const pilot = asUser(flight.pilotId, true)
  await acceptBooking(db, pilot, booking.id)
  await workOff(db)
  // 68,75 become 55,00: of the 13,75 the card gets its 12,75 first, the voucher used last the rest
  await db.update(flightsTable).set({ seatPriceCents: 5_000 }).where(eq(flightsTable.id, flight.id))
  await db.execute(`insert into flight_prices (flight_id, seat_price_cents, total_cost_cents, valid_from)
    values (${flight.id}, 5000, 25000, '${clock.now().toISOString()}')`)
  await refundPriceCut(db, flight.id)
  await workOff(db)
  expect(await balancesOf(guest.id)).toEqual([0, 100])
  expect(await brokenInvariants(db)).toEqual([])
  await cancelBookingByPilot(db, pilot, booking.id, { reason: "weather" })
  await workOff(db)
  expect((await usesOf(booking.checkoutId)).map(partOf)).toEqual([
    { voucherId: first.id, appliedCents: 2_500, returnedCents: 2_500 },
    { voucherId: later.id, appliedCents: 3_100, returnedCents: 3_100 },
  ])
  expect(await availableCredit(db, guest.id)).toBe(5_600)
  const { rows } = await db.execute<{ card: number }>(
    `select sum(r.amount_cents - r.credit_cents)::int as card from refunds r
      join payments p on p.id = r.payment_id where p.checkout_id = ${booking.checkoutId}`,
  )
  expect(rows).toEqual([{ card: PRICE - 5_600 }])
  expect(await brokenInvariants(db)).toEqual([])
})

const usesOf = (checkoutId: number) =>
  db
    .select()
    .from(voucherUsesTable)
    .where(eq(voucherUsesTable.checkoutId, checkoutId))
    .orderBy(voucherUsesTable.id)

const partOf = ({
  voucherId,
  appliedCents,
  returnedCents,
}: typeof voucherUsesTable.$inferSelect) => {
  return { voucherId, appliedCents, returnedCents }
}

test("what vouchers pay alone needs no card, from the request to the refund", async () => {
  const { flight, guest, booking, pilot } = await requested([10_000], PRICE)
  expect(booking.status).toBe("requested")
  expect((await bookingOn(flight.id)).payment).toMatchObject({
    provider: "credit",
    creditCents: PRICE,
  })
  await acceptBooking(db, pilot, booking.id)
  await workOff(db)
  expect((await bookingOn(flight.id)).payment?.status).toBe("captured")
  expect(await brokenInvariants(db)).toEqual([])
  await cancelBookingByPilot(db, pilot, booking.id, { reason: "weather" })
  await workOff(db)
  expect((await bookingOn(flight.id)).payment).toMatchObject({ status: "refunded" })
  expect(await balancesOf(guest.id)).toEqual([10_000])
  expect(await brokenInvariants(db)).toEqual([])
})

test.each([
  ["declined", (p: UserActor, _g: UserActor, id: number) => declineBooking(db, p, id, "")],
  ["withdrawn", (_p: UserActor, g: UserActor, id: number) => withdrawBooking(db, g, id)],
] as const)("a request that is %s gives the voucher its part back", async (status, end) => {
  for (const credit of [5_000, PRICE]) {
    const { flight, guest, booking, pilot } = await requested([valueFor(credit)], credit)
    await end(pilot, asUser(guest.id), booking.id)
    await workOff(db)
    const now = await bookingOn(flight.id)
    expect(now.booking.status).toBe(status)
    expect(now.payment?.status).toBe("voided")
    expect(await balancesOf(guest.id)).toEqual([valueFor(credit)])
  }
  expect(await brokenInvariants(db)).toEqual([])
})

test("a refund goes back to its sources, and the voucher lasts at least six months more", async () => {
  const { flight, guest, booking, pilot } = await requested([5_000], 5_000)
  await acceptBooking(db, pilot, booking.id)
  await workOff(db)
  const soon = new Date(clock.now().getTime() + days(10))
  await db
    .update(vouchersTable)
    .set({ validUntil: soon })
    .where(eq(vouchersTable.ownerId, guest.id))
  await cancelBookingByPilot(db, pilot, booking.id, { reason: "weather" })
  expect(await brokenInvariants(db)).toEqual([])
  await workOff(db)
  const { payment } = await bookingOn(flight.id)
  expect(payment).toMatchObject({ status: "refunded", refundedCents: PRICE })
  const refunds = await db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, payment?.id ?? 0))
  expect(refunds).toMatchObject([{ amountCents: PRICE, creditCents: 5_000, status: "done" }])
  const [voucher] = await listOwnVouchers(db, guest.id)
  expect(voucher?.balanceCents).toBe(5_000)
  expect(voucher?.validUntil?.getTime()).toBeGreaterThan(clock.now().getTime() + days(180))
  expect(await brokenInvariants(db)).toEqual([])
})

// with 68,00 € the rest, 0,75 €, could hardly be less
test.each([5_000, 6_800, PRICE])(
  "with %i cents of credit, a lower price lowers what is due and gives back what was collected",
  async (credit) => {
    for (const isAccepted of [false, true]) {
      const { flight, guest, booking, pilot } = await requested([valueFor(credit)], credit)
      if (isAccepted) await acceptBooking(db, pilot, booking.id)
      await workOff(db)
      await db
        .update(flightsTable)
        .set({ seatPriceCents: 5_000 })
        .where(eq(flightsTable.id, flight.id))
      await db.execute(`insert into flight_prices (flight_id, seat_price_cents, total_cost_cents, valid_from)
        values (${flight.id}, 5000, 25000, '${clock.now().toISOString()}')`)
      await refundPriceCut(db, flight.id)
      await workOff(db)
      expect(await brokenInvariants(db)).toEqual([])
      if (!isAccepted) await acceptBooking(db, pilot, booking.id)
      await workOff(db)
      // 68,75 became 55,00: the card saves what it pays, the voucher the rest
      const byCard = PRICE - credit
      const saved = PRICE - 5_500
      const least = isAccepted ? 0 : Math.min(byCard, 50)
      const backToVoucher = Math.max(0, saved - (byCard - least))
      const untouched = valueFor(credit) - credit
      expect(await balancesOf(guest.id)).toEqual([untouched + backToVoucher])
      expect(await brokenInvariants(db)).toEqual([])
      await cancelBookingByPilot(db, pilot, booking.id)
      await workOff(db)
      expect(await balancesOf(guest.id)).toEqual([valueFor(credit)])
      expect((await bookingOn(flight.id)).payment?.status).toBe("refunded")
      expect(await brokenInvariants(db)).toEqual([])
    }
  },
)

test("a declined card gives the voucher back, and the next attempt counts from the start", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  const voucher = await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  const first = await order(flight.id, guest.id, 5_000)
  expect(await availableCredit(db, guest.id)).toBe(0)
  await play(first.ref, "decline")
  await workOff(db)
  expect(await availableCredit(db, guest.id)).toBe(5_000)
  // a card that was only tried makes no voucher last longer
  const [same] = await listOwnVouchers(db, guest.id)
  expect(same?.validUntil).toEqual(voucher.validUntil)
  const second = await order(flight.id, guest.id, 0, first.orderPath)
  await play(second.ref, "pay")
  await workOff(db)
  const { rows } = await db.execute<{ credit: number }>(
    `select credit_cents as credit from payments where ref = '${second.ref}'`,
  )
  expect(rows).toEqual([{ credit: 0 }])
  expect(await brokenInvariants(db)).toEqual([])
})

test("a hold that expires frees the credit, and it cannot be paid afterwards", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  const { ref } = await order(flight.id, guest.id, 5_000)
  const then = clock.now().getTime() + minutes(16)
  const restore = setClockSource(() => new Date(then))
  try {
    await lapseHoldsQueue.run(db, null)
    await workOff(db)
    expect(await availableCredit(db, guest.id)).toBe(5_000)
    expect((await play(ref, "pay")).status).toBe(422)
    // nobody has paid too late: the page says that the time is over
    expect((await bookingOn(flight.id)).payment?.status).toBe("failed")
    expect(await brokenInvariants(db)).toEqual([])
  } finally {
    restore()
  }
})

test("a double click, and two tabs with different parts, spend the credit once", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  const { orderPath } = await holdSeats(app, flight.id, 1, guest.id)
  const answers = await Promise.all(
    [5_000, 5_000, 0, 5_000].map((credit) => order(flight.id, guest.id, credit, orderPath)),
  )
  for (const { status } of answers) expect([200, 422]).toContain(status)
  expect(await brokenInvariants(db)).toEqual([])
  const refs = new Set(answers.filter(({ status }) => status === 200).map(({ ref }) => ref))
  expect(refs.size).toBe(1)
  await play([...refs][0] ?? "", "pay")
  await workOff(db)
  expect((await bookingOn(flight.id)).booking.status).toBe("requested")
  expect(await brokenInvariants(db)).toEqual([])
})

test("two flights at once never spend the same voucher", async () => {
  const guest = await makeUser(db)
  await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  const flights = [await makeFlight(db), await makeFlight(db), await makeFlight(db)]
  const answers = await Promise.all(flights.map(({ id }) => order(id, guest.id, 5_000)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  expect(await brokenInvariants(db)).toEqual([])
})

test("credit that the person did not see is not taken", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  for (const credit of [4_000, 6_000]) {
    const answer = await order(flight.id, guest.id, credit)
    expect(answer.status).toBe(422)
    expect(answer.json.message ?? JSON.stringify(answer.json)).toContain("50,00")
  }
  expect(await balancesOf(guest.id)).toEqual([5_000])
})

test("a blocked or expired voucher, and a stranger's, pays nothing", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  const past = new Date(clock.now().getTime() - days(1))
  await makeVoucher(db, { ownerId: guest.id, status: "blocked" })
  await makeVoucher(db, { ownerId: guest.id, validUntil: past })
  await makeVoucher(db, { ownerId: (await makeUser(db)).id })
  expect(await availableCredit(db, guest.id)).toBe(0)
  expect((await order(flight.id, guest.id, PRICE)).status).toBe(422)
  expect(await brokenInvariants(db)).toEqual([])
})
