import { and, asc, desc, eq } from "drizzle-orm"
import { afterEach, beforeAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { listReceiptsOfBooking } from "#features/accounting/server/issue-booking-receipts.ts"
import { listPilotStories } from "#features/accounting/server/pilot-stories.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import {
  bookingPeopleTable,
  bookingsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { transfersQueue } from "#features/payments/server/transfers-queue.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { drainJobs } from "#platform/server/jobs.ts"
import { allQueues } from "#server/jobs.ts"
import { testApplication } from "#tests/support/application.ts"
import { giveTrustedAccount } from "#tests/support/bank-account-steps.ts"
import { checkoutOf, LENA } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

let restoreClock = () => {}
afterEach(() => {
  restoreClock()
  restoreClock = () => {}
})

function laterBy(ms: number) {
  const at = clock.now().getTime() + ms
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

const db = await testDatabase()
const app = testApplication(db)
beforeAll(() => workOff(db))

/** One seat: 62.50 + 6.25; late 31.25 of it goes back. */
const SHARE = 6_250
const FEE = 625
const PRICE = SHARE + FEE
const HALF = 3_125

async function booked({
  startsInHours = 30,
  isInstantBooking = true,
  seats = 1,
  seatsOffered = 3,
} = {}) {
  const departsAt = new Date(clock.now().getTime() + hours(startsInHours))
  const totalCostCents = (seatsOffered + 1) * SHARE
  const flight = await makeFlight(db, { departsAt, isInstantBooking, seatsOffered, totalCostCents })
  const passenger = await makeUser(db)
  const people = Array.from({ length: seats }, () => LENA)
  const booking = await makeBooking(db, { flight, passengerId: passenger.id, people })
  return { flight, passenger, booking }
}

type Booked = Awaited<ReturnType<typeof booked>>

const ask = ({ booking, passenger }: Booked, seats: number, shownTotalCents = PRICE) =>
  app.call("POST", `/api/bookings/${booking.id}/more-seats`, {
    as: passenger.id,
    body: { seats, shownTotalCents },
  })

/** Holds more seats and orders them; answers the payment's reference. */
async function order(of: Booked, names: string[]): Promise<string> {
  const held = await ask(of, names.length)
  const ordered = await app.call("POST", checkoutOf(held).orderPath, {
    as: of.passenger.id,
    body: {
      people: names.map((name) => ({ ...LENA, name })),
      hasConsent: true,
      hasGuardianConsent: false,
      message: "",
      shownTotalCents: names.length * PRICE,
    },
  })
  return String(ordered.json.paymentPath).split("/").at(-1) ?? ""
}

const pay = (ref: string) =>
  app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })

async function add(of: Booked, names: string[]) {
  await pay(await order(of, names))
  await workOff(db)
}

async function bookingNow({ booking }: Booked) {
  const [row] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, booking.id))
  if (!row) throw new Error("the booking is gone")
  return row
}

async function orderNow({ booking }: Booked) {
  const [row] = await db.select().from(bookingsTable).where(eq(bookingsTable.addsToId, booking.id))
  if (!row) throw new Error("there is no order")
  return row
}

async function paymentsOf({ booking }: Booked) {
  const rows = await db
    .select({ status: paymentsTable.status, refunded: paymentsTable.refundedCents })
    .from(paymentsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, paymentsTable.checkoutId))
    .where(
      and(
        eq(bookingsTable.flightId, booking.flightId),
        eq(bookingsTable.passengerId, booking.passengerId ?? 0),
      ),
    )
    .orderBy(asc(paymentsTable.id))
  return rows.map(({ status, refunded }) => `${status} ${refunded}`)
}

async function ledgerOf({ booking: { id } }: Booked) {
  const own = [accounts.bookingShare(id), accounts.bookingFee(id)]
  const balances = await listBalances(db, own)
  return own.map(({ code }) => 0 - (balances.get(code) ?? 0))
}

async function receiptsOf({ booking }: Booked) {
  const receipts = await listReceiptsOfBooking(db, booking.id)
  return receipts.map(({ id, kind, correctsId, shareCents, feeCents }) => {
    const corrected = receipts.findIndex((one) => one.id === correctsId)
    return `${receipts.findIndex((one) => one.id === id)} ${kind} ${corrected} ${shareCents} ${feeCents}`
  })
}

const namesOf = async ({ booking }: Booked) =>
  (
    await db
      .select({ name: bookingPeopleTable.name })
      .from(bookingPeopleTable)
      .where(eq(bookingPeopleTable.bookingId, booking.id))
      .orderBy(asc(bookingPeopleTable.position))
  ).map(({ name }) => name)

test("more seats of an instant booking join it once they are paid: one booking, two payments", async () => {
  const of = await booked()
  await add(of, ["Tom Berger", "Mia Berger"])
  expect(await bookingNow(of)).toMatchObject({ status: "confirmed", seats: 3 })
  expect(await orderNow(of)).toMatchObject({ status: "joined", seats: 2 })
  expect(await namesOf(of)).toEqual(["Lena Berger", "Tom Berger", "Mia Berger"])
  expect(await countFreeSeats(db, of.flight.id)).toBe(0)
  expect(await paymentsOf(of)).toEqual(["captured 0", "captured 0"])
  expect(await ledgerOf(of)).toEqual([3 * SHARE, 3 * FEE])
  expect(await receiptsOf(of)).toEqual([
    `0 booking -1 ${SHARE} ${FEE}`,
    `1 booking -1 ${2 * SHARE} ${2 * FEE}`,
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test("the pilot answers more seats like any request: a yes joins them, a no leaves the booking as it is", async () => {
  const of = await booked({ isInstantBooking: false })
  await add(of, ["Tom Berger"])
  const asked = await orderNow(of)
  expect(asked.status).toBe("requested")
  expect((await ask(of, 1)).json.code).toBe("seats-are-asked")
  expect(await bookingNow(of)).toMatchObject({ status: "confirmed", seats: 1 })
  expect(await brokenInvariants(db)).toEqual([])
  const answer = ({ flight }: Booked, id: number, how: string) =>
    app.call("POST", `/api/bookings/${id}/${how}`, { as: flight.pilotId, body: { reason: "" } })
  expect((await answer(of, asked.id, "accept")).status).toBe(200)
  expect((await answer(of, asked.id, "accept")).status).toBe(200)
  await workOff(db)
  expect(await bookingNow(of)).toMatchObject({ seats: 2 })
  expect(await brokenInvariants(db)).toEqual([])

  const other = await booked({ isInstantBooking: false })
  await add(other, ["Tom Berger"])
  await answer(other, (await orderNow(other)).id, "decline")
  await workOff(db)
  expect(await bookingNow(other)).toMatchObject({ status: "confirmed", seats: 1 })
  expect(await paymentsOf(other)).toEqual(["captured 0", "voided 0"])
  expect(await countFreeSeats(db, other.flight.id)).toBe(2)
  expect(await brokenInvariants(db)).toEqual([])
})

test("what goes back comes from the newest payment first, and each invoice has its own corrections", async () => {
  const of = await booked({ seats: 2, startsInHours: 60 })
  await add(of, ["Tom Berger"])
  const giveUp = (stayHome: number[], shownRefundCents: number) =>
    app.call("POST", `/api/bookings/${of.booking.id}/give-up-seats`, {
      as: of.passenger.id,
      body: { stayHome, shownRefundCents },
    })
  expect((await giveUp([1, 2], 2 * PRICE)).json).toEqual({ seats: 1, refundCents: 2 * PRICE })
  await workOff(db)
  expect(await paymentsOf(of)).toEqual([`partially_refunded ${PRICE}`, `refunded ${PRICE}`])
  expect(await ledgerOf(of)).toEqual([SHARE, FEE])
  expect(await receiptsOf(of)).toEqual([
    `0 booking -1 ${2 * SHARE} ${2 * FEE}`,
    `1 booking -1 ${SHARE} ${FEE}`,
    `2 booking_correction 0 ${-SHARE} ${-FEE}`,
    `3 booking_correction 1 ${-SHARE} ${-FEE}`,
  ])
  expect(await brokenInvariants(db)).toEqual([])
  // the same number of seats once more, and once more one less
  await add(of, ["Mia Berger"])
  expect((await giveUp([4], PRICE)).json).toEqual({ seats: 1, refundCents: PRICE })
  // the answer was lost: the same people once more are nobody else
  expect((await giveUp([4], PRICE)).json).toEqual({ seats: 1, refundCents: PRICE })
  expect((await giveUp([2, 1], 2 * PRICE)).json).toEqual({ seats: 1, refundCents: 2 * PRICE })
  await add(of, ["Jan Berger"])
  expect((await giveUp([4], PRICE)).json).toEqual({ seats: 2, refundCents: PRICE })
  await workOff(db)
  expect(await namesOf(of)).toEqual(["Tom Berger", "Jan Berger"])
  expect(await brokenInvariants(db)).toEqual([])
})

test("late, a guest who has just joined leaves for free, and half of the share of all others is retained", async () => {
  const of = await booked({ startsInHours: 20 })
  await add(of, ["Tom Berger"])
  const path = `/api/bookings/${of.booking.id}`
  const cancel = (shownRefundCents: number) =>
    app.call("POST", `${path}/cancel`, { as: of.passenger.id, body: { shownRefundCents } })
  expect((await cancel(2 * HALF)).json.code).toBe("refund-has-changed")
  expect((await cancel(PRICE + HALF)).json.refundCents).toBe(PRICE + HALF)
  await workOff(db)
  expect(await bookingNow(of)).toMatchObject({ lateCancelledSeats: 1, retainedShareCents: HALF })
  expect(await paymentsOf(of)).toEqual([`partially_refunded ${HALF}`, `refunded ${PRICE}`])
  expect(await ledgerOf(of)).toEqual([SHARE - HALF, FEE])
  expect(await brokenInvariants(db)).toEqual([])
  await app.call("POST", `${path}/waive`, { as: of.flight.pilotId })
  await workOff(db)
  expect(await paymentsOf(of)).toEqual([`refunded ${PRICE}`, `refunded ${PRICE}`])
  expect(await brokenInvariants(db)).toEqual([])
})

test("a guest who cancels gets all payments back, and an open request is not collected", async () => {
  const of = await booked({ isInstantBooking: false })
  await add(of, ["Tom Berger"])
  await app.call("POST", `/api/bookings/${of.booking.id}/cancel-for-guest`, {
    as: of.flight.pilotId,
    body: { reason: "weather", word: "" },
  })
  await workOff(db)
  expect((await orderNow(of)).status).toBe("declined")
  expect(await paymentsOf(of)).toEqual([`refunded ${PRICE}`, "voided 0"])
  expect(await countFreeSeats(db, of.flight.id)).toBe(3)

  const both = await booked()
  await add(both, ["Tom Berger"])
  await app.call("POST", `/api/flights/${both.flight.id}/cancel`, {
    as: both.flight.pilotId,
    body: { reason: "weather", word: "" },
  })
  await workOff(db)
  expect(await paymentsOf(both)).toEqual([`refunded ${PRICE}`, `refunded ${PRICE}`])
  expect(await ledgerOf(both)).toEqual([0, 0])
  expect(await brokenInvariants(db)).toEqual([])
})

test("more seats that are paid after their booking has ended give their money back", async () => {
  const of = await booked()
  const ref = await order(of, ["Tom Berger"])
  await app.call("POST", `/api/bookings/${of.booking.id}/cancel`, {
    as: of.passenger.id,
    body: { shownRefundCents: PRICE },
  })
  expect((await orderNow(of)).status).toBe("lapsed")
  await pay(ref)
  await workOff(db)
  expect((await orderNow(of)).status).toBe("lapsed")
  expect(await paymentsOf(of)).toEqual([`refunded ${PRICE}`, "voided 0"])
  expect(await countFreeSeats(db, of.flight.id)).toBe(3)
  expect(await brokenInvariants(db)).toEqual([])
})

test("a price that falls while more seats are asked is the price of all of them", async () => {
  const of = await booked({ isInstantBooking: false })
  await add(of, ["Tom Berger"])
  await db.execute(`update flights set seat_price_cents = 6000 where id = ${of.flight.id}`)
  await db.execute(
    `insert into flight_prices (flight_id, seat_price_cents, total_cost_cents, valid_from) select id, 6000, total_cost_cents, created_at + interval '1 hour' from flights where id = ${of.flight.id}`,
  )
  const { id } = await orderNow(of)
  await app.call("POST", `/api/bookings/${id}/accept`, { as: of.flight.pilotId })
  await workOff(db)
  await refundPriceCut(db, of.flight.id)
  await workOff(db)
  expect(await bookingNow(of)).toMatchObject({ seats: 2, seatPriceCents: 6_000 })
  expect(await ledgerOf(of)).toEqual([12_000, 1_200])
  expect(await paymentsOf(of)).toEqual(["partially_refunded 275", "captured 0"])
  expect(await brokenInvariants(db)).toEqual([])
})

test("nobody gets more seats than are free, of somebody else's booking, at another price or too late", async () => {
  const of = await booked({ seats: 2 })
  expect((await ask(of, 2)).json.code).toBe("sold-out")
  expect((await ask(of, 1, PRICE - 1)).json.code).toBe("price-changed")
  const stranger = await makeUser(db)
  expect((await ask({ ...of, passenger: stranger }, 1)).status).toBe(404)
  const late = await booked({ startsInHours: 2 })
  expect((await ask(late, 1)).json.code).toBe("no-more-seats")
  const flight = await makeFlight(db)
  const passenger = await makeUser(db)
  const asked = await makeBooking(db, { flight, passengerId: passenger.id, outcome: "requested" })
  expect((await ask({ flight, passenger, booking: asked }, 1)).json.message).toContain(
    "Sobald sie zugesagt ist",
  )
})

test("settled downward, what is too much goes back once, and both cards pay the pilot their share", async () => {
  const of = await booked({ startsInHours: 10 })
  await add(of, ["Tom Berger"])
  const pilot = { kind: "user", userId: of.flight.pilotId, isPilot: true, isAdmin: false } as const
  await giveTrustedAccount(db, pilot.userId)
  laterBy(hours(14))
  await landFlights(db, [of.flight])
  await saveCosts(db, pilot, of.flight.id, [{ kind: "fuel", label: "Sprit", amountCents: 15_000 }])
  await submitSettlement(db, pilot, of.flight.id, { noShows: [], shownCostCents: 15_000 })
  laterBy(hours(48))
  await closeSettlementsQueue.run(db, null)
  await drainJobs(
    db,
    allQueues.filter((queue) => queue !== transfersQueue),
  )
  const ordered = await db.select().from(transfersTable).orderBy(desc(transfersTable.id))
  for (const { id } of ordered) await transfersQueue.run(db, { transferId: id })
  await workOff(db)
  expect(await bookingNow(of)).toMatchObject({ status: "settled", seats: 2 })
  expect(await paymentsOf(of)).toEqual(["captured 0", "partially_refunded 2750"])
  // whichever has arrived first, the pilot reads them in the order in which they were sent
  const [story] = (await listPilotStories(db, pilot.userId, 1)).stories
  const paidOut = story?.guests[0]?.moves.filter(({ title }) => title === "An dich ausgezahlt")
  expect(paidOut?.map(({ cents }) => cents)).toEqual(ordered.map(({ amountCents }) => amountCents))
  const transfers = await db.select().from(transfersTable).orderBy(desc(transfersTable.amountCents))
  expect(transfers.map(({ status, amountCents }) => `${status} ${amountCents}`)).toEqual([
    `done ${PRICE}`,
    `done ${10_000 - PRICE}`,
  ])
  expect(await receiptsOf(of)).toEqual([
    `0 booking -1 ${SHARE} ${FEE}`,
    `1 booking -1 ${SHARE} ${FEE}`,
    "2 booking_correction 1 -2500 -250",
  ])
  expect(await brokenInvariants(db)).toEqual([])
})
