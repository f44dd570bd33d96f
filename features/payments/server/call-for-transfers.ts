import { eq } from "drizzle-orm"
import { z } from "zod"
import { inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { tryName } from "../refund.ts"
import { applyTransferReport } from "./apply-transfer-report.ts"
import { paymentsTable } from "./payments-tables.ts"
import { transfersBy } from "./transfer-provider.ts"
import { transfersTable } from "./transfers-table.ts"

export const CALL_FOR_TRANSFERS_QUEUE = "call-for-transfers"

const intent = z.object({ transferId: z.int() })

/** Calls the provider outside of any transaction, until it has answered. */
export const callForTransfersQueue: JobQueue = {
  name: CALL_FOR_TRANSFERS_QUEUE,
  async run(db, data) {
    const { transferId } = intent.parse(data)
    const [row] = await db
      .select({ transfer: transfersTable, sourceRef: paymentsTable.providerRef })
      .from(transfersTable)
      .leftJoin(paymentsTable, eq(paymentsTable.id, transfersTable.paymentId))
      .where(eq(transfersTable.id, transferId))
    if (row?.transfer.status !== "ordered") return
    const { transfer, sourceRef } = row
    const { ref: group, payeeId, amountCents, provider } = transfer
    const idempotencyKey = tryName(transfer)
    const wish = { idempotencyKey, group, payeeId, amountCents, sourceRef }
    const answer = await transfersBy(provider).transfer(db, wish)
    if ("transferRef" in answer) return
    log.warn({ transfer: transferId, refusal: answer.refusal }, "a provider refused a transfer")
    const name = `refused/${idempotencyKey}`
    await inTransaction(db, (tx) =>
      applyTransferReport(tx, provider, {
        eventId: name,
        kind: "transfer_failed",
        providerRef: name,
        transferRef: name,
        amountCents,
        idempotencyKey,
      }),
    )
  },
}
