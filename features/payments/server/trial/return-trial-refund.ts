import { and, eq, sql } from "drizzle-orm"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { trialPaymentsTable, trialRefundsTable } from "./trial-payments-table.ts"
import { promiseTrialEvent } from "./trial-webhook.ts"

/** A bank sends back what the trial provider has paid back; once per refund. */
export function returnTrialRefund(db: Db, refundRef: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [refund] = await tx
      .update(trialRefundsTable)
      .set({ isPaid: false })
      .where(and(eq(trialRefundsTable.refundRef, refundRef), eq(trialRefundsTable.isPaid, true)))
      .returning()
    if (!refund) return
    const { idempotencyKey, providerRef, amountCents } = refund
    await tx
      .update(trialPaymentsTable)
      .set({
        refundedCents: sql`${trialPaymentsTable.refundedCents} - ${amountCents}`,
        status: "captured",
      })
      .where(eq(trialPaymentsTable.providerRef, providerRef))
    const kind = "refund_failed" as const
    await promiseTrialEvent(tx, { kind, providerRef, amountCents, idempotencyKey, refundRef })
  })
}
