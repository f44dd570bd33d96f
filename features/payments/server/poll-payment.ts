import { and, eq, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { isUnderWay } from "../payment.ts"
import { nextPollAfter, OWED_MS, UNPAID_MS } from "../poll-time.ts"
import { askProvider } from "./ask-provider.ts"
import { failUnheard } from "./fail-unheard.ts"
import { flagPayment } from "./flag-payment.ts"
import { findPayment, type PaymentRow } from "./payments-queries.ts"
import { paymentsTable, refundsTable } from "./payments-tables.ts"
import { providerNamed } from "./providers.ts"
import { REFUNDS_QUEUE } from "./refunds-queue.ts"
import { requestAgain } from "./settle-authorisation.ts"
import { hasOpenDispute } from "./write-off-refunds.ts"

/**
 * Asks how far a payment is, and wants again what its provider has not done although we want it: the
 * job that called for it may have died.
 */
export async function pollPayment(db: Db, { id }: Pick<PaymentRow, "id">): Promise<void> {
  const before = await findPayment(db, id)
  if (!before) return
  const now = clock.now()
  const isUnpaid = before.status === "created" || before.status === "action_required"
  if (isUnpaid && now.getTime() - before.createdAt.getTime() >= UNPAID_MS) {
    await providerNamed(before.provider).close(db, before.providerRef)
  }
  await askProvider(db, before)
  await failUnheard(db, before)
  const payment = await findPayment(db, id)
  if (!payment) return
  const { status, wanted } = payment
  if (wanted && isUnderWay(status)) {
    await requestAgain(db, id, wanted)
    await flagOwed(db, payment, { what: wanted, since: payment.wantedAt ?? now })
  }
  const refunds = await listOrderedRefunds(db, id)
  if (!isUnderWay(status) && !(await hasOpenDispute(db, id))) {
    for (const { refundId, ref, orderedAt, isCalledFor } of refunds) {
      if (isCalledFor) continue
      await enqueue(db, REFUNDS_QUEUE, { refundId })
      await flagOwed(db, payment, { what: `refund/${ref}`, since: orderedAt })
    }
  }
  const hasOpenRefunds = refunds.length > 0
  await db
    .update(paymentsTable)
    .set({ nextPollAt: nextPollAfter({ status, wanted, hasOpenRefunds }, now) })
    .where(eq(paymentsTable.id, id))
}

// for as long as it is missing it is called for, but after a day somebody should know
async function flagOwed(
  db: Db,
  { id: paymentId, provider, providerRef: subject, dueCents: amountCents }: PaymentRow,
  { what, since }: { what: string; since: Date },
): Promise<void> {
  if (clock.now().getTime() - since.getTime() < OWED_MS) return
  const eventId = `owed/${subject}/${what}`
  await flagPayment(db, {
    provider,
    eventId,
    reason: "provider_owes",
    subject,
    paymentId,
    amountCents,
  })
}

async function listOrderedRefunds(db: Db, paymentId: number) {
  return db
    .select({
      refundId: refundsTable.id,
      ref: refundsTable.ref,
      orderedAt: refundsTable.orderedAt,
      isCalledFor: sql<boolean>`${refundsTable.providerRef} is not null`,
    })
    .from(refundsTable)
    .where(and(eq(refundsTable.paymentId, paymentId), eq(refundsTable.status, "ordered")))
}
