import { and, asc, eq } from "drizzle-orm"
import { paysForId } from "#features/bookings/core/server/booking-of-checkout.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { findPaymentByRef } from "#features/payments/server/payments-queries.ts"
import {
  disputesTable,
  paymentProviderEventsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { PROVIDER_EVENT_LABELS } from "#features/payments/server/provider-event-labels.ts"
import { findVoucherOfCheckout } from "#features/vouchers/server/vouchers-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import { journalMoves } from "./journal-queries.ts"
import { listMovesOfOrders } from "./moves-of-orders.ts"
import { listReceiptsOf } from "./receipts-queries.ts"

/** Opens all of one payment for the back office, which is written down; undefined where there is none. */
export async function openPaymentStory(db: Db, actor: UserActor, ref: string) {
  const payment = await findPaymentByRef(db, ref)
  if (!payment) return undefined
  const { checkoutId } = payment
  const [booking] = await db
    .select({ id: paysForId(bookingsTable), passengerId: bookingsTable.passengerId })
    .from(bookingsTable)
    .where(eq(bookingsTable.checkoutId, checkoutId))
  const voucher = await findVoucherOfCheckout(db, checkoutId)
  const personId = booking?.passengerId ?? voucher?.buyerId ?? null
  await recordEvent(db, { kind: "payment.opened", entityId: payment.id, actor, role: "admin" })
  await noteLooks(db, actor, { kind: "payment", of: [personId] })
  const moves = await listMovesOfOrders(db, [{ checkoutId, bookingId: booking?.id ?? null }])
  const refunds = await db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.paymentId, payment.id))
    .orderBy(asc(refundsTable.id))
  const disputes = await db
    .select()
    .from(disputesTable)
    .where(eq(disputesTable.paymentId, payment.id))
    .orderBy(asc(disputesTable.id))
  const steps = await db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.entity, "payment"), eq(eventsTable.entityId, payment.id)))
    .orderBy(asc(eventsTable.id))
  const reports = await db
    .select()
    .from(paymentProviderEventsTable)
    .where(eq(paymentProviderEventsTable.providerRef, payment.providerRef))
    .orderBy(asc(paymentProviderEventsTable.receivedAt))
  return {
    payment: {
      ...payment,
      createdAt: payment.createdAt.toISOString(),
      nextPollAt: null,
      wantedAt: null,
    },
    bookingId: booking?.id ?? null,
    personId,
    voucherId: voucher?.id ?? null,
    refunds: refunds.map(
      ({ id, key, amountCents, creditCents, reason, status, attempt, orderedAt }) => {
        return {
          id,
          key,
          amountCents,
          creditCents,
          reason,
          status,
          attempt,
          at: orderedAt.toISOString(),
        }
      },
    ),
    disputes: disputes.map(({ id, providerRef, amountCents, status, openedAt }) => {
      return { id, providerRef, amountCents, status, at: openedAt.toISOString() }
    }),
    steps: steps.map(({ id, kind, fromStatus, toStatus, at }) => {
      return { id, kind, fromStatus, toStatus, at: at.toISOString() }
    }),
    reports: reports.map(({ eventId, kind, receivedAt }) => {
      return { eventId, sentence: PROVIDER_EVENT_LABELS[kind], at: receivedAt.toISOString() }
    }),
    moves: await journalMoves(db, moves.get(checkoutId) ?? []),
    receipts: await listReceiptsOf(db, {
      bookingIds: booking ? [booking.id] : [],
      voucherIds: voucher ? [voucher.id] : [],
    }),
  }
}
