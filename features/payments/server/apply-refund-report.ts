import { and, eq } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canMovePayment, statusOfCollected } from "../payment.ts"
import { attemptKey, nextAttempt, refOfAttempt } from "../refund.ts"
import type { RefundReport } from "./payment-provider.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { paymentsTable, refundsTable } from "./payments-tables.ts"
import { otherAmount, recordProviderEvent } from "./record-provider-event.ts"
import { hasReturned, refuseReturned, takeRefundBack } from "./returns/take-refund-back.ts"

/** Ends a refund of a locked payment as its provider reports. */
export async function applyRefundReport(
  tx: Db,
  payment: PaymentRow,
  report: RefundReport,
): Promise<void> {
  const [refund] = await tx
    .select()
    .from(refundsTable)
    .where(
      and(
        eq(refundsTable.paymentId, payment.id),
        eq(refundsTable.ref, refOfAttempt(report.idempotencyKey)),
      ),
    )
  if (!refund) {
    throw new DomainError("unknown-refund", "not-found", "Diese Erstattung gibt es hier nicht.")
  }
  // another try may have been divided in another way
  const isCurrent = attemptKey(refund) === report.idempotencyKey
  if (isCurrent && report.amountCents !== refund.amountCents - refund.creditCents) {
    throw otherAmount()
  }
  if (!(await recordProviderEvent(tx, payment.provider, report))) return
  if (refund.status === "done" && isCurrent && report.kind === "refund_failed") {
    return takeRefundBack(tx, payment, refund, report)
  }
  // a try that was refused is over, whatever is said of it later
  if (refund.status !== "ordered" || !isCurrent) return
  const isDone = report.kind === "refunded"
  // what came back once does so again, whether its try was refused or sent and lost
  if (!isDone && (await hasReturned(tx, refund.id))) {
    return refuseReturned(tx, payment, refund, report)
  }
  await tx
    .update(refundsTable)
    .set({
      status: isDone ? "done" : "failed",
      providerRef: report.refundRef,
      settledAt: clock.now(),
      retryAt: isDone ? null : nextAttempt(refund.attempt, clock.now()),
    })
    .where(eq(refundsTable.id, refund.id))
  const { status, kind } = isDone
    ? await giveBack(tx, payment, refund)
    : { status: payment.status, kind: "payment.refund_failed" }
  await recordEvent(tx, {
    kind,
    entityId: payment.id,
    actor: SYSTEM,
    role: "system",
    from: payment.status,
    to: status,
    data: { checkoutId: payment.checkoutId, refundCents: refund.amountCents },
  })
}

async function giveBack(tx: Db, payment: PaymentRow, refund: typeof refundsTable.$inferSelect) {
  const { key, amountCents, creditCents } = refund
  const refundedCents = payment.refundedCents + amountCents
  const refunded = statusOfCollected({ ...payment, refundedCents })
  // what a bank has taken back stays so, whatever we give back beside it
  const status = payment.status === "charged_back" ? payment.status : refunded
  if (status !== payment.status && !canMovePayment(payment.status, status)) {
    throw new Error(`payment ${payment.id} cannot go from ${payment.status} to ${status}`)
  }
  const kind = `payment.${refunded}` as const
  await tx
    .update(paymentsTable)
    .set({ refundedCents, status })
    .where(eq(paymentsTable.id, payment.id))
  await postMove(tx, {
    businessKey: await moveKey(tx, refund),
    subject: "payment",
    subjectId: payment.id,
    refundKey: key,
    kind,
    lines: [
      { account: accounts.checkoutPaid(payment.checkoutId), amountCents },
      { account: accounts.captured(payment.provider), amountCents: creditCents - amountCents },
      { account: accounts.checkoutCredit(payment.checkoutId), amountCents: -creditCents },
    ],
  })
  return { status, kind }
}

// what came back is done once more, by a later try
async function moveKey(tx: Db, refund: typeof refundsTable.$inferSelect): Promise<string> {
  const isAgain = refund.attempt > 1 && (await hasReturned(tx, refund.id))
  return isAgain
    ? `payment/${refund.paymentId}/refunded-again/${attemptKey(refund)}`
    : `payment/${refund.paymentId}/refunded/${refund.key}`
}
