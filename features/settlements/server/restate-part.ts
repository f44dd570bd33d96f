import { eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/server/bookings-tables.ts"
import type { BookingRow } from "#features/bookings/server/move-booking.ts"
import type { Db } from "#platform/server/db.ts"
import { type Outcome, stateCosts } from "../settlement.ts"
import { partyOf } from "./parties.ts"
import { type PartRow, settlementPartsTable, settlementsTable } from "./settlements-tables.ts"

/** What one booking carries where it was something else; all other parts stay as they were stated. */
export async function restatePart(tx: Db, booking: BookingRow, outcome: Outcome): Promise<PartRow> {
  const rows = await tx
    .select({ booking: bookingsTable, part: settlementPartsTable, settlement: settlementsTable })
    .from(settlementPartsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, settlementPartsTable.bookingId))
    .innerJoin(settlementsTable, eq(settlementsTable.flightId, settlementPartsTable.flightId))
    .where(eq(settlementPartsTable.flightId, booking.flightId))
  const [first] = rows
  if (!first) throw new Error(`flight ${booking.flightId} has no statement`)
  const { parts } = stateCosts(
    first.settlement.actualCostCents,
    rows.map((row) =>
      partyOf(row.booking, row.booking.id === booking.id ? outcome : row.part.outcome),
    ),
  )
  const part = parts.find(({ bookingId }) => bookingId === booking.id)
  const [written] = await tx
    .update(settlementPartsTable)
    .set({ ...part })
    .where(eq(settlementPartsTable.bookingId, booking.id))
    .returning()
  if (!written) throw new Error(`booking ${booking.id} has no part of the statement`)
  return written
}
