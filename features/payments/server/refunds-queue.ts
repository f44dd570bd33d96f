import { and, eq, isNull } from "drizzle-orm"
import { z } from "zod"
import type { JobQueue } from "#platform/server/jobs.ts"
import { attemptKey } from "../refund.ts"
import { creditProvider } from "./credit/credit-provider.ts"
import { paymentsTable, refundsTable } from "./payments-tables.ts"
import { providerNamed } from "./providers.ts"
import { hasOpenDispute } from "./write-off-refunds.ts"

export const REFUNDS_QUEUE = "call-for-refunds"

const intent = z.object({ refundId: z.number().int() })

/** Calls the provider outside of any transaction, until it has answered. */
export const refundsQueue: JobQueue = {
  name: REFUNDS_QUEUE,
  async run(db, data) {
    const { refundId } = intent.parse(data)
    const [row] = await db
      .select({ refund: refundsTable, payment: paymentsTable })
      .from(refundsTable)
      .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
      .where(eq(refundsTable.id, refundId))
    if (row?.refund.status !== "ordered") return
    // called for once the bank has decided (`applyDisputeReport`)
    if (await hasOpenDispute(db, row.payment.id)) return
    const { refund, payment } = row
    const amountCents = refund.amountCents - refund.creditCents
    // what goes back to vouchers alone concerns nobody outside
    const provider = amountCents === 0 ? creditProvider : providerNamed(payment.provider)
    const { refundRef } = await provider.refund(db, {
      idempotencyKey: attemptKey(refund),
      providerRef: payment.providerRef,
      amountCents,
    })
    // its report may have been quicker
    await db
      .update(refundsTable)
      .set({ providerRef: refundRef })
      .where(
        and(
          eq(refundsTable.id, refundId),
          eq(refundsTable.attempt, refund.attempt),
          isNull(refundsTable.providerRef),
        ),
      )
  },
}
