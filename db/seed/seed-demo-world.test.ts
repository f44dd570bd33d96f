import { expect, test } from "vitest"
import { isPassword } from "#features/auth/core/server/password-hash.ts"
import { ibanProblem } from "#features/users/core/iban.ts"
import { openIban } from "#features/users/core/server/iban-cipher.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { backfilled } from "#tests/support/state-before-columns.ts"
import { DEMO_PASSWORD, PASSENGER_EMAIL, PILOT_EMAIL } from "./people/demo-logins.ts"
import { seedDemoWorld } from "./seed-demo-world.ts"
import { contentsOf, countOf, rowsOf, testWorld, testWorldWithOwner } from "./test-world.ts"

const TODAY = "2026-11-21"
const AHEAD = `from flights where status = 'published' and departs_at > '${TODAY}'`

const { db, owner } = await testWorldWithOwner(TODAY)
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

test("its columns say what the version before kept in names and events", async () => {
  const { written, migrated } = await backfilled(owner)
  expect(written.refunds).not.toEqual([])
  expect(migrated).toEqual(written)
})

test("every demo address is undeliverable", async () => {
  expect(await countOf(db, "from users where email not like '%@aufwind.example'")).toBe(0)
})

test("the demo passenger has booked with a voucher, and has something left on it", async () => {
  const [left] = await rowsOf<{ value: number; given: number }>(
    db,
    `select v.value_cents as value, sum(u.given_cents)::int as given from vouchers v
      join voucher_uses u on u.voucher_id = v.id join users o on o.id = v.owner_id
      where o.email = '${PASSENGER_EMAIL}' group by v.id`,
  )
  expect(left?.given).toBeGreaterThan(0)
  expect(left?.given).toBeLessThan(left?.value ?? 0)
})

test("the four demo logins open with the demo password", async () => {
  const rows = await rowsOf<{ email: string; password_hash: string; is_admin: boolean }>(
    db,
    "select email, password_hash, is_admin from users where password_hash is not null order by email",
  )
  expect(rows.map((row) => [row.email, row.is_admin])).toEqual([
    ["betreuung@aufwind.example", true],
    ["passagier@aufwind.example", false],
    ["pilot@aufwind.example", false],
    ["verwaltung@aufwind.example", true],
  ])
  for (const row of rows) expect(await isPassword(DEMO_PASSWORD, row.password_hash)).toBe(true)
})

test("every pilot has a bank account that passes the checks and belongs to no bank", async () => {
  const accounts = await rowsOf<{ user_id: number; iban_encrypted: string }>(
    db,
    "select b.* from pilot_profiles p left join bank_accounts b using (user_id)",
  )
  for (const { user_id, iban_encrypted } of accounts) {
    const iban = openIban(user_id, iban_encrypted)
    expect(ibanProblem(iban)).toBeUndefined()
    expect(iban.slice(4, 6)).toMatch(/90|99/)
  }
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

test("the demo accounts have been notified of their bookings, except of the latest one", async () => {
  const heard = await rowsOf<{ email: string; kind: string; is_read: boolean; count: number }>(
    db,
    `select u.email, n.kind, n.read_at is not null as is_read, count(*)::int as count
      from notifications n join users u on u.id = n.user_id group by 1, 2, 3`,
  )
  const of = (email: string, isRead: boolean) =>
    heard.filter((row) => row.email === email && row.is_read === isRead)
  for (const email of [PILOT_EMAIL, PASSENGER_EMAIL]) {
    expect(of(email, true)).not.toEqual([])
    expect(of(email, false)).not.toEqual([])
  }
  expect(of(PILOT_EMAIL, false)).toContainEqual(
    expect.objectContaining({ kind: "booking-requested" }),
  )
  expect(new Set(heard.map(({ email }) => email))).toEqual(new Set([PILOT_EMAIL, PASSENGER_EMAIL]))
})

test("every notification belongs to its event, and none was read before it arrived", async () => {
  expect(
    await countOf(
      db,
      `from notifications n left join events e on e.id = n.event_id
        where e.id is null or n.created_at <> e.at or n.read_at < n.created_at`,
    ),
  ).toBe(0)
})

test("the demo passenger watches two towns, and the first evening has matches to send", async () => {
  const watched = await rowsOf<{ name: string; found: number }>(
    db,
    `select s.name, count(m.flight_id)::int as found from subscriptions s
      join users u on u.id = s.user_id
      left join subscription_matches m on m.subscription_id = s.id and m.sent_at is null
      where u.email = '${PASSENGER_EMAIL}' and s.status = 'active' group by s.id order by s.id`,
  )
  expect(watched.map(({ name }) => name)).toEqual(["Bonn", "Hamburg"])
  expect(watched.reduce((sum, { found }) => sum + found, 0)).toBeGreaterThan(0)
})

test("the demo logins have conversations, with something unread and something answered", async () => {
  const talks = await rowsOf<{ email: string; subject: string; unread: number }>(
    db,
    `select u.email, c.subject, count(m.id) filter (where m.id > cm.read_up_to and m.author_id <> u.id)::int as unread
      from conversation_members cm join users u on u.id = cm.user_id
      join conversations c on c.id = cm.conversation_id join messages m on m.conversation_id = c.id
      where u.email in ('${PILOT_EMAIL}', '${PASSENGER_EMAIL}') group by u.email, c.id`,
  )
  for (const email of [PILOT_EMAIL, PASSENGER_EMAIL]) {
    const own = talks.filter((talk) => talk.email === email)
    expect(own.length).toBeGreaterThan(2)
    expect(own.some(({ unread }) => unread > 0)).toBe(true)
    expect(own.some(({ unread }) => unread === 0)).toBe(true)
  }
  expect(talks.some(({ subject }) => subject === "on_board")).toBe(true)
  expect(await countOf(db, "from conversations where answered_at is not null")).toBeGreaterThan(0)
  // what happened is said at its time
  expect(
    await countOf(
      db,
      "from messages m join events e on e.id = m.event_id where m.created_at <> e.at",
    ),
  ).toBe(0)
})
