import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { BookingDraft } from "./booking-draft.ts"
import { makeFlight } from "./make-flight.ts"
import { makeUser } from "./make-user.ts"
import { type BookingRow, writeBookings } from "./write-bookings.ts"

let made = 0

/** A confirmed and paid booking of one seat, made five hours ago; on a new flight if none is given. */
export async function makeBooking(
  db: Db,
  overrides: Partial<BookingDraft> = {},
): Promise<BookingRow> {
  made += 1
  const flight = overrides.flight ?? (await makeFlight(db))
  const passengerId = overrides.passengerId ?? (await makeUser(db)).id
  const [booking] = await writeBookings(db, [
    {
      people: [{ name: "Lena Berger", weightKg: 64, luggageKg: 4 }],
      outcome: "confirmed",
      heldAt: new Date(clock.now().getTime() - hours(5)),
      key: `made ${made} on flight ${flight.id}`,
      ...overrides,
      flight,
      passengerId,
    },
  ])
  if (!booking) throw new Error("the booking was not written")
  await recountUnusableSeats(db, flight.id)
  return booking
}
