import { and, eq, ne, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { cardPart } from "../payment-parts.ts"
import type { RefundReason } from "../refund.ts"
import { lockPayment } from "./lock-payment.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { refundsTable } from "./payments-tables.ts"
import { pollSoon } from "./poll-soon.ts"
import { REFUNDS_QUEUE } from "./refunds-queue.ts"
import { hasOpenDispute, writeOffRefunds } from "./write-off-refunds.ts"

interface NewRefund {
  paymentId: number
  amountCents: number
  /** What of it goes back to vouchers, where somebody has chosen; else what the card cannot take. */
  creditCents?: number | undefined
  reason: RefundReason
  /** What it is for: the same thing is given back once, however often it is asked for. */
  key: string
}

/**
 * Promises, in the caller's transaction, to give back a part of a payment or all of it. What is not
 * collected yet goes back as soon as it is; the database refuses more than that.
 * @returns false when it was promised before: nothing is written then
 */
export async function refundPayment(tx: Db, input: NewRefund): Promise<boolean> {
  const payment = await lockPayment(tx, input.paymentId)
  const [refund] = await tx
    .insert(refundsTable)
    .values({
      ...input,
      creditCents: input.creditCents ?? (await creditPartOf(tx, payment, input.amountCents)),
      ref: newRef(),
      status: "ordered",
      orderedAt: clock.now(),
    })
    .onConflictDoNothing({ target: [refundsTable.paymentId, refundsTable.key] })
    .returning({ id: refundsTable.id })
  if (!refund) return false
  if (payment.status === "charged_back") await writeOffOrWait(tx, payment)
  else if (payment.status !== "authorised") {
    await enqueue(tx, REFUNDS_QUEUE, { refundId: refund.id })
  }
  await pollSoon(tx, payment.id)
  return true
}

/**
 * What of a refund goes back to vouchers, by what is promised besides: the card first, and what a voucher
 * has paid only when nothing of the card is left.
 */
export async function creditPartOf(
  tx: Db,
  payment: PaymentRow,
  amountCents: number,
): Promise<number> {
  if (payment.creditDueCents === 0) return 0
  const [promised] = await tx
    .select({
      cardCents:
        sql<number>`coalesce(sum(${refundsTable.amountCents} - ${refundsTable.creditCents}), 0)`.mapWith(
          Number,
        ),
    })
    .from(refundsTable)
    .where(and(eq(refundsTable.paymentId, payment.id), ne(refundsTable.status, "failed")))
  const left = cardPart(payment).dueCents - (promised?.cardCents ?? 0)
  return Math.max(0, amountCents - left)
}

/** What vouchers have paid of a payment and neither have back nor are promised. */
export async function creditLeftOf(tx: Db, payment: PaymentRow): Promise<number> {
  const [promised] = await tx
    .select({
      cents: sql<number>`coalesce(sum(${refundsTable.creditCents}), 0)`.mapWith(Number),
    })
    .from(refundsTable)
    .where(and(eq(refundsTable.paymentId, payment.id), ne(refundsTable.status, "failed")))
  return payment.creditDueCents - (promised?.cents ?? 0)
}

// a provider refunds nothing of a charge that a bank disputes; what is lost is there already
async function writeOffOrWait(tx: Db, payment: PaymentRow) {
  if (await hasOpenDispute(tx, payment.id)) return
  await writeOffRefunds(tx, payment)
  await enqueueRefunds(tx, payment.id)
}

/** The payment was collected: what is to go back of it can go. */
export async function enqueueRefunds(tx: Db, paymentId: number): Promise<void> {
  const ordered = await tx
    .select({ id: refundsTable.id })
    .from(refundsTable)
    .where(isOrdered(paymentId))
    .orderBy(refundsTable.id)
  for (const { id } of ordered) await enqueue(tx, REFUNDS_QUEUE, { refundId: id })
  if (ordered.length > 0) await pollSoon(tx, paymentId)
}

/** The payment was never collected: there is nothing to give back. */
export async function dropRefunds(tx: Db, paymentId: number): Promise<void> {
  await tx
    .update(refundsTable)
    .set({ status: "failed", settledAt: clock.now() })
    .where(isOrdered(paymentId))
}

function isOrdered(paymentId: number) {
  return and(eq(refundsTable.paymentId, paymentId), eq(refundsTable.status, "ordered"))
}
