import { and, eq, ne } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canMovePayment, type PaymentStatus, statusOfCollected } from "../payment.ts"
import { flagPayment } from "./flag-payment.ts"
import type { DisputeReport } from "./payment-provider.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { disputesTable, paymentsTable } from "./payments-tables.ts"
import { otherAmount, recordProviderEvent } from "./record-provider-event.ts"
import { enqueueRefunds } from "./refund-payment.ts"
import { settleFlagsAbout } from "./settle-flags-about.ts"
import { hasOpenDispute, writeOffRefunds } from "./write-off-refunds.ts"

type Dispute = typeof disputesTable.$inferSelect

/** A bank takes money of a locked payment back, or has decided whose it is. */
export async function applyDisputeReport(
  tx: Db,
  payment: PaymentRow,
  report: DisputeReport,
): Promise<void> {
  if (report.amountCents > payment.capturedCents - payment.creditDueCents) throw otherAmount()
  const { kind, disputeRef } = report
  const [known] = await tx
    .select()
    .from(disputesTable)
    .where(eq(disputesTable.providerRef, disputeRef))
  if (known && (known.paymentId !== payment.id || known.amountCents !== report.amountCents)) {
    throw otherAmount()
  }
  if (!(await recordProviderEvent(tx, payment.provider, report))) return
  // its end may be reported before its beginning
  const dispute = known ?? (await open(tx, payment, report))
  if (kind === "charged_back" || dispute.status !== "open") return
  await close(tx, payment, dispute, kind)
}

async function open(tx: Db, payment: PaymentRow, report: DisputeReport): Promise<Dispute> {
  const { disputeRef, amountCents, eventId } = report
  const [dispute] = await tx
    .insert(disputesTable)
    .values({
      paymentId: payment.id,
      providerRef: disputeRef,
      amountCents,
      status: "open",
      openedAt: clock.now(),
    })
    .returning()
  if (!dispute) throw new Error(`dispute ${disputeRef} was not written`)
  await postMove(tx, {
    businessKey: `dispute/${disputeRef}/opened`,
    subject: "dispute",
    subjectId: dispute.id,
    kind: "payment.charged_back",
    lines: [
      { account: accounts.disputed(payment.provider), amountCents },
      { account: accounts.captured(payment.provider), amountCents: -amountCents },
    ],
  })
  const status = canMovePayment(payment.status, "charged_back") ? "charged_back" : payment.status
  await move(tx, payment, status, "payment.charged_back", amountCents)
  const { provider, id: paymentId } = payment
  await flagPayment(tx, {
    provider,
    eventId,
    reason: "charged_back",
    subject: disputeRef,
    paymentId,
    amountCents,
  })
  return dispute
}

async function close(
  tx: Db,
  payment: PaymentRow,
  { id, providerRef, amountCents }: Dispute,
  kind: "dispute_won" | "dispute_lost",
): Promise<void> {
  const isWon = kind === "dispute_won"
  await tx
    .update(disputesTable)
    .set({ status: isWon ? "won" : "lost", closedAt: clock.now() })
    .where(eq(disputesTable.id, id))
  const disputed = accounts.disputed(payment.provider)
  await postMove(tx, {
    businessKey: `dispute/${providerRef}/closed`,
    subject: "dispute",
    subjectId: id,
    kind: `payment.${kind}`,
    lines: [
      { account: disputed, amountCents: -amountCents },
      {
        account: isWon ? accounts.captured(payment.provider) : accounts.chargebacks(),
        amountCents,
      },
    ],
  })
  await settleFlagsAbout(tx, {
    subject: providerRef,
    reason: "charged_back",
    note: isWon
      ? "Die Bank hat uns recht gegeben."
      : "Die Bank hat ihrer Kundin oder ihrem Kunden recht gegeben.",
    settledBy: null,
  })
  // what had to wait for it
  if (!(await hasOpenDispute(tx, payment.id))) {
    await writeOffRefunds(tx, payment)
    await enqueueRefunds(tx, payment.id)
  }
  const isStillHeld = await hasOthersNotWon(tx, payment.id)
  await move(
    tx,
    payment,
    isStillHeld ? "charged_back" : statusOfCollected(payment),
    `payment.${kind}`,
    amountCents,
  )
}

async function hasOthersNotWon(tx: Db, paymentId: number): Promise<boolean> {
  const [other] = await tx
    .select({ id: disputesTable.id })
    .from(disputesTable)
    .where(and(eq(disputesTable.paymentId, paymentId), ne(disputesTable.status, "won")))
    .limit(1)
  return other !== undefined
}

async function move(
  tx: Db,
  payment: PaymentRow,
  status: PaymentStatus,
  kind: string,
  disputedCents: number,
) {
  await tx.update(paymentsTable).set({ status }).where(eq(paymentsTable.id, payment.id))
  await recordEvent(tx, {
    kind,
    entityId: payment.id,
    actor: SYSTEM,
    role: "system",
    from: payment.status,
    to: status,
    data: { checkoutId: payment.checkoutId, disputedCents },
  })
}
