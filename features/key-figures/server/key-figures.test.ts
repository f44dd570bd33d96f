import { desc, eq, sql } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { reportNotFlown } from "#features/settlements/server/report-not-flown.ts"
import type { UserActor } from "#platform/actor.ts"
import { setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { readRowsOf } from "#tests/support/read-rows.ts"
import type { CountedFigure } from "../figure.ts"
import { toKeyFiguresCsv } from "../key-figures-csv.ts"
import { countDays } from "./count-days.ts"
import { countKeyFiguresQueue } from "./count-key-figures.ts"
import { exportKeyFigures } from "./export-key-figures.ts"
import { getKeyFigures } from "./key-figures-view.ts"
import { sumFigures } from "./read-figures.ts"

const db = await testDatabase()
const { call } = testApplication(db)

let now = new Date("2026-11-12T09:00:00Z")
let restoreClock = () => {}
beforeEach(() => {
  now = new Date("2026-11-12T09:00:00Z")
  restoreClock = setClockSource(() => now)
})
afterEach(() => restoreClock())

const count = () => countKeyFiguresQueue.run(db, {})

/** Figures of single days, by the day. */
async function daily(figure: CountedFigure) {
  const { rows } = await db.execute<{ day: string; part: string; value: number }>(
    sql`select day::text, part, sum(value)::int as value from key_figures where figure = ${figure} group by 1, 2 order by 1, 2`,
  )
  return rows.map(({ day, part, value }) => [day, part, value])
}

const everything = async () =>
  (await db.execute(sql`select * from key_figures order by figure, day, region, kind, part`)).rows

const byPilot = (userId: number): UserActor => ({
  kind: "user",
  userId,
  isPilot: true,
  isAdmin: false,
})

test("a cancellation of today changes today, and neither the booking's day nor its month", async () => {
  now = new Date("2026-10-30T12:00:00Z")
  const flight = await makeFlight(db, { departsAt: new Date("2026-12-20T10:00:00Z") })
  const booking = await makeBooking(db, { flight })
  await count()
  now = new Date("2026-11-12T09:00:00Z")
  await count()
  const before = await daily("gmv")
  await cancelBookingByPilot(db, byPilot(flight.pilotId), booking.id, { reason: "weather" })
  await workOff(db)
  await countDays(db, { from: "2026-10-01", to: "2026-11-12" })
  expect(await daily("gmv")).toEqual(before)
  expect(await daily("cancellations")).toEqual([["2026-11-12", "pilot.weather", 1]])
  const refunds = await daily("refunds")
  expect(refunds.map(([day]) => day)).toEqual(["2026-11-12"])
  const vat = await daily("vat")
  expect(vat.map(([, , cents]) => Number(cents)).reduce((sum, cents) => sum + cents)).toBe(0)
})

test("counted twice, or by two at once, each day is the same", async () => {
  await makeBooking(db)
  await count()
  const once = await everything()
  expect(once.length).toBeGreaterThan(0)
  const span = { from: "2026-10-01", to: "2026-11-12" }
  await Promise.all([countDays(db, span), countDays(db, span)])
  expect(await everything()).toEqual(once)
})

test("at most today and yesterday are counted again; a day is left once it was counted after its end", async () => {
  await count()
  const countedOn = async () =>
    (
      await db.execute<{ day: string }>(
        sql`select day::text from key_figure_days where counted_at = ${now} order by day`,
      )
    ).rows.map(({ day }) => day)
  now = new Date("2026-11-13T00:30:00Z")
  await count()
  expect(await countedOn()).toEqual(["2026-11-12", "2026-11-13"])
  now = new Date("2026-11-13T10:00:00Z")
  await count()
  expect(await countedOn()).toEqual(["2026-11-13"])
  // nobody was there for some days
  now = new Date("2026-11-16T10:00:00Z")
  await count()
  expect(await countedOn()).toEqual(["2026-11-13", "2026-11-14", "2026-11-15", "2026-11-16"])
})

test("a day begins at midnight in Berlin", async () => {
  const outcome = "requested" as const
  await makeBooking(db, { outcome, heldAt: new Date("2026-07-31T21:50:00Z") })
  await makeBooking(db, { outcome, heldAt: new Date("2026-07-31T22:10:00Z") })
  await countDays(db, { from: "2026-07-31", to: "2026-08-01" })
  const days = (await daily("orders")).filter(([day]) => String(day) < "2026-08-02")
  expect(days).toEqual([
    ["2026-07-31", "asked", 1],
    ["2026-08-01", "asked", 1],
  ])
})

test("a flight that was not flown after all goes off again on the day on which that is said", async () => {
  const departsAt = new Date("2026-09-10T09:00:00Z")
  const flight = await makeFlight(db, { departsAt, seatsOffered: 3 })
  await makeBooking(db, { flight, heldAt: new Date("2026-09-01T09:00:00Z") })
  await landFlights(db, [flight])
  await countDays(db, { from: "2026-09-01", to: "2026-09-30" })
  const september = (rows: unknown[][]) => rows.filter(([day]) => String(day).startsWith("2026-09"))
  expect(september(await daily("seats_taken"))).toEqual([["2026-09-10", "", 1]])
  now = new Date("2026-09-12T09:00:00Z")
  await reportNotFlown(db, byPilot(flight.pilotId), flight.id)
  await countDays(db, { from: "2026-09-01", to: "2026-09-30" })
  expect(september(await daily("seats_taken"))).toEqual([
    ["2026-09-10", "", 1],
    ["2026-09-12", "", -1],
  ])
  expect(september(await daily("seats_offered"))).toEqual([
    ["2026-09-10", "", 3],
    ["2026-09-12", "", -3],
  ])
})

test("visits of a day are among its figures, by region and kind of the flight", async () => {
  await db.execute(sql`insert into visit_counts (day, page, region, kind, count)
    values ('2026-06-03', 'search', '', '', 40), ('2026-06-03', 'flight', 'Bayern', 'one_way', 7)`)
  await countDays(db, { from: "2026-06-03", to: "2026-06-03" })
  const ask = (slice: { region: string; kind: string }) =>
    sumFigures(db, {
      from: "2026-06-01",
      before: "2026-07-01",
      figures: ["searches", "views"],
      by: [],
      ...slice,
    })
  expect(await ask({ region: "", kind: "" })).toMatchObject([
    { figure: "searches", value: 40 },
    { figure: "views", value: 7 },
  ])
  expect(await ask({ region: "Bayern", kind: "one_way" })).toMatchObject([
    { figure: "views", value: 7 },
  ])
  expect(await ask({ region: "Bayern", kind: "round_trip" })).toEqual([])
})

test("a month that runs stands beside as many days of the month before", async () => {
  await db.execute(sql`insert into visit_counts (day, page, region, kind, count) values
    ('2026-10-12', 'search', '', '', 5), ('2026-10-13', 'search', '', '', 100), ('2026-11-12', 'search', '', '', 8)`)
  await countDays(db, { from: "2026-10-01", to: "2026-11-12" })
  const view = await getKeyFigures(db, { from: "2026-11", to: "2026-11", region: "", kind: "" })
  expect(view.isRunning).toBe(true)
  expect([view.now.searches, view.before?.searches]).toEqual([8, 5])
})

test("the back office takes the figures out as a table and as data, and the table is in the log", async () => {
  const admin = await makeUser(db, { isAdmin: true })
  const query = { from: "2026-09", to: "2026-11", region: "", kind: "" } as const
  const actor: UserActor = { kind: "user", userId: admin.id, isPilot: false, isAdmin: true }
  const rows = await exportKeyFigures(db, actor, query)
  const [titles, ...lines] = toKeyFiguresCsv(rows).split("\r\n").slice(0, -1)
  expect(titles).toMatch(/^\ufeff"Monat";"Region";"Art des Flugs";"Suchen";.*"Buchungswert in €"/)
  expect(lines).toHaveLength(rows.length)
  expect(lines.join("\n")).toMatch(/"2026-11";"[^"]+";"Strecke";.*;68,75;/)
  const [event] = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.kind, "user.key_figures_exported"))
    .orderBy(desc(eventsTable.id))
  expect(event).toMatchObject({ actorId: admin.id, data: { from: "2026-09", to: "2026-11" } })

  const ask = (words: string) => call("GET", `/api/key-figures?${words}`, { as: admin.id })
  const { status, json } = await ask("from=2026-09&to=2026-11")
  expect(status).toBe(200)
  expect(json.rows).toEqual(rows)
  expect(json.months.map(({ month }: { month: string }) => month)).toEqual([
    "2026-09",
    "2026-10",
    "2026-11",
  ])
  expect((await ask("from=2026-11&to=2026-09")).status).toBe(400)
  expect((await ask("from=September")).status).toBe(400)
})

test("after years of many regions the page reads its table by index alone", async () => {
  await db.execute(sql`
    insert into key_figures (figure, day, region, kind, part, value)
    select figure, day, 'Land ' || region, kind, '', 3
    from unnest(array['views', 'orders', 'bookings', 'answers', 'flights', 'seats_offered', 'seats_taken', 'gmv', 'fees',
        'vat', 'refunds', 'voucher_liability', 'payouts_due', 'payouts']) figure,
      generate_series('2019-01-01'::date, '2025-12-31', interval '1 day') day,
      generate_series(1, 6) region, unnest(array['round_trip', 'one_way']) kind`)
  await db.execute(sql`
    insert into key_figure_days select day, '2026-01-01' from generate_series('2019-01-01'::date, '2025-12-31', interval '1 day') day
    on conflict do nothing`)
  await db.execute(sql`select analyze_tables('key_figures', 'key_figure_days')`)
  now = new Date(Date.parse("2025-11-12T09:00:00Z") + days(1) - hours(1))
  for (const slice of [
    { region: "", kind: "" },
    { region: "Land 3", kind: "one_way" },
  ] as const) {
    const { scanned } = await readRowsOf(db, (tx) =>
      getKeyFigures(tx, { from: "2025-10", to: "2025-11", ...slice }),
    )
    expect(scanned).toEqual([])
  }
})
