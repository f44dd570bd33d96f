import { eq } from "drizzle-orm"
import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { SOLE_OWNER_SHARES_NO_HOURS } from "#features/flights/core/cost-sharing.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { mayShareHourlyRate } from "#features/planes/plane.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { SentCost } from "../settlement-schemas.ts"
import { attachReceipts, detachReceipts } from "./attach-receipts.ts"
import { scanBeforeAttaching } from "./scan-receipts.ts"
import { settlementCostsTable, settlementsTable } from "./settlements-tables.ts"

/** Saves the costs that the pilot states; only the pilot sees them before the statement. */
export async function saveCosts(
  db: Db,
  pilot: UserActor,
  flightId: number,
  costs: readonly SentCost[],
): Promise<{ actualCostCents: number }> {
  const receipts = costs.flatMap(({ receiptIds = [] }, index) =>
    receiptIds.map((receiptId) => ({ position: index + 1, receiptId })),
  )
  await scanBeforeAttaching(db, pilot, receipts)
  return inTransaction(db, async (tx) => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    if (flight.status !== "settlement_due") throw notDue()
    if (costs.some(({ kind }) => kind === "rental")) await refuseOwnersRate(tx, flight)
    const actualCostCents = costs.reduce((sum, { amountCents }) => sum + amountCents, 0)
    await deleteStatedCosts(tx, flightId)
    await tx.insert(settlementsTable).values({ flightId, actualCostCents })
    await tx
      .insert(settlementCostsTable)
      .values(
        costs.map(({ receiptIds, ...cost }, index) => ({ ...cost, flightId, position: index + 1 })),
      )
    await attachReceipts(tx, flightId, receipts)
    return { actualCostCents }
  })
}

/** Deletes the costs stated before; their receipts stay for a day, to be attached again. */
export async function deleteStatedCosts(tx: Db, flightId: number): Promise<void> {
  await detachReceipts(tx, flightId)
  await tx.delete(settlementsTable).where(eq(settlementsTable.flightId, flightId))
}

export function notDue(): DomainError {
  return new DomainError(
    "settlement-is-not-due",
    "invalid",
    "Dieser Flug lässt sich nicht abrechnen: Er ist noch nicht gelandet, oder die Abrechnung liegt schon vor.",
  )
}

async function refuseOwnersRate(tx: Db, { planeId }: FlightRow): Promise<void> {
  if (planeId === null) return
  const [plane] = await tx
    .select({ ownership: planesTable.ownership })
    .from(planesTable)
    .where(eq(planesTable.id, planeId))
  if (!plane || mayShareHourlyRate(plane.ownership)) return
  throw new DomainError("no-rate-of-own-plane", "invalid", SOLE_OWNER_SHARES_NO_HOURS)
}
