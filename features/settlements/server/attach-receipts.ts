import { and, eq } from "drizzle-orm"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { costReceiptsTable } from "./settlements-tables.ts"

/** Puts receipts that lie with a flight to the items that they belong to. */
export async function attachReceipts(
  tx: Db,
  flightId: number,
  receipts: readonly { position: number; receiptId: string }[],
): Promise<void> {
  for (const { position, receiptId } of receipts) {
    const attached = await tx
      .update(costReceiptsTable)
      .set({ position })
      .where(and(eq(costReceiptsTable.id, receiptId), eq(costReceiptsTable.flightId, flightId)))
      .returning({ scanState: costReceiptsTable.scanState })
    if (attached[0]?.scanState === "pending") {
      throw new DomainError(
        "receipt-in-quarantine",
        "invalid",
        "Ein Beleg wird noch auf Schadsoftware geprüft. Versuch es in ein paar Minuten noch einmal, oder nimm ihn heraus und fotografier ihn.",
      )
    }
    if (attached.length > 0) continue
    throw new DomainError(
      "unknown-receipt",
      "invalid",
      "Ein Beleg ist nicht mehr da. Lad ihn noch einmal hoch.",
    )
  }
}

/** Detaches all receipts before items are rewritten; one that no item names is deleted after a day. */
export async function detachReceipts(tx: Db, flightId: number): Promise<void> {
  await tx
    .update(costReceiptsTable)
    .set({ position: null })
    .where(eq(costReceiptsTable.flightId, flightId))
}
