import { and, eq, sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { cutBookingPrice } from "#features/bookings/core/server/cut-booking-price.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { flightPricesTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { CELL } from "#features/search/server/index/search-index.ts"
import { searchIndex, syncSearchIndex } from "#features/search/server/index/sync-search-index.ts"
import { listReducedFlights } from "#features/search/server/reduced-flights.ts"
import { feeSetting } from "#features/settings/descriptions/fee-setting.ts"
import { type FeeRule, STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { currentVersion, readSettings } from "#features/settings/server/current-settings.ts"
import { partyOf } from "#features/settlements/server/parties.ts"
import { stateCosts } from "#features/settlements/settlement.ts"
import { clock } from "#platform/clock.ts"
import { inTransaction } from "#platform/server/db.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats } from "#tests/support/booking-steps.ts"
import { testDatabase } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)
const { call } = app
const REASON = "Die Zahlungen sind teurer geworden."
const DEARER: FeeRule = { ratePermille: 120, minCents: 700, maxCents: 6_000 }

const people = { asks: 0, decides: 0 }
beforeAll(async () => {
  people.asks = (await makeUser(db, { officeRoles: ["owner"] })).id
  people.decides = (await makeUser(db, { officeRoles: ["finance"] })).id
})
const ask = (value: FeeRule, as = people.asks) =>
  call("PUT", "/api/settings/fee", {
    as,
    body: { value, basedOn: currentVersion(feeSetting).number, reason: REASON },
  })
const decide = (id: number) =>
  call("POST", `/api/approvals/${id}/decision`, {
    as: people.decides,
    body: { verdict: "approved" },
  })

async function change(rule: FeeRule) {
  const { json } = await ask(rule)
  expect(await decide(json.approvalId)).toMatchObject({ json: { status: "executed" } })
  await readSettings(db)
}

afterAll(standard)
beforeEach(standard)
async function standard() {
  if (currentFeeRule().ratePermille !== STANDARD_FEE_RULE.ratePermille) {
    await change(STANDARD_FEE_RULE)
  }
}
afterEach(async () => {
  expect(await brokenInvariants(db)).toEqual([])
})

const bookingOf = async (id: number) => {
  const [booking] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, id))
  if (!booking) throw new Error(`booking ${id} is missing`)
  return booking
}

test("a new fee takes two people, and holds once the second has agreed", async () => {
  const { json } = await ask(DEARER)
  expect(json).toMatchObject({ number: null, executesAt: null })
  await readSettings(db)
  expect(currentFeeRule()).toEqual(STANDARD_FEE_RULE)
  expect(await ask({ ...DEARER, ratePermille: 130 })).toMatchObject({
    status: 409,
    json: { code: "approval-open" },
  })
  expect(
    await call("POST", `/api/approvals/${json.approvalId}/decision`, {
      as: people.asks,
      body: { verdict: "approved" },
    }),
  ).toMatchObject({ status: 403 })
  await decide(json.approvalId)
  await readSettings(db)
  expect(currentFeeRule()).toEqual(DEARER)
})

test.each([
  [{ ...DEARER, ratePermille: 300 }, "value.ratePermille"],
  [{ ...DEARER, minCents: 1_001 }, "value.minCents"],
  [{ ...DEARER, minCents: 900, maxCents: 800 }, "value.maxCents"],
  [{ ...DEARER, maxCents: 15_001 }, "value.maxCents"],
])("a fee that no seat could carry is refused: %o", async (rule, property) => {
  expect(await ask(rule)).toMatchObject({ status: 400, json: { message: [{ property }] } })
})

test("whoever still sees the former price is told the new one, and pays what they see then", async () => {
  const flight = await makeFlight(db)
  expect(await holdSeats(app, flight.id, 1)).toMatchObject({ status: 201 })
  await change(DEARER)
  const hold = (shownTotalCents: number) =>
    call("POST", "/api/checkouts", { body: { flightId: flight.id, seats: 1, shownTotalCents } })
  const refused = await hold(6_875)
  expect(refused).toMatchObject({ status: 422, json: { code: "price-changed" } })
  expect(refused.json.message.replaceAll("\u00a0", " ")).toContain("70,00 €")
  expect(await hold(7_000)).toMatchObject({ status: 201 })
})

test("seats that are held keep their price, also when there are more of them", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  const held = await holdSeats(app, flight.id, 1, guest.id)
  await change(DEARER)
  const more = await call("POST", `${held.path}/seats`, {
    as: guest.id,
    cookie: held.cookie,
    body: { seats: 2 },
  })
  expect(more).toMatchObject({ status: 200 })
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(and(eq(bookingsTable.passengerId, guest.id), eq(bookingsTable.status, "held")))
  expect(booking).toMatchObject({ seats: 2, feeCents: 625, feeRatePermille: 100 })
})

test("what was booked keeps its fee: in a price cut, for more seats and in the statement", async () => {
  const flight = await makeFlight(db)
  const { id, passengerId } = await makeBooking(db, { flight })
  await change(DEARER)
  expect(await bookingOf(id)).toMatchObject({ feeCents: 625, feeRatePermille: 100 })

  const shown = (shownTotalCents: number) =>
    call("POST", `/api/bookings/${id}/more-seats`, {
      as: passengerId ?? 0,
      body: { seats: 1, shownTotalCents },
    })
  expect(await shown(7_000)).toMatchObject({ status: 422, json: { code: "price-changed" } })
  expect(await shown(6_875)).toMatchObject({ status: 201 })

  const { parts } = stateCosts(10_000, [partyOf(await bookingOf(id), "flown")])
  // 50,00 € and its tenth, not the seven euros that others pay by now
  expect(parts).toMatchObject([{ shareCents: 5_000, feeCents: 500, refundFeeCents: 125 }])

  await inTransaction(db, async (tx) => cutBookingPrice(tx, await bookingOf(id), 5_500))
  expect(await bookingOf(id)).toMatchObject({ seatPriceCents: 5_500, feeCents: 550 })
})

test("a reduction is announced against the lowest price that anybody was shown", async () => {
  const flight = await makeFlight(db)
  await db.update(flightsTable).set({ seatPriceCents: 5_000 }).where(eq(flightsTable.id, flight.id))
  await db.insert(flightPricesTable).values({
    flightId: flight.id,
    seatPriceCents: 5_000,
    totalCostCents: flight.totalCostCents,
    validFrom: new Date(clock.now().getTime() + 1),
  })
  await change(DEARER)
  await syncSearchIndex(db)
  const [reduced] = (await listReducedFlights(db, 50)).filter((one) => one.flight.id === flight.id)
  // 62,50 € with the fee of then, 50,00 € with that of now
  expect(reduced).toMatchObject({ formerTotalCents: 6_875, savedCents: 6_875 - 5_700 })
})

test("no order that was there before costs another cent after the fee has changed", async () => {
  const flights = [await makeFlight(db), await makeFlight(db), await makeFlight(db)]
  for (const flight of flights) await makeBooking(db, { flight })
  const sums = async () => {
    const { rows } = await db.execute(sql`
      select b.id, b.seats * (b.seat_price_cents + b.fee_cents) as price,
        (select sum(captured_cents) from payments p where p.checkout_id = b.checkout_id) as paid,
        (select sum(e.amount_cents) from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where a.code like 'booking:' || b.id || ':%') as booked
      from bookings b order by b.id`)
    return rows
  }
  const before = await sums()
  for (const ratePermille of [10, 250, 73]) {
    await change({ ratePermille, minCents: 100, maxCents: 15_000 })
    expect(await sums()).toEqual(before)
  }
})

test("the search, its filters and every text follow", async () => {
  await makeFlight(db)
  await syncSearchIndex(db)
  const totals = async () => {
    const { cells } = await searchIndex(db)
    return new Set(cells.filter((_, place) => place % 8 === CELL.totalCents))
  }
  expect(await totals()).toContain(6_875)
  await change(DEARER)
  await syncSearchIndex(db)
  expect(await totals()).toContain(7_000)
  expect(await totals()).not.toContain(6_875)
  const help = JSON.stringify(findContentPage("hilfe")).replaceAll("\u00a0", " ")
  expect(help).toContain("12 % deines Anteils, mindestens 7,00 € und höchstens 60,00 €")
  expect(help).toContain("ergibt 7,50 € Gebühr, zusammen 70,00 €")
})
