import { eq } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { costReceiptsTable } from "./settlements-tables.ts"

/** A receipt for its pilot and the back office; that the back office has looked is written down first. */
export function openReceipt(db: Db, actor: UserActor, receiptId: string) {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ receipt: costReceiptsTable, pilotId: flightsTable.pilotId })
      .from(costReceiptsTable)
      .innerJoin(flightsTable, eq(flightsTable.id, costReceiptsTable.flightId))
      .where(eq(costReceiptsTable.id, receiptId))
    if (!found) return undefined
    const { receipt, pilotId } = found
    // not even to its pilot: it may harm whoever opens it
    if (receipt.scanState === "pending") return undefined
    if (pilotId === actor.userId) return receipt
    // what no item names yet is nobody's but its pilot's
    if (!hasRight(actor, "cost-receipts.read") || receipt.position === null) return undefined
    await noteLooks(tx, actor, { kind: "cost_receipt", of: [pilotId] })
    await recordEvent(tx, {
      kind: "flight.receipt_viewed",
      entityId: receipt.flightId,
      actor,
      role: "admin",
      data: { receiptId },
    })
    return receipt
  })
}
