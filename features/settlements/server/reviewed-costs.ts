import { asc, eq } from "drizzle-orm"
import { implausibleCost } from "#features/flights/core/implausible-cost.ts"
import { findCostedFlight } from "#features/flights/core/server/costed-flight.ts"
import type { Db } from "#platform/server/db.ts"
import type { ReviewedCost } from "../settlement-view.ts"
import { costReceiptsTable, settlementCostsTable } from "./settlements-tables.ts"

/** What the pilot has stated, item by item, with receipts, corrections and what is unusual. */
export async function listReviewedCosts(db: Db, flightId: number): Promise<ReviewedCost[]> {
  const items = await db
    .select()
    .from(settlementCostsTable)
    .where(eq(settlementCostsTable.flightId, flightId))
    .orderBy(asc(settlementCostsTable.position))
  const receipts = await db
    .select()
    .from(costReceiptsTable)
    .where(eq(costReceiptsTable.flightId, flightId))
    .orderBy(asc(costReceiptsTable.createdAt), asc(costReceiptsTable.id))
  const flight = await findCostedFlight(db, flightId)
  return items.map(
    ({ position, kind, label, amountCents, explanation, statedCents, correction }) => ({
      position,
      kind,
      label,
      amountCents,
      explanation,
      statedCents,
      correction,
      unusual: implausibleCost({ kind, amountCents }, flight) ?? null,
      receipts: receipts
        .filter((receipt) => receipt.position === position)
        .map(({ id, mediaType, scanState }) => ({
          id,
          mediaType,
          isQuarantined: scanState === "pending",
        })),
    }),
  )
}
