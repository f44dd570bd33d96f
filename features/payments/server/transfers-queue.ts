import { eq } from "drizzle-orm"
import { z } from "zod"
import { inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import type { CardProviderName } from "../payment.ts"
import { attemptKey } from "../refund.ts"
import { applyTransferReport } from "./apply-transfer-report.ts"
import { paymentsTable } from "./payments-tables.ts"
import { transferProvider } from "./providers.ts"
import { transfersTable } from "./transfers-table.ts"

export const TRANSFERS_QUEUE = "call-for-transfers"

const intent = z.object({ transferId: z.int() })

/** Calls the provider outside of any transaction, until it has answered. */
export const transfersQueue: JobQueue = {
  name: TRANSFERS_QUEUE,
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
    // what a card has paid goes on from its own charge; the rest waits until there is enough (`reconcile-transfers`)
    if (sourceRef === null && (await isShort(provider, amountCents))) return
    const idempotencyKey = attemptKey(transfer)
    const input = { idempotencyKey, group, payeeId, amountCents, sourceRef }
    const answer = await transferProvider(provider).transfer(db, input)
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

async function isShort(provider: CardProviderName, amountCents: number): Promise<boolean> {
  const balanceCents = await transferProvider(provider).balance()
  return balanceCents !== null && balanceCents < amountCents
}
