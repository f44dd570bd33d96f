import { and, desc, eq, inArray, isNull } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type BookingStatus, TAKING_PART_STATUSES } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"

export interface OwnBookingOnFlight {
  id: number
  status: BookingStatus
  seats: number
}

/** Somebody's booking on a flight, where it is alive or was flown. */
export async function findOwnBooking(
  db: Db,
  flightId: number,
  userId: number,
): Promise<OwnBookingOnFlight | undefined> {
  const { id, status, seats } = bookingsTable
  const [booking] = await db
    .select({ id, status, seats })
    .from(bookingsTable)
    .where(
      and(
        eq(bookingsTable.flightId, flightId),
        eq(bookingsTable.passengerId, userId),
        inArray(status, [...TAKING_PART_STATUSES]),
        isNull(bookingsTable.addsToId),
      ),
    )
    .orderBy(desc(id))
    .limit(1)
  return booking
}
