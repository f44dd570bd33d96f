import { randomUUID } from "node:crypto"
import { and, eq, inArray, sql } from "drizzle-orm"
import { afterAll, afterEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { seedDemoWorld } from "#db/seed/seed-demo-world.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { loadPlaces } from "#features/places/server/load-places.ts"
import { makeExportsQueue } from "#features/privacy/server/make-export.tsx"
import { dataExportsTable } from "#features/privacy/server/privacy-tables.ts"
import { loadSearchIndex } from "#features/search/server/index/load-search-index.ts"
import { deleteOldSearchChanges } from "#features/search/server/index/sync-search-index.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { liftTimeouts, setRoleTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction, openDatabase } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats } from "#tests/support/booking-steps.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"

const { db: holder, url } = await testDatabaseWithUrl()
await setRoleTimeouts(url, {
  lock_timeout: 100,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
})
const { db, close } = openDatabase(url)
afterAll(close)
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

/** Does something while somebody else holds a lock without doing anything. */
function whileLocked<T>(lock: (tx: Db) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  return inTransaction(holder, async (tx) => {
    await liftTimeouts(tx)
    await lock(tx)
    return work()
  })
}

const lockFlightRow = (id: number) => (tx: Db) =>
  tx.execute(sql`select from flights where id = ${id} for update`)

const TRY_AGAIN = {
  statusCode: 503,
  code: "busy",
  error: "Service Unavailable",
  message: "Das hat zu lange gedauert, und es liegt an uns. Bitte versuche es gleich noch einmal.",
}

test("a call that meets a stuck lock leaves nothing behind, and works with the same key later", async () => {
  const [flight, passenger] = [await makeFlight(db), await makeUser(db)]
  const hold = () =>
    app.call("POST", "/api/checkouts", {
      as: passenger.id,
      body: { flightId: flight.id, seats: 2, shownTotalCents: 6_875 },
      headers: { "idempotency-key": "stuck-lock" },
    })
  const refused = await whileLocked(lockFlightRow(flight.id), async () => [
    await hold(),
    await hold(),
  ])
  for (const answer of refused) {
    expect(answer).toEqual({ status: 503, json: TRY_AGAIN, cookies: [], retryAfter: "5" })
  }
  expect(await db.$count(bookingsTable, eq(bookingsTable.flightId, flight.id))).toBe(0)

  expect(await hold()).toMatchObject({ status: 201 })
  expect(await countFreeSeats(db, flight.id)).toBe(1)
})

test("it says how long to wait before trying again", async () => {
  const flight = await makeFlight(db)
  const refused = await whileLocked(lockFlightRow(flight.id), async () =>
    app.app.request(`${env().PUBLIC_URL}/api/checkouts`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ flightId: flight.id, seats: 1, shownTotalCents: 6_875 }),
    }),
  )
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
})

test("a timer that meets a stuck lock does the other rows, and that one when the lock is gone", async () => {
  const flights = [await makeFlight(db), await makeFlight(db), await makeFlight(db)] as const
  for (const flight of flights) await holdSeats(app, flight.id, 1)
  const ids = flights.map(({ id }) => id)
  await db
    .update(bookingsTable)
    .set({ holdUntil: sql`created_at` })
    .where(inArray(bookingsTable.flightId, ids))
  const held = async () => {
    const rows = await db
      .select({ flightId: bookingsTable.flightId })
      .from(bookingsTable)
      .where(and(inArray(bookingsTable.flightId, ids), eq(bookingsTable.status, "held")))
    return rows.map(({ flightId }) => flightId)
  }

  const [, locked] = flights
  await whileLocked(lockFlightRow(locked.id), () => lapseHoldsQueue.run(db, null))
  expect(await held()).toEqual([locked.id])
  const [failing] = await db.select().from(failingRowsTable)
  expect(failing).toMatchObject({ queue: lapseHoldsQueue.name, failures: 1 })
  expect(failing?.problem).toMatch(/^55P03/)

  const later = clock.now().getTime() + 31_000
  restoreClock = setClockSource(() => new Date(later))
  await lapseHoldsQueue.run(db, null)
  expect(await held()).toEqual([])
})

const WAITING = sql`
  select from pg_locks join pg_database on pg_database.oid = database
  where datname = current_database() and not granted
    and waitstart < clock_timestamp() - interval '300 ms'`

test.each([
  { what: "the places", table: "towns", run: () => loadPlaces(db) },
  { what: "the demo world", table: "users", run: () => seedDemoWorld(db, { today: "2026-06-01" }) },
  { what: "the search index", table: "flights", run: () => loadSearchIndex(db, () => {}) },
  { what: "an export", table: "flights", run: exportSomebody },
  { what: "deleting", table: "search_changes", run: () => deleteOldSearchChanges(db) },
])(
  "nobody waits for $what, so it waits for a lock as long as it takes",
  async ({ table, run }) => {
    await loadPlaces(db)
    const lock = (tx: Db) => tx.execute(sql.raw(`lock table ${table} in access exclusive mode`))
    const { running } = await whileLocked(lock, async () => {
      const running = run()
      const isWaiting = async () => (await db.execute(WAITING)).rows.length > 0
      await Promise.race([running, expect.poll(isWaiting, { timeout: 20_000 }).toBe(true)])
      return { running }
    })
    await running
  },
  // a whole demo world, beside whatever else the machine does
  minutes(5),
)

async function exportSomebody(): Promise<void> {
  const { id: userId } = await makeUser(db)
  const exportId = randomUUID()
  await db
    .insert(dataExportsTable)
    .values({ id: exportId, userId, status: "requested", createdAt: clock.now() })
  await makeExportsQueue.run(db, { exportId })
}
