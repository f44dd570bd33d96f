import { eq } from "drizzle-orm"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { PaymentProviderName } from "../payment.ts"
import type { FlagReason } from "../payment-flag.ts"
import { applyProviderEvent } from "./apply-provider-event.ts"
import { flagPayment } from "./flag-payment.ts"
import type { ProviderEvent } from "./payment-provider.ts"
import { paymentsTable } from "./payments-tables.ts"

const REASONS: Readonly<Record<string, FlagReason>> = {
  "unknown-payment": "unknown_payment",
  "unknown-refund": "unknown_refund",
  "other-amount": "other_amount",
}

/**
 * Applies what a provider outside has reported. What does not fit is left for the back office and
 * books nothing: to refuse it would only make the provider say it again.
 */
export async function handleProviderEvent(
  db: Db,
  provider: PaymentProviderName,
  event: ProviderEvent,
): Promise<void> {
  try {
    await applyProviderEvent(db, provider, event)
  } catch (error) {
    const reason = error instanceof DomainError ? REASONS[error.code] : undefined
    if (!reason) throw error
    const { eventId, providerRef, amountCents } = event
    const [payment] = await db
      .select({ id: paymentsTable.id })
      .from(paymentsTable)
      .where(eq(paymentsTable.providerRef, providerRef))
    await flagPayment(db, {
      provider,
      eventId,
      reason,
      subject: "refundRef" in event ? event.refundRef : providerRef,
      amountCents,
      ...(payment && { paymentId: payment.id }),
    })
  }
}
