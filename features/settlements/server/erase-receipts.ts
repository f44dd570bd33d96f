import { and, inArray, isNull, lte, or, type SQL } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { costReceiptKey, RECEIPT_KEPT_DAYS } from "../cost-receipt.ts"
import { costReceiptsTable, settlementsTable } from "./settlements-tables.ts"

/** Deletes receipts, rows at once and bytes once the transaction has committed. */
export async function eraseReceipts(tx: Db, which: SQL | undefined): Promise<void> {
  const { id } = costReceiptsTable
  const gone = await tx.delete(costReceiptsTable).where(which).returning({ id })
  await deleteFiles(
    tx,
    gone.map((receipt) => costReceiptKey(receipt.id)),
  )
}

/** Every hour: receipts that no item names go after a day, all others 90 days after the settlement. */
export const deleteCostReceiptsQueue: JobQueue = {
  name: "forget-cost-receipts",
  cron: "52 * * * *",
  run(db) {
    const now = clock.now().getTime()
    const { flightId, position, createdAt } = costReceiptsTable
    return inTransaction(db, (tx) => {
      const settledLongAgo = tx
        .select({ id: settlementsTable.flightId })
        .from(settlementsTable)
        .where(lte(settlementsTable.closedAt, new Date(now - days(RECEIPT_KEPT_DAYS))))
      return eraseReceipts(
        tx,
        or(
          and(isNull(position), lte(createdAt, new Date(now - days(1)))),
          inArray(flightId, settledLongAgo),
        ),
      )
    })
  },
}
