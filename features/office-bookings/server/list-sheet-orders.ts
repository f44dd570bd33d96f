import { asc, inArray } from "drizzle-orm"
import { formatEntityStatus } from "#features/admin/event-labels.ts"
import { PAYMENT_MEANS_LABELS } from "#features/payments/payment.ts"
import type { PaymentRow } from "#features/payments/server/payments-queries.ts"
import {
  disputesTable,
  paymentProviderEventsTable,
  paymentsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { PROVIDER_EVENT_LABELS } from "#features/payments/server/provider-event-labels.ts"
import { stripeCheckoutsTable } from "#features/payments/server/stripe/stripe-checkouts-table.ts"
import { voucherUsesTable } from "#features/vouchers/server/vouchers-table.ts"
import type { Db } from "#platform/server/db.ts"
import type { ProviderObject, SheetOrder, SheetPayment } from "../booking-sheet.ts"
import { providerObject } from "./provider-object.ts"

interface OrderRow {
  id: number
  checkoutId: number
}

/** How each order of a booking was paid, with everything that its provider knows of. */
export async function listSheetOrders(
  db: Db,
  bookingId: number,
  orders: readonly OrderRow[],
): Promise<SheetOrder[]> {
  const checkoutIds = orders.map(({ checkoutId }) => checkoutId)
  const payments = await db
    .select()
    .from(paymentsTable)
    .where(inArray(paymentsTable.checkoutId, checkoutIds))
    .orderBy(asc(paymentsTable.id))
  const details = await detailsOf(db, payments)
  const uses = await db
    .select()
    .from(voucherUsesTable)
    .where(inArray(voucherUsesTable.checkoutId, checkoutIds))
    .orderBy(asc(voucherUsesTable.id))
  return orders.map(({ id, checkoutId }) => ({
    id,
    isFirst: id === bookingId,
    payments: payments
      .filter((payment) => payment.checkoutId === checkoutId)
      .map((payment) => sheetPayment(payment, details)),
    vouchers: uses
      .filter((use) => use.checkoutId === checkoutId)
      .map(({ voucherId, appliedCents, returnedCents, appliedAt }) => {
        return { id: voucherId, appliedCents, returnedCents, at: appliedAt.toISOString() }
      }),
  }))
}

async function detailsOf(db: Db, payments: readonly PaymentRow[]) {
  const ids = payments.map(({ id }) => id)
  const refs = payments.map(({ providerRef }) => providerRef)
  return {
    refunds: await db
      .select()
      .from(refundsTable)
      .where(inArray(refundsTable.paymentId, ids))
      .orderBy(asc(refundsTable.id)),
    disputes: await db
      .select()
      .from(disputesTable)
      .where(inArray(disputesTable.paymentId, ids))
      .orderBy(asc(disputesTable.id)),
    reports: await db
      .select()
      .from(paymentProviderEventsTable)
      .where(inArray(paymentProviderEventsTable.providerRef, refs))
      .orderBy(asc(paymentProviderEventsTable.receivedAt)),
    sessions: await db
      .select()
      .from(stripeCheckoutsTable)
      .where(inArray(stripeCheckoutsTable.providerRef, refs)),
  }
}

type Details = Awaited<ReturnType<typeof detailsOf>>

const PROVIDERS: Readonly<Record<PaymentRow["provider"], string>> = {
  trial: "Probezahlung",
  stripe: "Stripe",
  credit: "Guthaben allein",
}

function sheetPayment(payment: PaymentRow, details: Details): SheetPayment {
  const refunds = details.refunds.filter(({ paymentId }) => paymentId === payment.id)
  const disputes = details.disputes.filter(({ paymentId }) => paymentId === payment.id)
  const isOwn = ({ providerRef }: { providerRef: string }) => providerRef === payment.providerRef
  return {
    ref: payment.ref,
    provider: PROVIDERS[payment.provider],
    means: PAYMENT_MEANS_LABELS[payment.means],
    status: formatEntityStatus("payment", payment.status) ?? payment.status,
    amountCents: payment.amountCents,
    creditCents: payment.creditCents,
    capturedCents: payment.capturedCents,
    refundedCents: payment.refundedCents,
    at: payment.createdAt.toISOString(),
    objects: [
      ...objectsOf(payment, details.sessions.filter(isOwn)),
      ...refunds.flatMap(({ providerRef }) => {
        return providerRef ? [providerObject("Erstattung", providerRef)] : []
      }),
      ...disputes.map(({ providerRef }) => providerObject("Rückbuchung", providerRef)),
    ],
    refunds: refunds.map(
      ({ id, amountCents, creditCents, reason, status, orderedAt, settledAt }) => ({
        id,
        amountCents,
        creditCents,
        reason,
        status,
        at: orderedAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
      }),
    ),
    disputes: disputes.map(({ id, amountCents, status, openedAt }) => {
      return { id, amountCents, status, at: openedAt.toISOString() }
    }),
    reports: details.reports.filter(isOwn).map(({ eventId, kind, receivedAt }) => ({
      id: eventId,
      sentence: PROVIDER_EVENT_LABELS[kind],
      at: receivedAt.toISOString(),
    })),
  }
}

function objectsOf(
  { provider, providerRef }: PaymentRow,
  sessions: Details["sessions"],
): ProviderObject[] {
  if (provider === "credit") return []
  return [
    providerObject("Zahlung", providerRef),
    ...sessions.flatMap(({ sessionId, paymentIntentId }) => [
      ...(paymentIntentId ? [providerObject("Payment Intent", paymentIntentId)] : []),
      providerObject("Checkout Session", sessionId),
    ]),
  ]
}
