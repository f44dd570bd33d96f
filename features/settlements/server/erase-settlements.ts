import { eq, inArray, or } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { eraseReceipts } from "./erase-receipts.ts"
import {
  costReceiptsTable,
  settlementCostsTable,
  settlementPartsTable,
} from "./settlements-tables.ts"
import { shareRefundsTable } from "./share-refunds/share-refunds-table.ts"

/**
 * What somebody has objected, explained or answered, and the decision about it, go, with the receipts
 * of a pilot; amounts stay as long as invoices do.
 */
export async function eraseSettlements(tx: Db, { userId }: UserActor): Promise<void> {
  const booked = tx
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.passengerId, userId))
  const flown = tx
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(eq(flightsTable.pilotId, userId))
  const { bookingId, flightId } = settlementPartsTable
  await tx
    .update(settlementPartsTable)
    .set({ objection: "", decision: "", answer: "" })
    .where(inArray(bookingId, booked))
  await tx
    .update(settlementPartsTable)
    .set({ decision: "", answer: "" })
    .where(inArray(flightId, flown))
  await tx
    .update(settlementCostsTable)
    .set({ explanation: "" })
    .where(inArray(settlementCostsTable.flightId, flown))
  await tx
    .update(shareRefundsTable)
    .set({ words: "" })
    .where(
      or(
        inArray(shareRefundsTable.bookingId, booked),
        inArray(
          shareRefundsTable.bookingId,
          tx
            .select({ id: bookingsTable.id })
            .from(bookingsTable)
            .where(inArray(bookingsTable.flightId, flown)),
        ),
      ),
    )
  await eraseReceipts(tx, inArray(costReceiptsTable.flightId, flown))
}
