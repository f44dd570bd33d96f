import { desc, eq } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { statusOfCollected } from "../../payment.ts"
import { attemptKey, returnedKey } from "../../refund.ts"
import { answerDueAt } from "../../refund-return.ts"
import { flagPayment } from "../flag-payment.ts"
import type { RefundReport } from "../payment-provider.ts"
import type { PaymentRow } from "../payments-queries.ts"
import { paymentsTable, refundReturnsTable, refundsTable } from "../payments-tables.ts"

export type RefundRow = typeof refundsTable.$inferSelect

/**
 * What the provider had called done lies with it again: the move of the card's part is reversed, and the
 * part stays promised. What went to vouchers stays there.
 */
export async function takeRefundBack(
  tx: Db,
  payment: PaymentRow,
  refund: RefundRow,
  report: RefundReport,
): Promise<void> {
  const cardCents = refund.amountCents - refund.creditCents
  const refundedCents = payment.refundedCents - cardCents
  const collected = statusOfCollected({ ...payment, refundedCents })
  // the only step back, so that it is in no table: a late `captured` would take it, too; and what a bank
  // has taken back stays so
  const status = payment.status === "charged_back" ? payment.status : collected
  await tx
    .update(paymentsTable)
    .set({ refundedCents, status })
    .where(eq(paymentsTable.id, payment.id))
  await postMove(tx, {
    businessKey: `payment/${payment.id}/returned/${attemptKey(refund)}`,
    subject: "payment",
    subjectId: payment.id,
    refundKey: refund.key,
    kind: "payment.refund_returned",
    lines: [
      { account: accounts.captured(payment.provider), amountCents: cardCents },
      { account: accounts.checkoutPaid(payment.checkoutId), amountCents: -cardCents },
    ],
  })
  const returned = await markReturned(tx, refund, cardCents)
  await open(tx, { ...payment, status }, returned, { from: payment.status, report })
}

/** Another try of what had come back was refused. */
export async function refuseReturned(
  tx: Db,
  payment: PaymentRow,
  refund: RefundRow,
  report: RefundReport,
): Promise<void> {
  const returned = await markReturned(
    tx,
    { ...refund, providerRef: report.refundRef },
    refund.amountCents,
  )
  await open(tx, payment, returned, { from: payment.status, report })
}

/** Whether a refund has come back before. */
export async function hasReturned(tx: Db, refundId: number): Promise<boolean> {
  return (await tx.$count(refundReturnsTable, eq(refundReturnsTable.refundId, refundId))) > 0
}

// vouchers keep their part of it, which stays done; another amount is another try at the provider
async function markReturned(tx: Db, refund: RefundRow, cardCents: number): Promise<RefundRow> {
  const over = { status: "returned" as const, providerRef: refund.providerRef }
  const settledAt = clock.now()
  if (refund.creditCents > 0) {
    const rest = { amountCents: refund.creditCents, attempt: refund.attempt + 1, providerRef: null }
    await tx.update(refundsTable).set(rest).where(eq(refundsTable.id, refund.id))
    const { paymentId, reason, orderedAt } = refund
    const key = returnedKey(refund.key)
    const [split] = await tx
      .insert(refundsTable)
      .values({
        ...over,
        ref: newRef(),
        paymentId,
        key,
        amountCents: cardCents,
        reason,
        orderedAt,
        settledAt,
      })
      .returning()
    if (!split) throw new Error(`refund ${refund.id} was not divided`)
    return split
  }
  await tx
    .update(refundsTable)
    .set({ ...over, settledAt })
    .where(eq(refundsTable.id, refund.id))
  return { ...refund, ...over, settledAt }
}

async function open(
  tx: Db,
  payment: PaymentRow,
  refund: RefundRow,
  { from, report }: { from: PaymentRow["status"]; report: RefundReport },
): Promise<void> {
  const isTriedByItself = await wasTriedByItself(tx, refund.id)
  const { id: paymentId, provider, checkoutId } = payment
  const { eventId, refundRef: subject, amountCents } = report
  const [row] = await tx
    .insert(refundReturnsTable)
    .values({
      refundId: refund.id,
      returnedAt: clock.now(),
      answerBy: isTriedByItself ? null : answerDueAt(clock.now()),
    })
    .returning({ id: refundReturnsTable.id })
  if (!row) throw new Error(`the return of refund ${refund.id} was not written`)
  if (isTriedByItself) {
    const reason = "refund_came_back" as const
    await flagPayment(tx, { provider, eventId, reason, subject, paymentId, amountCents })
  }
  await recordEvent(tx, {
    kind: "payment.refund_returned",
    entityId: paymentId,
    actor: SYSTEM,
    role: "system",
    from,
    to: payment.status,
    data: { checkoutId, refundCents: refund.amountCents, returnId: row.id },
  })
}

async function wasTriedByItself(tx: Db, refundId: number): Promise<boolean> {
  const [last] = await tx
    .select({ isAutomatic: refundReturnsTable.isAutomatic })
    .from(refundReturnsTable)
    .where(eq(refundReturnsTable.refundId, refundId))
    .orderBy(desc(refundReturnsTable.id))
    .limit(1)
  return last?.isAutomatic ?? false
}
