import { and, asc, eq, inArray } from "drizzle-orm"
import { retainedPrice } from "#features/bookings/core/booking.ts"
import { canWaive } from "#features/bookings/core/cancellation.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import type { LateCancellation } from "../cockpit.ts"

/** What late cancellations have kept and the pilot may still waive, by the number of the flight. */
export async function listLateCancellations(
  db: Db,
  pilotId: number,
  flightIds: readonly number[],
): Promise<Map<number, LateCancellation[]>> {
  if (flightIds.length === 0) return new Map()
  const rows = await db
    .select({ booking: bookingsTable, flight: flightsTable, guest: usersTable })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .where(
      and(
        eq(flightsTable.pilotId, pilotId),
        inArray(bookingsTable.flightId, [...flightIds]),
        eq(bookingsTable.status, "cancelled_by_passenger"),
      ),
    )
    .orderBy(asc(bookingsTable.id))
  const late = rows.filter(({ booking, flight }) => canWaive(booking, flight))
  return Map.groupBy(
    late.map(({ booking, guest }): LateCancellation & { flightId: number } => ({
      flightId: booking.flightId,
      bookingId: booking.id,
      name: publicName(guest),
      photoId: guest.photoId,
      retainedCents: retainedPrice(booking).totalCents,
    })),
    ({ flightId }) => flightId,
  )
}
