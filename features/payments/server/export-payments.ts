import { asc, inArray } from "drizzle-orm"
import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { paymentsTable } from "./payments-tables.ts"

/** The payments of some checkouts, for the export of the data of who paid. */
export async function exportPayments(db: Db, checkoutIds: readonly number[]) {
  if (checkoutIds.length === 0) return []
  const payments = await db
    .select()
    .from(paymentsTable)
    .where(inArray(paymentsTable.checkoutId, [...checkoutIds]))
    .orderBy(asc(paymentsTable.id))
  return payments.map((payment) => ({
    referenz: payment.ref,
    kasse: payment.checkoutId,
    anbieter: payment.provider,
    referenzBeimAnbieter: payment.providerRef,
    stand: payment.status,
    euro: inEuros(payment.amountCents),
    abgebuchtEuro: inEuros(payment.capturedCents),
    erstattetEuro: inEuros(payment.refundedCents),
    begonnenAm: payment.createdAt,
  }))
}
