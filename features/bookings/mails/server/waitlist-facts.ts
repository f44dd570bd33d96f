import { eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  type WaitlistEntryRow,
  waitlistEntriesTable,
} from "#features/bookings/holds/server/waitlist-table.ts"
import type { WaitlistEnd } from "#features/bookings/holds/waitlist.ts"
import {
  type FlightSummary,
  findFlightSummary,
} from "#features/flights/core/server/flights-queries.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"

/** Everything that a mail about a place in a waitlist may say. */
export interface WaitlistFacts {
  entry: WaitlistEntryRow
  detail: FlightSummary
  /** Until when the seats are held that were offered. */
  heldUntil: Date | null
  /** Why it has ended. */
  end: WaitlistEnd | null
}

/** The facts of a place; undefined once its account is gone. */
export async function findWaitlistFacts(
  db: Db,
  event: EventRow,
): Promise<WaitlistFacts | undefined> {
  const [row] = await db
    .select({ entry: waitlistEntriesTable, heldUntil: bookingsTable.holdUntil })
    .from(waitlistEntriesTable)
    .leftJoin(bookingsTable, eq(bookingsTable.id, waitlistEntriesTable.bookingId))
    .where(eq(waitlistEntriesTable.id, event.entityId))
  const detail = row && (await findFlightSummary(db, row.entry.flightId))
  if (!row || !detail) return undefined
  return { ...row, detail, end: event.reason as WaitlistEnd | null }
}
