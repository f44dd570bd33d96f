import { and, desc, eq, sql } from "drizzle-orm"
import fc from "fast-check"
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import type { FlightRow } from "#db/seed/factories/write-flights.ts"
import { listBookingStories } from "#features/accounting/server/booking-stories.ts"
import {
  issueBookingReceipts,
  listReceiptsOfBooking,
} from "#features/accounting/server/issue-booking-receipts.ts"
import { receiptsTable } from "#features/accounting/server/receipts-tables.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import {
  bookingPeopleTable,
  bookingsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { flightPricesTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { accounts, type LedgerLine, type MoveKind } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import type { UserActor } from "#platform/actor.ts"
import { setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, holdSeats, LENA, orderOf, payFor } from "#tests/support/booking-steps.ts"
import { testDatabaseWithUrl, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

/*
 * The VAT of a service fee is owed for the month in which the fee is collected, and no longer owed from
 * the month in which it goes back: by the ledger as by the invoices and corrections that people get.
 * A seat costs 62.50 + 6.25, of which 1.00 is VAT.
 */

const { db, owner } = await testDatabaseWithUrl()
const app = testApplication(db)
beforeAll(() => workOff(db))

let now = new Date()
let restoreClock = () => {}
const isSmallBusiness = env().OPERATOR_SMALL_BUSINESS

/** It is this hour in Berlin from now on. */
function itIs(hour: string) {
  now = new Date(hour)
}

beforeEach(() => {
  restoreClock = setClockSource(() => now)
})

afterEach(async () => {
  restoreClock()
  env().OPERATOR_SMALL_BUSINESS = isSmallBusiness
  expect(await brokenInvariants(db)).toEqual([])
})

/** A flight in June, booked at once. */
async function offered() {
  const { id: pilotId } = await makePilot(db)
  const departsAt = new Date("2027-06-12T10:00:00+02:00")
  return makeFlight(db, { pilotId, departsAt, isInstantBooking: true })
}

async function booked(flight: FlightRow, seats = 1) {
  const passenger = await makeUser(db)
  await payFor(app, flight.id, seats, passenger.id)
  await workOff(db)
  return bookingOf(flight, passenger.id)
}

async function bookingOf(flight: FlightRow, passengerId: number) {
  const { flightId, passengerId: ofPassenger } = bookingsTable
  const [booking] = await db
    .select({ id: bookingsTable.id, checkoutId: bookingsTable.checkoutId })
    .from(bookingsTable)
    .where(and(eq(flightId, flight.id), eq(ofPassenger, passengerId)))
    .orderBy(bookingsTable.id)
  if (!booking) throw new Error("nothing was booked")
  return { ...booking, passengerId }
}

type Booked = Awaited<ReturnType<typeof booked>>

async function addSeats({ id, passengerId }: Booked, seats: number, seatTotalCents = 6_875) {
  const body = { seats, shownTotalCents: seatTotalCents }
  const held = await app.call("POST", `/api/bookings/${id}/more-seats`, { as: passengerId, body })
  const { orderPath } = checkoutOf(held)
  const ordered = await app.call("POST", orderPath, {
    as: passengerId,
    body: orderOf(seats, { shownTotalCents: seats * seatTotalCents }),
  })
  const ref = String(ordered.json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
}

/** Everybody on a flight pays less, and gets the difference back. */
async function cutPrice({ id }: FlightRow, seatPriceCents: number) {
  await db.update(flightsTable).set({ seatPriceCents }).where(eq(flightsTable.id, id))
  const price = { flightId: id, seatPriceCents, totalCostCents: 25_000, validFrom: now }
  await db.insert(flightPricesTable).values(price)
  await refundPriceCut(db, id)
  await workOff(db)
}

const cancel = async ({ id, passengerId }: Booked, shownRefundCents: number) => {
  const body = { shownRefundCents }
  const cancelled = await app.call("POST", `/api/bookings/${id}/cancel`, { as: passengerId, body })
  expect(cancelled.status).toBe(200)
  await workOff(db)
}

/** Who came last stays at home; nobody else ever gets their position. */
async function giveUpSeat({ id, passengerId }: Booked, shownRefundCents: number) {
  const { bookingId, position } = bookingPeopleTable
  const [last] = await db
    .select({ position })
    .from(bookingPeopleTable)
    .where(eq(bookingId, id))
    .orderBy(desc(position))
    .limit(1)
  const body = { stayHome: [last?.position], shownRefundCents }
  const path = `/api/bookings/${id}/give-up-seats`
  const given = await app.call("POST", path, { as: passengerId, body })
  expect(given.status).toBe(200)
  await workOff(db)
}

/** A booking as the version before has collected it: without VAT, and without a word of how it is taxed. */
async function collectedBefore(flight: FlightRow, heldAt: Date): Promise<Booked> {
  env().OPERATOR_SMALL_BUSINESS = true
  const passengerId = (await makeUser(db)).id
  const { id, checkoutId } = await makeBooking(db, { flight, passengerId, heldAt })
  env().OPERATOR_SMALL_BUSINESS = false
  await db.update(bookingsTable).set({ chargesVat: null }).where(eq(bookingsTable.id, id))
  return { id, checkoutId, passengerId }
}

class Undo extends Error {}

/** Does something in a transaction that is thrown away. */
async function undone(act: (tx: Db) => Promise<void>, by = db): Promise<void> {
  const thrown = inTransaction(by, async (tx) => {
    await act(tx)
    throw new Undo()
  })
  await thrown.catch((error) => {
    if (!(error instanceof Undo)) throw error
  })
}

/** Lands a flight in June, says what it has cost, and divides that when nobody has objected. */
async function settle(flight: FlightRow, actualCostCents: number) {
  const pilot: UserActor = {
    kind: "user",
    userId: flight.pilotId,
    isPilot: true,
    isAdmin: false,
  }
  itIs("2027-06-13T12:00:00+02:00")
  await landFlights(db, [flight])
  const cost = { kind: "fuel", label: "Sprit", amountCents: actualCostCents } as const
  await saveCosts(db, pilot, flight.id, [cost])
  await submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: actualCostCents })
  now = new Date(now.getTime() + hours(49))
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
}

interface Month extends Record<string, unknown> {
  month: string
  ledger: number
  receipts: number
}

/** What of VAT a booking adds to a month in Berlin: in the ledger, and by its receipts. */
async function vatOf({ id }: Pick<Booked, "id">, from: Db = db) {
  const { rows } = await from.execute<Month>(sql`
    select month, sum(ledger)::int as ledger, sum(receipts)::int as receipts from (
      select to_char(t.at at time zone 'Europe/Berlin', 'YYYY-MM') as month, -e.amount_cents as ledger, 0 as receipts
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      join ledger_accounts a on a.id = e.account_id and a.code = 'platform:vat'
      join bookings o on o.id = t.subject_id and t.subject = 'booking'
      where coalesce(o.adds_to_id, o.id) = ${id}
      union all
      select to_char(r.issued_at at time zone 'Europe/Berlin', 'YYYY-MM'), 0, r.vat_cents
      from receipts r where r.booking_id = ${id}) months
    group by month having sum(abs(ledger) + abs(receipts)) > 0 order by month`)
  return Object.fromEntries(rows.map(({ month, ledger, receipts }) => [month, [ledger, receipts]]))
}

/** What is owed although the booking's fee is not ours yet. */
async function owedOnPrepayment({ id }: Booked, from: Db = db) {
  const account = accounts.bookingVat(id)
  return (await listBalances(from, [account])).get(account.code) ?? 0
}

test("the VAT of a fee is owed from the day on which it is collected, not from the flight on", async () => {
  itIs("2027-03-31T23:50:00+02:00")
  const booking = await booked(await offered())
  expect(await vatOf(booking)).toEqual({ "2027-03": [100, 100] })
  expect(await owedOnPrepayment(booking)).toBe(100)
})

test("what goes back in a later month corrects the VAT of that month, as its correction does", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const booking = await booked(flight)
  itIs("2027-04-05T12:00:00+02:00")
  // to 60.00 + 6.00 (5.04 + 0.96)
  await cutPrice(flight, 6_000)
  expect(await vatOf(booking)).toEqual({ "2027-03": [100, 100], "2027-04": [-4, -4] })
  itIs("2027-05-01T00:10:00+02:00")
  await cancel(booking, 6_600)
  expect(await vatOf(booking)).toEqual({
    "2027-03": [100, 100],
    "2027-04": [-4, -4],
    "2027-05": [-96, -96],
  })
  expect(await owedOnPrepayment(booking)).toBe(0)
})

test("more seats are an invoice of their own, with the VAT of their own fee", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const booking = await booked(flight)
  itIs("2027-04-20T12:00:00+02:00")
  await addSeats(booking, 2)
  // 6.25 has 1.00 and 12.50 has 2.00, although 18.75 together would have 2.99
  expect(await vatOf(booking)).toEqual({ "2027-03": [100, 100], "2027-04": [200, 200] })
  itIs("2027-05-20T12:00:00+02:00")
  await giveUpSeat(booking, 6_875)
  // of the newest order
  expect(await vatOf(booking)).toMatchObject({ "2027-05": [-100, -100] })
  await settle(flight, 10_000)
  // two fees of 5.00, so that 2.50 of the newest order go back: 3.75 has 0.60
  expect(await vatOf(booking)).toMatchObject({ "2027-06": [-40, -40] })
  expect(await owedOnPrepayment(booking)).toBe(0)
})

test("a settlement owes only the difference that it makes, and the booking owes no VAT any more", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const booking = await booked(flight)
  await settle(flight, 11_000)
  // 55.00 + 5.50 (4.62 + 0.88)
  expect(await vatOf(booking)).toEqual({ "2027-03": [100, 100], "2027-06": [-12, -12] })
  expect(await owedOnPrepayment(booking)).toBe(0)
})

test("a flight that cost no less is settled without a word to the tax office", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const booking = await booked(flight)
  await settle(flight, 12_500)
  expect(await vatOf(booking)).toEqual({ "2027-03": [100, 100] })
  expect(await owedOnPrepayment(booking)).toBe(0)
})

test("who cancels late keeps the fee, and its VAT is still owed", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const [booking, other] = [await booked(flight), await booked(flight)]
  itIs("2027-06-12T01:00:00+02:00")
  await cancel(booking, 3_125)
  expect(await vatOf(booking)).toEqual({ "2027-03": [100, 100] })
  expect(await owedOnPrepayment(booking)).toBe(100)
  await settle(flight, 25_000)
  expect(await vatOf(booking)).toEqual({ "2027-03": [100, 100] })
  expect(await owedOnPrepayment(booking)).toBe(0)
  expect(await vatOf(other)).toEqual({ "2027-03": [100, 100] })
})

test("a Kleinunternehmen owes nothing, in no month", async () => {
  env().OPERATOR_SMALL_BUSINESS = true
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const booking = await booked(flight)
  itIs("2027-04-05T12:00:00+02:00")
  await cutPrice(flight, 6_000)
  await settle(flight, 11_000)
  expect(await vatOf(booking)).toEqual({})
})

test("who stops being a Kleinunternehmen owes no VAT of what was collected before, and all of what comes", async () => {
  env().OPERATOR_SMALL_BUSINESS = true
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const booking = await booked(flight)
  env().OPERATOR_SMALL_BUSINESS = false
  itIs("2027-04-05T12:00:00+02:00")
  await cutPrice(flight, 6_000)
  expect(await vatOf(booking)).toEqual({})
  await settle(flight, 11_000)
  expect(await vatOf(booking)).toEqual({})
})

test("who becomes a Kleinunternehmen corrects what was taxed before by the tax that it had", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const booking = await booked(flight)
  env().OPERATOR_SMALL_BUSINESS = true
  itIs("2027-04-05T12:00:00+02:00")
  await cutPrice(flight, 6_000)
  await settle(flight, 11_000)
  expect(await vatOf(booking)).toEqual({
    "2027-03": [100, 100],
    "2027-04": [-4, -4],
    "2027-06": [-8, -8],
  })
})

test("a fee that vouchers pay is taxed like any other: multi-purpose vouchers owe it when they pay", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const passenger = await makeUser(db)
  await makeVoucher(db, { ownerId: passenger.id, valueCents: 10_000 })
  itIs("2027-04-20T12:00:00+02:00")
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, passenger.id)
  const body = orderOf(1, { creditCents: 6_875, people: [LENA] })
  await app.call("POST", orderPath, { as: passenger.id, cookie, body })
  await workOff(db)
  const booking = await bookingOf(flight, passenger.id)
  expect(await vatOf(booking)).toEqual({ "2027-04": [100, 100] })
  itIs("2027-05-20T12:00:00+02:00")
  await cancel(booking, 6_875)
  expect(await vatOf(booking)).toEqual({ "2027-04": [100, 100], "2027-05": [-100, -100] })
})

test("an invoice that is written after midnight has the date on which the fee was collected", async () => {
  // collected five minutes later
  const heldAt = new Date("2026-12-31T23:50:00+01:00")
  itIs("2026-12-31T23:56:00+01:00")
  const booking = await makeBooking(db, { flight: await offered(), heldAt })
  itIs("2027-01-01T00:20:00+01:00")
  await issueBookingReceipts(db, booking.id)
  expect(await listReceiptsOfBooking(db, booking.id)).toMatchObject([
    { year: 2026, issuedAt: new Date("2026-12-31T23:55:00+01:00") },
  ])
  expect(await vatOf(booking)).toEqual({ "2026-12": [100, 100] })
})

test("what was collected before prepayments posted VAT owes it from its settlement on", async () => {
  const heldAt = new Date("2027-03-20T12:00:00+01:00")
  itIs("2027-03-20T13:00:00+01:00")
  const flight = await offered()
  const booking = await collectedBefore(flight, heldAt)
  itIs("2027-04-05T12:00:00+02:00")
  await cutPrice(flight, 6_000)
  await settle(flight, 11_000)
  // its invoice and corrections had VAT before, the ledger gets all of it now
  expect(await vatOf(booking)).toEqual({
    "2027-03": [0, 100],
    "2027-04": [0, -4],
    "2027-06": [88, -8],
  })
})

test("more seats owe their VAT at once, also where those of before wait for the settlement", async () => {
  const heldAt = new Date("2027-03-20T12:00:00+01:00")
  itIs("2027-03-20T13:00:00+01:00")
  const flight = await offered()
  const booking = await collectedBefore(flight, heldAt)
  itIs("2027-04-20T12:00:00+02:00")
  await addSeats(booking, 1)
  expect(await vatOf(booking)).toEqual({ "2027-03": [0, 100], "2027-04": [100, 100] })
  await settle(flight, 18_750)
  expect(await vatOf(booking)).toMatchObject({ "2027-06": [100, 0] })
  expect(await owedOnPrepayment(booking)).toBe(0)
})

test("the passenger's own story tells a prepayment and its settlement without the tax office", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const booking = await booked(flight)
  await settle(flight, 11_000)
  const { stories } = await listBookingStories(db, booking.passengerId, {
    page: 1,
    bookingId: null,
  })
  const told = stories[0]?.moves.map(({ told: { title, from, to } }) => ({ title, from, to }))
  expect(told?.find(({ title }) => title === "Aufgeteilt")).toEqual({
    title: "Aufgeteilt",
    from: [{ place: "Bezahlt für deine Bestellung", cents: 6_875 }],
    to: [
      { place: expect.stringContaining("Kostenanteil"), cents: 6_250 },
      { place: "Servicegebühr, liegt bis nach dem Flug", cents: 625 },
    ],
  })
  expect(told?.find(({ title }) => title === "Abgerechnet")?.to).toEqual([
    { place: expect.stringContaining("Kostenanteil"), cents: 5_500 },
    { place: "Servicegebühr, mit Umsatzsteuer", cents: 550 },
    { place: "Bezahlt für deine Bestellung", cents: 825 },
  ])
  expect(stories[0]?.balance).toMatchObject({ paidCents: 6_875, backCents: 825, feeCents: 550 })
})

type Step = { kind: "cut"; toPercent: number } | { kind: "add" } | { kind: "give up" }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("cut" as const), toPercent: fc.integer({ min: 60, max: 99 }) }),
  fc.record({ kind: fc.constant("add" as const) }),
  fc.record({ kind: fc.constant("give up" as const) }),
)

test("whatever is added and given back, month by month the ledger owes what the receipts say", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 }),
      fc.array(step, { minLength: 2, maxLength: 6 }),
      fc.option(fc.integer({ min: 3_000, max: 25_000 })),
      async (first, steps, actualCostCents) => {
        itIs("2027-01-20T12:00:00+01:00")
        const flight = await offered()
        const booking = await booked(flight, first)
        let seats = first
        let seatPriceCents = 6_250
        const expectSame = async () => {
          const months = Object.values(await vatOf(booking))
          expect(months).not.toEqual([])
          for (const [ledger, receipts] of months) expect(ledger).toBe(receipts)
          return months.reduce((sum, [ledger = 0]) => sum + ledger, 0)
        }
        for (const next of steps) {
          now = new Date(now.getTime() + days(20))
          const { totalCents } = priceOfSeat(seatPriceCents, STANDARD_FEE_RULE)
          if (next.kind === "cut") {
            seatPriceCents = Math.floor((seatPriceCents * next.toPercent) / 100)
            await cutPrice(flight, seatPriceCents)
          } else if (next.kind === "add" && seats < 3) {
            await addSeats(booking, 1, totalCents)
            seats += 1
          } else if (next.kind === "give up" && seats > 1) {
            await giveUpSeat(booking, totalCents)
            seats -= 1
          }
          expect(await owedOnPrepayment(booking)).toBe(await expectSame())
        }
        now = new Date(now.getTime() + days(10))
        if (actualCostCents === null) {
          await cancel(booking, seats * priceOfSeat(seatPriceCents, STANDARD_FEE_RULE).totalCents)
          expect(await expectSame()).toBe(0)
        } else {
          await settle(flight, actualCostCents)
          expect(await expectSame()).toBeGreaterThan(0)
        }
        expect(await owedOnPrepayment(booking)).toBe(0)
      },
    ),
    { numRuns: 12 },
  )
})

/** What the version before posts of a booking: its fee and what becomes of it, and nothing of its VAT. */
async function postAsBefore(tx: Db, { id }: Booked, kind: MoveKind, lines: LedgerLine[]) {
  const businessKey = `booking/${id}/${kind}/before`
  await postMove(tx, { businessKey, kind, subject: "booking", subjectId: id, lines })
  // as at the commit
  await tx.execute(sql`set constraints all immediate`)
}

test("what an older process gives back beside this one owes no VAT any more", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const booking = await booked(await offered())
  itIs("2027-04-05T12:00:00+02:00")
  await undone(async (tx) => {
    await postAsBefore(tx, booking, "booking.given_back", [
      { account: accounts.bookingFee(booking.id), amountCents: 25 },
      { account: accounts.checkoutPaid(booking.checkoutId), amountCents: -25 },
    ])
    expect(await vatOf(booking, tx)).toEqual({ "2027-03": [100, 100], "2027-04": [-4, 0] })
    expect(await owedOnPrepayment(booking, tx)).toBe(96)
  })
})

test("what an older process settles beside this one owes only the difference", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const booking = await booked(await offered())
  itIs("2027-06-15T12:00:00+02:00")
  await undone(async (tx) => {
    await postAsBefore(tx, booking, "booking.settled", [
      { account: accounts.bookingFee(booking.id), amountCents: 625 },
      { account: accounts.earnedFees(), amountCents: -462 },
      { account: accounts.owedVat(), amountCents: -88 },
      { account: accounts.checkoutPaid(booking.checkoutId), amountCents: -75 },
    ])
    expect(await vatOf(booking, tx)).toEqual({ "2027-03": [100, 100], "2027-06": [-12, 0] })
    expect(await owedOnPrepayment(booking, tx)).toBe(0)
  })
})

test("a receipt of an older process, which would take owed VAT for a part of the fee, is refused", async () => {
  const heldAt = new Date("2027-03-20T12:00:00+01:00")
  itIs("2027-03-20T13:00:00+01:00")
  const booking = await makeBooking(db, { flight: await offered(), heldAt })
  await issueBookingReceipts(db, booking.id)
  const [receipt] = await listReceiptsOfBooking(db, booking.id)
  if (!receipt) throw new Error("there is no receipt")
  const { id: _, ...written } = receipt
  const again = { ...written, number: 9_999, feeCents: 725, cardCents: written.cardCents + 100 }
  await expect(db.insert(receiptsTable).values(again)).rejects.toMatchObject({
    cause: { constraint: "a_receipt_has_the_fee_of_its_move" },
  })
})

/** Which rules are broken after something that is undone again. */
async function brokenAfter(change: (tx: Db) => Promise<unknown>, by = db): Promise<string[]> {
  let broken: string[] = []
  await undone(async (tx) => {
    await change(tx)
    broken = (await brokenInvariants(tx)).map(({ rule }) => rule)
  }, by)
  return broken
}

const vatMove = (bookingId: number, vatCents: number) => ({
  businessKey: `booking/${bookingId}/wrong`,
  kind: "booking.given_back" as const,
  subject: "booking" as const,
  subjectId: bookingId,
  lines: [
    { account: accounts.bookingVat(bookingId), amountCents: vatCents },
    { account: accounts.owedVat(), amountCents: -vatCents },
  ],
})

test("npm run invariants finds VAT that no fee of the booking has", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const booking = await booked(await offered())
  expect(await brokenAfter((tx) => postMove(tx, vatMove(booking.id, 5)))).toEqual([
    "the VAT of a prepaid fee is owed while its booking has it, order by order, and nothing is left once it is settled",
  ])
})

test("npm run invariants finds VAT that is left when the booking is settled", async () => {
  itIs("2027-03-20T12:00:00+01:00")
  const flight = await offered()
  const booking = await booked(flight)
  await settle(flight, 11_000)
  expect(await brokenAfter((tx) => postMove(tx, vatMove(booking.id, 5)))).toContain(
    "the VAT of a prepaid fee is owed while its booking has it, order by order, and nothing is left once it is settled",
  )
})

test("npm run invariants finds a receipt that stands in another month than its move", async () => {
  itIs("2027-03-31T12:00:00+02:00")
  const booking = await booked(await offered())
  const broken = await brokenAfter(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update receipts set issued_at = issued_at + interval '12 hours'
      where booking_id = ${booking.id}`)
  }, owner)
  expect(broken).toEqual([
    "the VAT that the ledger owes for a month is that of the invoices and corrections of this month",
  ])
})
