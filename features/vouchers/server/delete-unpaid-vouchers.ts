import { and, asc, eq, gt, lt } from "drizzle-orm"
import { isFinal } from "#features/payments/payment.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { voidOpenPayments } from "#features/payments/server/void-open-payments.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { lockVoucher, moveVoucher } from "./move-voucher.ts"
import { vouchersTable } from "./vouchers-table.ts"

const QUEUE = "forget-unpaid-vouchers"
const KEPT_MS = hours(48)

/** Every night: expires unpaid vouchers and deletes their texts. */
export const deleteUnpaidVouchersQueue: JobQueue = {
  name: QUEUE,
  cron: "40 0 * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "voucher",
      due: listUnpaid,
      each: (from, { id }) => inTransaction(from, (tx) => forget(tx, id)),
    }),
}

function listUnpaid(db: Db, limit: number): Promise<{ id: number }[]> {
  const since = new Date(clock.now().getTime() - KEPT_MS)
  return db
    .select({ id: vouchersTable.id })
    .from(vouchersTable)
    .where(and(eq(vouchersTable.status, "ordered"), lt(vouchersTable.createdAt, since)))
    .orderBy(asc(vouchersTable.id))
    .limit(limit)
}

// one whose payment is still open is closed first and goes the next night; a debit runs for days, and
// whoever has given it gets what they ordered
async function forget(tx: Db, id: number) {
  const voucher = await lockVoucher(tx, id)
  if (voucher?.status !== "ordered" || voucher.checkoutId === null) return
  const payment = await findPaymentOfCheckout(tx, voucher.checkoutId)
  if (payment?.status === "processing") return
  if (payment && (await hasDebitJustFailed(tx, payment.id))) return
  if (payment && !isFinal(payment.status)) return voidOpenPayments(tx, [voucher.checkoutId])
  await moveVoucher(tx, voucher, {
    to: "revoked",
    event: "voucher.lapsed",
    actor: SYSTEM,
    role: "system",
    changes: {
      recipientName: "",
      senderName: "",
      greeting: "",
      recipientEmail: null,
      buyerEmail: null,
      anonymizedAt: clock.now(),
    },
  })
}

// kept for some days, so that a buyer who learns of the failed payment can repeat the order
async function hasDebitJustFailed(tx: Db, paymentId: number): Promise<boolean> {
  const since = new Date(clock.now().getTime() - KEPT_MS)
  const ofPayment = and(eq(eventsTable.entity, "payment"), eq(eventsTable.entityId, paymentId))
  const ofDebit = and(
    eq(eventsTable.kind, "payment.failed"),
    eq(eventsTable.fromStatus, "processing"),
  )
  const failed = await tx
    .select({ id: eventsTable.id })
    .from(eventsTable)
    .where(and(ofPayment, ofDebit, gt(eventsTable.at, since)))
    .limit(1)
  return failed.length > 0
}
