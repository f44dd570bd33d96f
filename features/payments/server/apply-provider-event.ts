import { eq } from "drizzle-orm"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import type { PaymentProviderName } from "../payment.ts"
import { applyDisputeReport } from "./apply-dispute-report.ts"
import { applyPaymentReport } from "./apply-payment-report.ts"
import { applyRefundReport } from "./apply-refund-report.ts"
import { applyTransferReport } from "./apply-transfer-report.ts"
import type { ProviderEvent } from "./payment-provider.ts"
import { paymentsTable } from "./payments-tables.ts"
import { unknownPayment } from "./unknown-payment.ts"

/**
 * The only place where a provider's event changes a payment. A repeated or outdated event changes
 * nothing; an amount that differs from the order's is refused.
 */
export async function applyProviderEvent(
  db: Db,
  provider: PaymentProviderName,
  event: ProviderEvent,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ("transferRef" in event) return applyTransferReport(tx, provider, event)
    const [payment] = await selectForUpdate(tx, { providerRef: event.providerRef })
    if (!payment || payment.provider !== provider) {
      throw unknownPayment()
    }
    if ("refundRef" in event) await applyRefundReport(tx, payment, event)
    else if ("disputeRef" in event) await applyDisputeReport(tx, payment, event)
    else await applyPaymentReport(tx, payment, event)
  })
}

const selectForUpdate = prepared((tx, { providerRef }: { providerRef: string }) =>
  tx.select().from(paymentsTable).where(eq(paymentsTable.providerRef, providerRef)).for("update"),
)
