import { asc, eq, inArray } from "drizzle-orm"
import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { PAYMENT_MEANS_LABELS } from "../payment.ts"
import { REFUND_REASON_LABELS, REFUND_STATUS_LABELS } from "../refund-list.ts"
import { RETURN_CHOICE_LABELS } from "../refund-return.ts"
import { paymentsTable, refundReturnsTable, refundsTable } from "./payments-tables.ts"

/** The payments of some checkouts, for the export of the data of who paid. */
export async function exportPayments(db: Db, checkoutIds: readonly number[]) {
  if (checkoutIds.length === 0) return []
  const payments = await db
    .select()
    .from(paymentsTable)
    .where(inArray(paymentsTable.checkoutId, [...checkoutIds]))
    .orderBy(asc(paymentsTable.id))
  const refunds = await db
    .select({ refund: refundsTable })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(inArray(paymentsTable.checkoutId, [...checkoutIds]))
    .orderBy(asc(refundsTable.id))
  const returns = await db
    .select()
    .from(refundReturnsTable)
    .where(
      inArray(
        refundReturnsTable.refundId,
        refunds.map(({ refund }) => refund.id),
      ),
    )
    .orderBy(asc(refundReturnsTable.id))
  const returnsOf = Map.groupBy(returns, ({ refundId }) => refundId)
  const refundsOf = Map.groupBy(refunds, ({ refund }) => refund.paymentId)
  return payments.map((payment) => ({
    referenz: payment.ref,
    kasse: payment.checkoutId,
    anbieter: payment.provider,
    zahlungsart: PAYMENT_MEANS_LABELS[payment.means],
    referenzBeimAnbieter: payment.providerRef,
    stand: payment.status,
    euro: inEuros(payment.amountCents),
    davonGutscheinEuro: inEuros(payment.creditDueCents),
    abgebuchtEuro: inEuros(payment.capturedCents),
    erstattetEuro: inEuros(payment.refundedCents),
    begonnenAm: payment.createdAt,
    erstattungen: (refundsOf.get(payment.id) ?? []).map(({ refund }) => ({
      referenz: refund.ref,
      euro: inEuros(refund.amountCents),
      davonAufGutscheinEuro: inEuros(refund.creditCents),
      grund: REFUND_REASON_LABELS[refund.reason],
      stand: REFUND_STATUS_LABELS[refund.status],
      beauftragtAm: refund.orderedAt,
      erledigtAm: refund.settledAt,
      zurückgekommen: (returnsOf.get(refund.id) ?? []).map((one) => ({
        am: one.returnedAt,
        entschieden: one.choice && RETURN_CHOICE_LABELS[one.choice],
        entschiedenAm: one.decidedAt,
      })),
    })),
  }))
}
