import { eq, sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { liftTimeouts, setRoleTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction, openDatabase } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { testApplication } from "#tests/support/application.ts"
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
    expect(answer).toEqual({ status: 503, json: TRY_AGAIN, cookies: [] })
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
