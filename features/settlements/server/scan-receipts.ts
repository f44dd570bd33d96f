import { and, asc, eq, inArray } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import {
  type Quarantine,
  scanBeforeUse,
  scanQueueOf,
} from "#features/verification/server/quarantine.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { costReceiptKey } from "../cost-receipt.ts"
import { eraseReceipts } from "./erase-receipts.ts"
import { costReceiptsTable as receipts } from "./settlements-tables.ts"

const isPending = eq(receipts.scanState, "pending")

const COST_RECEIPTS: Quarantine = {
  queue: "scan-cost-receipts",
  entity: "cost_receipt",
  list: (db, limit) =>
    db
      .select({ id: receipts.id, createdAt: receipts.createdAt })
      .from(receipts)
      .where(isPending)
      .orderBy(asc(receipts.createdAt))
      .limit(limit),
  keyOf: costReceiptKey,
  letOut: (tx, id, scanState) =>
    tx
      .update(receipts)
      .set({ scanState })
      .where(and(eq(receipts.id, id), isPending)),
  erase: (tx, id) => eraseReceipts(tx, and(eq(receipts.id, id), isPending)),
}

/** Receipts that came while the scanner was away. */
export const scanReceiptsQueue = scanQueueOf(COST_RECEIPTS)

/** Looks once more at a pilot's receipts that items or an answer are to name; refuses where something is found. */
export async function scanBeforeAttaching(
  db: Db,
  pilot: UserActor,
  named: readonly { receiptId: string }[],
): Promise<void> {
  const ids = named.map(({ receiptId }) => receiptId)
  const pending = await db
    .select({ id: receipts.id })
    .from(receipts)
    .innerJoin(flightsTable, eq(flightsTable.id, receipts.flightId))
    .where(and(inArray(receipts.id, ids), eq(flightsTable.pilotId, pilot.userId), isPending))
  await scanBeforeUse(db, COST_RECEIPTS, pending)
}
