import { eq } from "drizzle-orm"
import { accounts, type LedgerLine } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canMovePayment, isUnderWay, type PaymentStatus } from "../payment.ts"
import { cardPart } from "../payment-parts.ts"
import { REPORT_PATIENCE_MS } from "../poll-time.ts"
import type { PaymentReport, ProviderEventKind } from "./payment-provider.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { paymentsTable } from "./payments-tables.ts"
import { otherAmount, recordProviderEvent } from "./record-provider-event.ts"
import { dropRefunds, enqueueRefunds } from "./refund-payment.ts"

/** Moves a locked payment as its provider reports, with its ledger move and its event. */
export async function applyPaymentReport(
  tx: Db,
  payment: PaymentRow,
  report: PaymentReport,
): Promise<void> {
  const kind = statusAfter(report.kind)
  const isCapture = kind === "captured"
  const card = cardPart(payment)
  if (report.amountCents !== (isCapture ? card.dueCents : card.amountCents)) {
    throw otherAmount()
  }
  if (!(await recordProviderEvent(tx, payment.provider, report))) return
  if (!canMovePayment(payment.status, kind)) return
  if (report.kind === "debit_failed" && payment.status !== "processing") return
  await tx
    .update(paymentsTable)
    .set({
      status: kind,
      ...(isCapture && { capturedCents: payment.dueCents }),
      ...(isUnderWay(kind)
        ? { nextPollAt: new Date(clock.now().getTime() + REPORT_PATIENCE_MS) }
        : // done, or never to be done any more
          { wanted: null, wantedAt: null, nextPollAt: null }),
    })
    .where(eq(paymentsTable.id, payment.id))
  const lines = linesFor(kind, payment)
  if (
    kind !== "action_required" &&
    kind !== "processing" &&
    lines.some(({ amountCents }) => amountCents !== 0)
  ) {
    await postMove(tx, {
      businessKey: `payment/${payment.id}/${kind}`,
      subject: "payment",
      subjectId: payment.id,
      kind: `payment.${kind}`,
      lines,
    })
  }
  await recordEvent(tx, {
    kind: `payment.${kind}`,
    entityId: payment.id,
    actor: SYSTEM,
    role: "system",
    from: payment.status,
    to: kind,
    data: { checkoutId: payment.checkoutId },
  })
  // what was to go back before it had come
  if (isCapture) await enqueueRefunds(tx, payment.id)
  if (kind === "failed" || kind === "voided") await dropRefunds(tx, payment.id)
}

function statusAfter(kind: ProviderEventKind): Exclude<ProviderEventKind, "debit_failed"> {
  return kind === "debit_failed" ? "failed" : kind
}

function linesFor(kind: PaymentStatus, payment: PaymentRow): readonly LedgerLine[] {
  const { dueCents, creditDueCents, checkoutId, provider, status } = payment
  const { amountCents, dueCents: cardDueCents } = cardPart(payment)
  const release: LedgerLine[] =
    status === "authorised"
      ? [
          { account: accounts.authorised(provider), amountCents: -amountCents },
          { account: accounts.checkoutReserved(checkoutId), amountCents },
        ]
      : []
  if (kind === "authorised") {
    return [
      { account: accounts.authorised(provider), amountCents },
      { account: accounts.checkoutReserved(checkoutId), amountCents: -amountCents },
    ]
  }
  if (kind === "captured") {
    return [
      ...release,
      { account: accounts.captured(provider), amountCents: cardDueCents },
      { account: accounts.checkoutCredit(checkoutId), amountCents: creditDueCents },
      { account: accounts.checkoutPaid(checkoutId), amountCents: -dueCents },
    ]
  }
  return release
}
