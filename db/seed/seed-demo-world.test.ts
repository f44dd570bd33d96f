import { expect, test } from "vitest"
import { isPassword } from "#features/auth/server/password-hash.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { DEMO_PASSWORD, PASSENGER_EMAIL, PILOT_EMAIL } from "./people/demo-logins.ts"
import { seedDemoWorld } from "./seed-demo-world.ts"
import { contentsOf, countOf, rowsOf, testWorld } from "./test-world.ts"

const TODAY = "2026-11-21"
const AHEAD = `from flights where status = 'published' and departs_at > '${TODAY}'`

const db = await testWorld(TODAY)
const twin = await testWorld(TODAY)
const summer = await testWorld("2027-06-20")

test("two worlds of the same day are equal, row by row", async () => {
  expect(await contentsOf(twin)).toEqual(await contentsOf(db))
})

test("a world is loaded once", async () => {
  const before = await contentsOf(db)
  expect(await seedDemoWorld(db, { today: addDays(TODAY, 1) })).toBeUndefined()
  expect(await contentsOf(db)).toEqual(before)
})

test.each([
  ["winter", () => db],
  ["midsummer", () => summer],
])(
  "in %s there are 400 flights ahead from 60 airfields, 300 people, and the books are right",
  async (_, world) => {
    const from = world()
    expect(await countOf(from, "from users")).toBe(300)
    expect(await countOf(from, "from pilot_profiles")).toBeGreaterThanOrEqual(40)
    expect(await countOf(from, "from flights where status = 'published'")).toBeGreaterThanOrEqual(
      400,
    )
    expect(
      await countOf(
        from,
        `from (select departure_airport_id from flights
        union select destination_airport_id from flights) fields`,
      ),
    ).toBeGreaterThanOrEqual(60)
    expect(await brokenInvariants(from)).toEqual([])
  },
)

test("everybody has an address that reaches nobody", async () => {
  expect(await countOf(db, "from users where email not like '%@aufwind.example'")).toBe(0)
})

test("the three demo logins open with the demo password", async () => {
  const rows = await rowsOf<{ email: string; password_hash: string; is_admin: boolean }>(
    db,
    "select email, password_hash, is_admin from users where password_hash is not null order by email",
  )
  expect(rows.map((row) => [row.email, row.is_admin])).toEqual([
    ["passagier@aufwind.example", false],
    ["pilot@aufwind.example", false],
    ["verwaltung@aufwind.example", true],
  ])
  for (const row of rows) expect(await isPassword(DEMO_PASSWORD, row.password_hash)).toBe(true)
})

test("the demo pilot offers Juist for 62.50 and has requests to answer", async () => {
  const own = `pilot_id = (select id from users where email = '${PILOT_EMAIL}')`
  expect(await countOf(db, `${AHEAD} and ${own}`)).toBeGreaterThanOrEqual(6)
  const juist = await rowsOf(
    db,
    `select total_cost_cents, seats_offered, seat_price_cents, is_instant_booking,
      (select count(*)::int from flight_seats s where s.flight_id = flights.id and booking_id is null) as free
    ${AHEAD} and ${own} and title = 'Übers Watt nach Juist'`,
  )
  expect(juist).toEqual([
    {
      total_cost_cents: 25_000,
      seats_offered: 3,
      seat_price_cents: 6_250,
      is_instant_booking: false,
      free: 3,
    },
  ])
  const requests = await rowsOf<{ email: string; respond_by: string }>(
    db,
    `select u.email, b.respond_by from bookings b join users u on u.id = b.passenger_id
      join flights f on f.id = b.flight_id where b.status = 'requested' and f.${own}`,
  )
  expect(requests.map((request) => request.email)).toContain(PASSENGER_EMAIL)
  const tomorrow = startOfDay(addDays(TODAY, 1), HOME_ZONE)
  for (const { respond_by } of requests) expect(new Date(respond_by) > tomorrow).toBe(true)
})
