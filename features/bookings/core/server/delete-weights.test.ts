import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { bookingPeopleTable } from "./bookings-tables.ts"
import { deleteWeightsQueue } from "./delete-weights.ts"

const db = await testDatabase()

let restoreClock = () => {}
afterEach(() => restoreClock())

test("thirty days after the flight the weights are deleted", async () => {
  // the factory's flight lands in two weeks and 100 minutes
  const booking = await makeBooking(db)
  const people = () =>
    db.select().from(bookingPeopleTable).where(eq(bookingPeopleTable.bookingId, booking.id))
  const lookAfter = async (milliseconds: number) => {
    const then = clock.now().getTime() + milliseconds
    restoreClock()
    restoreClock = setClockSource(() => new Date(then))
    await deleteWeightsQueue.run(db, null)
    return people()
  }
  expect(await lookAfter(days(44) + hours(1))).toMatchObject([{ weightKg: 64, luggageKg: 4 }])
  expect(await lookAfter(hours(1))).toMatchObject([
    { name: "Lena Berger", weightKg: null, luggageKg: null },
  ])
})
