import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { PaymentProvider } from "../payment-provider.ts"
import { trialPaymentsTable, trialRefundsTable } from "./trial-payments-table.ts"
import { promiseTrialEvent } from "./trial-webhook.ts"

type TrialRefund = Parameters<PaymentProvider["refund"]>[1]

/** Pays back in the trial provider's book, once per key; what was not collected is reported as failed. */
export function refundTrialPayment(db: Db, refund: TrialRefund): Promise<{ refundRef: string }> {
  return inTransaction(db, async (tx) => {
    const { idempotencyKey, providerRef, amountCents } = refund
    const [payment] = await tx
      .select()
      .from(trialPaymentsTable)
      .where(eq(trialPaymentsTable.providerRef, providerRef))
      .for("update")
    if (!payment) throw new Error(`the trial provider knows no payment ${providerRef}`)
    const [former] = await tx
      .select({ refundRef: trialRefundsTable.refundRef })
      .from(trialRefundsTable)
      .where(eq(trialRefundsTable.idempotencyKey, idempotencyKey))
    if (former) return former
    const refundedCents = payment.refundedCents + amountCents
    const isPaid = refundedCents <= payment.capturedCents
    const refundRef = `trial_refund_${randomUUID()}`
    await tx
      .insert(trialRefundsTable)
      .values({ ...refund, refundRef, isPaid, createdAt: clock.now() })
    if (isPaid) {
      const isAll = refundedCents === payment.capturedCents
      await tx
        .update(trialPaymentsTable)
        .set({ refundedCents, ...(isAll && { status: "refunded" as const }) })
        .where(eq(trialPaymentsTable.providerRef, providerRef))
    }
    const kind = isPaid ? "refunded" : "refund_failed"
    await promiseTrialEvent(tx, { kind, ...refund, refundRef })
    return { refundRef }
  })
}
