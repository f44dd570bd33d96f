import { eq, sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { type TestAnswer, testApplication } from "#tests/support/application.ts"
import { holdSeats } from "#tests/support/booking-steps.ts"
import { testDatabase } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)

test("200 parallel bookings of 3 seats sell exactly 3", async () => {
  const flight = await makeFlight(db)
  const passengers = await Promise.all(Array.from({ length: 200 }, () => makeUser(db)))
  const hold = async (passengerId: number, index: number): Promise<TestAnswer> => {
    const answer = await app.call("POST", "/api/checkouts", {
      as: passengerId,
      body: { flightId: flight.id, seats: 1, shownTotalCents: 6_875 },
      // half of the requests carry a key
      ...(index % 2 === 0 && { headers: { "idempotency-key": `parallel-${index}` } }),
    })
    // on a slow machine some wait too long for a connection: nothing has happened, and they ask again
    return answer.status === 503 ? hold(passengerId, index) : answer
  }
  const answers = await Promise.all(passengers.map(({ id }, index) => hold(id, index)))
  const statuses = Map.groupBy(answers, (answer) => answer.status)
  expect([...statuses.keys()].toSorted()).toEqual([201, 422])
  expect(statuses.get(201)).toHaveLength(3)
  expect(new Set(statuses.get(422)?.map(({ json }) => json.code))).toEqual(new Set(["sold-out"]))
  expect(await countFreeSeats(db, flight.id)).toBe(0)
  expect(await brokenInvariants(db)).toEqual([])
})

test("people who leave and holds that expire never lose a seat and never sell a fourth", async () => {
  const flight = await makeFlight(db)
  const passengers = await Promise.all(Array.from({ length: 40 }, () => makeUser(db)))
  await Promise.all(
    passengers.map(async (passenger, index) => {
      const { status, cookie, path } = await holdSeats(
        app,
        flight.id,
        1 + (index % 3),
        passenger.id,
      )
      if (status !== 201) return
      if (index % 2 === 0) await app.call("DELETE", path, { as: passenger.id, cookie })
    }),
  )
  // whoever still holds runs out of time
  await db
    .update(bookingsTable)
    .set({ holdUntil: sql`created_at` })
    .where(eq(bookingsTable.flightId, flight.id))
  await Promise.all([lapseHoldsQueue.run(db, null), lapseHoldsQueue.run(db, null)])
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  const buyers = await Promise.all(Array.from({ length: 20 }, () => makeUser(db)))
  await Promise.all(buyers.map((buyer) => holdSeats(app, flight.id, 1, buyer.id)))
  expect(await countFreeSeats(db, flight.id)).toBe(0)
  expect(await brokenInvariants(db)).toEqual([])
})
