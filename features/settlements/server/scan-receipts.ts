import { and, asc, eq, inArray } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { ScanResult } from "#features/verification/server/scan-bytes.ts"
import { stateOf } from "#features/verification/server/scan-state.ts"
import { complainOfWaiting, scanStored } from "#features/verification/server/scan-stored.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { costReceiptKey } from "../cost-receipt.ts"
import { eraseReceipts } from "./erase-receipts.ts"
import { costReceiptsTable as receipts } from "./settlements-tables.ts"

const QUEUE = "scan-cost-receipts"

/** Every minute: receipts that came while the scanner was away. */
export const scanReceiptsQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "cost_receipt",
      due: listQuarantined,
      each: async (tx, { id, createdAt }) => complainOfWaiting(await scanKept(tx, id), createdAt),
    }),
}

function listQuarantined(db: Db, limit: number) {
  return db
    .select({ id: receipts.id, createdAt: receipts.createdAt })
    .from(receipts)
    .where(eq(receipts.scanState, "pending"))
    .orderBy(asc(receipts.createdAt))
    .limit(limit)
}

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
    .where(
      and(
        inArray(receipts.id, ids),
        eq(flightsTable.pilotId, pilot.userId),
        eq(receipts.scanState, "pending"),
      ),
    )
  for (const { id } of pending) stateOf(await scanKept(db, id))
}

/** Scans a receipt in quarantine: it is let out, deleted, or stays where it is. */
async function scanKept(db: Db, id: string): Promise<ScanResult> {
  const result = await scanStored(costReceiptKey(id))
  if (result === "unreachable") return result
  const isQuarantined = and(eq(receipts.id, id), eq(receipts.scanState, "pending"))
  await inTransaction(db, async (tx) => {
    if (result === "infected") await eraseReceipts(tx, isQuarantined)
    else await tx.update(receipts).set({ scanState: result }).where(isQuarantined)
  })
  return result
}
