import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { PaymentReport, ProviderEvent, ProviderEventKind } from "../payment-provider.ts"
import { type TrialStatus, trialPaymentsTable, trialRefundsTable } from "./trial-payments-table.ts"

const REPORTED: Record<TrialStatus, readonly ProviderEventKind[]> = {
  open: [],
  action_required: ["action_required"],
  authorised: ["authorised"],
  processing: ["processing"],
  captured: ["authorised", "captured"],
  refunded: ["authorised", "captured"],
  bounced: ["processing", "debit_failed"],
  declined: ["failed"],
  abandoned: ["failed"],
  voided: ["voided"],
}

/** What the trial provider's book would have reported by now. */
export async function askTrialProvider(
  db: Db,
  providerRef: string,
): Promise<readonly ProviderEvent[]> {
  const [book] = await db
    .select()
    .from(trialPaymentsTable)
    .where(eq(trialPaymentsTable.providerRef, providerRef))
  if (!book) return []
  const reports = REPORTED[book.status].map((reported): PaymentReport => {
    // a debit is never reserved before it is collected
    const kind = book.means === "sepa" && reported === "authorised" ? "processing" : reported
    const amountCents = kind === "captured" ? book.capturedCents : book.amountCents
    return { eventId: `asked/${providerRef}/${kind}`, kind, providerRef, amountCents }
  })
  const refunds = await db
    .select()
    .from(trialRefundsTable)
    .where(eq(trialRefundsTable.providerRef, providerRef))
    .orderBy(asc(trialRefundsTable.createdAt))
  return [
    ...reports,
    ...refunds.map(({ refundRef, idempotencyKey, amountCents, isPaid }) => ({
      // one that was paid back may come back
      eventId: isPaid ? `asked/${refundRef}` : `asked/${refundRef}/failed`,
      kind: isPaid ? ("refunded" as const) : ("refund_failed" as const),
      providerRef,
      amountCents,
      idempotencyKey,
      refundRef,
    })),
  ]
}
