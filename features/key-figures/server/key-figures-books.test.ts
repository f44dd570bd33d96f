import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { payOutTo } from "#db/seed/factories/pay-out.ts"
import { listKindBalances } from "#features/accounting/server/journal-queries.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { days } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { playSequences } from "#tests/support/money-sequences/play-sequences.ts"
import { trialSide } from "#tests/support/money-sequences/trial-side.ts"
import { makeBoughtVoucher } from "#tests/support/voucher-steps.ts"
import type { CountedFigure } from "../figure.ts"
import { countKeyFiguresQueue } from "./count-key-figures.ts"
import { listFigureRows } from "./export-key-figures.ts"
import { getKeyFigures } from "./key-figures-view.ts"
import { sumFigures } from "./read-figures.ts"

/*
 * A life of the product: everything that moves money and seats at random and by its own commands, flights of
 * months ago, vouchers. Then each figure is held against the tables that it comes from, by other questions.
 */

const db = await testDatabase()
const application = testApplication(db)
const ago = (count: number) => new Date(clock.now().getTime() - days(count))

await playSequences({ db, provider: trialSide(), seed: "figures", runs: 8, hours: [1, 4, 30, 80] })
for (const count of [40, 75, 110]) {
  const flight = await makePastFlight(db, {
    departsAt: ago(count),
    kind: "round_trip",
    actualCostCents: 21_000,
  })
  await payOutTo(db, [flight.pilotId])
}
for (const outcome of ["declined", "expired", "withdrawn", "requested"] as const) {
  await makeBooking(db, { outcome, heldAt: ago(45) })
}
// what happens at random need not hold a cancellation
await makeBooking(db, { heldAt: ago(45), givenUpAt: ago(44) })
const regular = await makeUser(db)
for (const count of [100, 60, 30]) {
  await makePastFlight(db, { departsAt: ago(count - 20), passengerId: regular.id })
}
await makeVoucher(db)
await makeBoughtVoucher(db, application, { buyerEmail: "lena@konto.example" })
// the sequences have gone into the future, and a period ends today
const restoreClock = setClockSource(() => new Date(Date.now() + days(120)))
const thisMonth = isoDay(clock.now(), HOME_ZONE).slice(0, 7)
await countKeyFiguresQueue.run(db, {})
afterAll(restoreClock)

const ALL = { from: "2000-01-01", before: "2100-01-01", region: "", kind: "" }

async function monthly(figure: CountedFigure, part?: string) {
  const sums = await sumFigures(db, { ...ALL, figures: [figure], by: ["month", "part"] })
  const months: Record<string, number> = {}
  for (const one of sums) {
    if (part !== undefined && one.part !== part) continue
    months[one.month] = (months[one.month] ?? 0) + one.value
  }
  return Object.fromEntries(Object.entries(months).filter(([, value]) => value !== 0))
}

/** Months of an instant in Berlin with a value each; those that come to nothing are left out. */
async function asked(instant: string, value: string, from: string) {
  const { rows } = await db.execute<{ month: string; value: number }>(
    sql.raw(`select to_char(${instant} at time zone 'Europe/Berlin', 'YYYY-MM') as month, (${value})::int as value
      from ${from} group by 1 having (${value}) <> 0`),
  )
  expect(rows.length, from).toBeGreaterThan(0)
  return Object.fromEntries(rows.map((row) => [row.month, row.value]))
}

// a booking that goes to another flight is confirmed once more, perhaps in another month
const FIRST_CONFIRMED_AT = `coalesce((select min(at) from events e where e.entity = 'booking' and e.entity_id = b.id
  and e.kind in ('booking.accepted', 'booking.counter_accepted', 'booking.joined', 'booking.confirmed_at_once')),
  b.confirmed_at)`

const MOVES = `ledger_entries e join ledger_accounts a on a.id = e.account_id
  join ledger_transactions t on t.id = e.transaction_id`

test.each<[CountedFigure, string, string]>([
  [
    "gmv",
    "-sum(e.amount_cents)",
    "a.code ~ '^booking:[0-9]+:(share|fee)$' and t.business_key like '%/prepaid'",
  ],
  ["fees", "-sum(e.amount_cents)", "a.code = 'platform:fees'"],
  ["vat", "-sum(e.amount_cents)", "a.code = 'platform:vat'"],
  [
    "refunds",
    "sum(e.amount_cents)",
    "a.code like 'checkout:%:paid' and t.kind ~ '^payment.(partially_)?refund'",
  ],
  [
    "vouchers_sold",
    "sum(e.amount_cents)",
    "a.code like 'checkout:%:paid' and t.business_key like 'voucher/%/activated'",
  ],
  ["voucher_liability", "-sum(e.amount_cents)", "a.code like 'voucher:%'"],
  ["payouts", "sum(e.amount_cents)", "a.code like 'pilot:%:payable' and t.kind like 'transfer.%'"],
  ["payouts_due", "-sum(e.amount_cents)", "a.code like 'pilot:%:payable'"],
])("of each month %s is what the book says, to the cent", async (figure, value, lines) => {
  expect(await monthly(figure)).toEqual(await asked("t.at", value, `${MOVES} where ${lines}`))
})

test("what is open at the end are the balances of the book", async () => {
  const view = await getKeyFigures(db, { from: thisMonth, to: thisMonth, region: "", kind: "" })
  const { kinds } = await listKindBalances(db)
  const balance = (kind: string) => 0 - (kinds.find((one) => one.kind === kind)?.cents ?? 0)
  expect(balance("voucher")).toBeGreaterThan(0)
  expect(view.trend.at(-1)?.figures.voucher_liability).toBe(balance("voucher"))
  expect(view.trend.at(-1)?.figures.payouts_due).toBe(balance("pilot_payable"))
})

test("orders and bookings of each month are those that the bookings themselves tell", async () => {
  expect(await monthly("orders")).toEqual(
    await asked(
      "coalesce(requested_at, confirmed_at)",
      "count(*)",
      "bookings where requested_at is not null or confirmed_at is not null",
    ),
  )
  expect(await monthly("bookings")).toEqual(
    await asked(FIRST_CONFIRMED_AT, "count(*)", "bookings b where confirmed_at is not null"),
  )
})

test("answers of all months are the ends that requests have come to which nobody had accepted", async () => {
  const sum = async (part: string) =>
    Object.values(await monthly("answers", part)).reduce((total, one) => total + one, 0)
  const { rows } = await db.execute<{ declined: number; withdrawn: number }>(sql`
    select count(*) filter (where status = 'declined')::int as declined,
      count(*) filter (where status = 'withdrawn')::int as withdrawn
    from bookings where confirmed_at is null`)
  expect(rows[0]?.declined).toBeGreaterThan(0)
  expect({ declined: await sum("declined"), withdrawn: await sum("withdrawn") }).toEqual(rows[0])
})

test("the time of half and of nine in ten answers is the one that the bookings themselves give", async () => {
  const { rows } = await db.execute<{ median: number; p90: number }>(sql`
    select percentile_disc(0.5) within group (order by minutes) as median,
      percentile_disc(0.9) within group (order by minutes) as p90
    from (select distinct on (b.id) (extract(epoch from e.at - b.requested_at) / 60)::int as minutes
      from bookings b join events e on e.entity = 'booking' and e.entity_id = b.id
      where e.actor_kind = 'pilot'
        and e.kind in ('booking.accepted', 'booking.joined', 'booking.countered', 'booking.declined')
      order by b.id, e.id) answers`)
  const { now } = await getKeyFigures(db, { from: "2022-01", to: thisMonth, region: "", kind: "" })
  expect({ median: now.answer_median, p90: now.answer_p90 }).toEqual(rows[0])
})

test("confirmed bookings without those that were cancelled are those that are alive or flown", async () => {
  const total = async (figure: CountedFigure) =>
    Object.values(await monthly(figure)).reduce((sum, one) => sum + one, 0)
  const { rows } = await db.execute<{ alive: number }>(sql`
    select count(*)::int as alive from bookings where confirmed_at is not null
      and status in ('confirmed', 'joined', 'payment_due', 'rebooking_offered', 'flown', 'no_show', 'disputed', 'settled')`)
  expect(await total("cancellations")).toBeGreaterThan(0)
  expect((await total("bookings")) - (await total("cancellations"))).toBe(rows[0]?.alive)
})

test("landed flights, their seats and who had booked them are those of the flights", async () => {
  const landed = "flights f where f.status in ('settlement_due', 'settlement_submitted', 'closed')"
  const taken = `(select sum(b.seats) from bookings b where b.flight_id = f.id
    and b.status in ('confirmed', 'flown', 'no_show', 'disputed', 'settled'))`
  const sums = async (figure: CountedFigure) =>
    Object.values(await monthly(figure)).reduce((sum, one) => sum + one, 0)
  const of = async (value: string) =>
    Object.values(await asked("f.created_at", value, landed)).reduce((sum, one) => sum + one, 0)
  expect(await sums("flights")).toBe(await of("count(*)"))
  expect(await sums("seats_offered")).toBe(await of("sum(f.seats_offered)"))
  expect(await sums("seats_taken")).toBe(await of(`sum(${taken})`))
})

test("every guest is new once, and comes back once", async () => {
  const total = async (figure: CountedFigure) =>
    Object.values(await monthly(figure)).reduce((sum, one) => sum + one, 0)
  const { rows } = await db.execute<{ guests: number; returned: number }>(sql`
    select count(*)::int as guests, count(*) filter (where bookings > 1)::int as returned from (
      select passenger_id, count(*) as bookings from bookings
      where confirmed_at is not null and adds_to_id is null group by 1) people`)
  expect({ guests: await total("new_guests"), returned: await total("returning_guests") }).toEqual(
    rows[0],
  )
  expect(rows[0]?.returned).toBeGreaterThan(0)
})

test("rows by region and kind come to what the months say", async () => {
  const query = { from: "2025-01", to: thisMonth, region: "", kind: "" } as const
  const rows = await listFigureRows(db, query)
  const { trend } = await getKeyFigures(db, query)
  for (const figure of [
    "gmv",
    "fees",
    "refunds",
    "bookings",
    "payouts_due",
    "voucher_liability",
  ] as const) {
    for (const { month, figures } of trend) {
      const sum = rows
        .filter((row) => row.month === month)
        .reduce((total, row) => total + (row.figures[figure] ?? 0), 0)
      expect(sum, `${figure} of ${month}`).toBe(figures[figure])
    }
  }
  expect(rows.some(({ kind }) => kind === "round_trip")).toBe(true)
})
