import { and, asc, eq, isNull } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { type Outcome, type Part, refundOf, stateCosts } from "../settlement.ts"
import { partyOf } from "./parties.ts"
import { settlementPartsTable, settlementsTable } from "./settlements-tables.ts"

/**
 * Divides the costs of a locked flight again, where the outcome of a booking has changed or an item was
 * less; what is divided already (everything went back) stays. Answers whose part has fallen.
 */
export async function restateParts(
  tx: Db,
  flightId: number,
  changed: { bookingId: number; outcome: Outcome },
): Promise<Part[]> {
  const rows = await tx
    .select({ booking: bookingsTable, part: settlementPartsTable, settlement: settlementsTable })
    .from(settlementPartsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, settlementPartsTable.bookingId))
    .innerJoin(settlementsTable, eq(settlementsTable.flightId, settlementPartsTable.flightId))
    .where(eq(settlementPartsTable.flightId, flightId))
    .orderBy(asc(settlementPartsTable.bookingId))
  const [first] = rows
  if (!first) throw new Error(`flight ${flightId} has no statement`)
  const { parts } = stateCosts(
    first.settlement.actualCostCents,
    rows.map(({ booking, part }) =>
      partyOf(booking, booking.id === changed.bookingId ? changed.outcome : part.outcome),
    ),
  )
  const fallen: Part[] = []
  for (const [index, part] of parts.entries()) {
    const former = rows[index]?.part
    if (!former || former.bookedAt) continue
    await tx
      .update(settlementPartsTable)
      .set({ ...part })
      .where(
        and(
          eq(settlementPartsTable.bookingId, part.bookingId),
          isNull(settlementPartsTable.bookedAt),
        ),
      )
    if (refundOf(part) > refundOf(former)) fallen.push(part)
  }
  return fallen
}
