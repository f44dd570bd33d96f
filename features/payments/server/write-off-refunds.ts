import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { cardPart } from "../payment-parts.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { disputesTable, refundsTable } from "./payments-tables.ts"

type Refund = typeof refundsTable.$inferSelect

/** Whether a bank holds a part of a payment and has not decided yet: its provider refunds nothing of it. */
export async function hasOpenDispute(db: Db, paymentId: number): Promise<boolean> {
  const open = and(eq(disputesTable.paymentId, paymentId), eq(disputesTable.status, "open"))
  return (await db.$count(disputesTable, open)) > 0
}

/**
 * What was promised to a card and its bank has taken back for good is written off: whoever paid has it
 * from there. What vouchers get of it goes its way. The payment is locked, and no dispute of it is open.
 */
export async function writeOffRefunds(tx: Db, payment: PaymentRow): Promise<void> {
  const lostCents = await sumLost(tx, payment.id)
  if (lostCents === 0) return
  let left = cardPart(payment).dueCents - lostCents - (await sumGivenBack(tx, payment.id))
  for (const refund of await listPending(tx, payment.id)) {
    const cardCents = refund.amountCents - refund.creditCents
    const paidCents = Math.max(0, Math.min(cardCents, left))
    left -= paidCents
    if (paidCents < cardCents) await writeOff(tx, payment, refund, cardCents - paidCents)
  }
}

async function writeOff(tx: Db, payment: PaymentRow, refund: Refund, cents: number) {
  const now = clock.now()
  const isAll = cents === refund.amountCents
  const key = isAll ? refund.key : `${refund.key}/written-off`
  const over = { status: "written_off" as const, settledAt: now, retryAt: null }
  if (isAll) {
    await tx.update(refundsTable).set(over).where(eq(refundsTable.id, refund.id))
  } else {
    const amountCents = refund.amountCents - cents
    // another amount is another try at the provider
    const rest = { amountCents, attempt: refund.attempt + 1 }
    await tx.update(refundsTable).set(rest).where(eq(refundsTable.id, refund.id))
    await tx.insert(refundsTable).values({
      ...over,
      ref: newRef(),
      paymentId: payment.id,
      key,
      amountCents: cents,
      reason: refund.reason,
      orderedAt: refund.orderedAt,
    })
  }
  await postMove(tx, {
    businessKey: `payment/${payment.id}/written-off/${key}`,
    subject: "payment",
    subjectId: payment.id,
    refundKey: key,
    kind: "payment.refund_written_off",
    lines: [
      { account: accounts.checkoutPaid(payment.checkoutId), amountCents: cents },
      { account: accounts.chargebacks(), amountCents: -cents },
    ],
  })
}

async function sumLost(tx: Db, paymentId: number): Promise<number> {
  const { amountCents, status } = disputesTable
  const [lost] = await tx
    .select({ cents: sql<number>`coalesce(sum(${amountCents}), 0)`.mapWith(Number) })
    .from(disputesTable)
    .where(and(eq(disputesTable.paymentId, paymentId), eq(status, "lost")))
  return lost?.cents ?? 0
}

async function sumGivenBack(tx: Db, paymentId: number): Promise<number> {
  const { amountCents, creditCents, status } = refundsTable
  const [back] = await tx
    .select({
      cents: sql<number>`coalesce(sum(${amountCents} - ${creditCents}), 0)`.mapWith(Number),
    })
    .from(refundsTable)
    .where(and(eq(refundsTable.paymentId, paymentId), inArray(status, ["done", "paid_otherwise"])))
  return back?.cents ?? 0
}

// also what its provider has refused, as long as it is tried again, and what came back
function listPending(tx: Db, paymentId: number): Promise<Refund[]> {
  const { status, retryAt } = refundsTable
  const isPending = or(
    inArray(status, ["ordered", "returned"]),
    and(eq(status, "failed"), isNotNull(retryAt)),
  )
  return tx
    .select()
    .from(refundsTable)
    .where(and(eq(refundsTable.paymentId, paymentId), isPending))
    .orderBy(asc(refundsTable.id))
}
