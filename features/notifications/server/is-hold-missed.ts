import { and, eq, inArray, ne } from "drizzle-orm"
import { isClaim, LIVE_STATUSES } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"

/**
 * Whether a lapsed hold is news to its passenger: time ended it, not they themselves, it has not
 * been paid after all, and they have not come back to the same flight.
 */
export async function isHoldMissed(
  db: Db,
  { booking, passenger }: MailFacts,
  event: EventRow,
): Promise<boolean> {
  if (event.actorKind !== "system" || booking.status !== "lapsed") return false
  // the waitlist says what becomes of a place that it offered
  if (isClaim(booking)) return false
  const live = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(
      and(
        eq(bookingsTable.flightId, booking.flightId),
        eq(bookingsTable.passengerId, passenger.id),
        inArray(bookingsTable.status, [...LIVE_STATUSES]),
        // more seats that nobody paid for leave their booking as it is
        ne(bookingsTable.id, booking.addsToId ?? booking.id),
      ),
    )
    .limit(1)
  return live.length === 0
}
