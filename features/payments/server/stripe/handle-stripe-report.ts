import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { isUnderWay, type PaymentStatus } from "../../payment.ts"
import { askProvider } from "../ask-provider.ts"
import { handleProviderEvent } from "../handle-provider-event.ts"
import type { ProviderEvent } from "../payment-provider.ts"
import { paymentsTable } from "../payments-tables.ts"

/**
 * Takes what a webhook of Stripe's has reported. What was collected has been reserved before, and what
 * goes back has been collected: where that report is still on its way, Stripe is asked for all steps.
 */
export async function handleStripeReport(db: Db, report: ProviderEvent): Promise<void> {
  const [payment] = await db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.providerRef, report.providerRef))
  if (payment && isAhead(report, payment.status)) await askProvider(db, payment)
  await handleProviderEvent(db, "stripe", report)
}

/**
 * An intent wants another means of payment: after a declined card on a page that is open, or because
 * what was reserved could not be collected. It says the same of both, so that Stripe is asked.
 */
export async function askAboutReservation(db: Db, providerRef: string): Promise<void> {
  const [payment] = await db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.providerRef, providerRef))
  if (payment?.status === "authorised") await askProvider(db, payment)
}

function isAhead(report: ProviderEvent, status: PaymentStatus): boolean {
  if ("refundRef" in report || "disputeRef" in report) return isUnderWay(status)
  return report.kind === "captured" && isUnderWay(status) && status !== "authorised"
}
