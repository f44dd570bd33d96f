import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { inTransaction } from "#platform/server/db.ts"
import { testDatabase } from "#tests/support/database.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { lockBookingWithFlight } from "./lock-booking.ts"

const db = await testDatabase()

test("who waits for a booking's flight gets the flight that it has by then", async () => {
  const [former, next] = [await makeFlight(db), await makeFlight(db)]
  const { id } = await makeBooking(db, { flight: former })
  const waiting = await inTransaction(db, async (tx) => {
    await lockFlight(tx, former.id)
    await tx.update(bookingsTable).set({ flightId: next.id }).where(eq(bookingsTable.id, id))
    const locked = inTransaction(db, (other) => lockBookingWithFlight(other, id))
    await expect.poll(waitsForALock, { timeout: 10_000 }).toBe(true)
    return { locked }
  })
  const { flight, booking } = await waiting.locked
  expect([flight.id, booking.flightId]).toEqual([next.id, next.id])
})

test("a missing booking is called unknown", async () => {
  await expect(inTransaction(db, (tx) => lockBookingWithFlight(tx, 0))).rejects.toMatchObject({
    code: "unknown-booking",
  })
})

async function waitsForALock() {
  const { rows } = await db.execute(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length > 0
}
