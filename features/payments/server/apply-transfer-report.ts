import { eq } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { PaymentProviderName } from "../payment.ts"
import { attemptKey, refOfAttempt } from "../refund.ts"
import { type TransferStatus, transferMoveKey } from "../transfer.ts"
import type { TransferReport } from "./payment-provider.ts"
import { otherAmount, recordProviderEvent } from "./record-provider-event.ts"
import { type TransferRow, transfersTable } from "./transfers-table.ts"

/** Ends a transfer as its provider reports; money that came back is owed again. */
export async function applyTransferReport(
  tx: Db,
  provider: PaymentProviderName,
  report: TransferReport,
): Promise<void> {
  const [transfer] = await tx
    .select()
    .from(transfersTable)
    .where(eq(transfersTable.ref, refOfAttempt(report.idempotencyKey)))
    .for("update")
  if (!transfer || transfer.provider !== provider) {
    throw new DomainError("unknown-payment", "not-found", "Diese Überweisung gibt es hier nicht.")
  }
  if (report.amountCents !== transfer.amountCents) throw otherAmount()
  if (!(await recordProviderEvent(tx, provider, report))) return
  const status = statusBy(transfer, report)
  if (!status) return
  const isMoved = transfer.status === "done"
  await tx
    .update(transfersTable)
    .set({ status, providerRef: report.transferRef, settledAt: clock.now() })
    .where(eq(transfersTable.id, transfer.id))
  if (status === "done") await book(tx, transfer, "done", transfer.amountCents)
  if (status === "reversed" && isMoved) await book(tx, transfer, "reversed", -transfer.amountCents)
  await recordEvent(tx, {
    kind: `transfer.${status}`,
    entityId: transfer.id,
    actor: SYSTEM,
    role: "system",
    from: transfer.status,
    to: status,
    data: { key: transfer.key },
  })
}

// a report of an earlier attempt, or a repeated one, changes nothing
function statusBy(transfer: TransferRow, report: TransferReport): TransferStatus | undefined {
  if (attemptKey(transfer) !== report.idempotencyKey) return undefined
  const { status } = transfer
  switch (report.kind) {
    case "transferred":
      return status === "ordered" || status === "failed" ? "done" : undefined
    case "transfer_failed":
      return status === "ordered" ? "failed" : undefined
    case "transfer_reversed":
      return status === "reversed" ? undefined : "reversed"
  }
}

async function book(tx: Db, transfer: TransferRow, what: "done" | "reversed", cents: number) {
  await postMove(tx, {
    businessKey: transferMoveKey(transfer.ref, transfer.attempt, what),
    subject: "transfer",
    subjectId: transfer.id,
    kind: `transfer.${what}`,
    lines: [
      { account: accounts.pilotPayable(transfer.payeeId), amountCents: cents },
      { account: accounts.captured(transfer.provider), amountCents: -cents },
    ],
  })
}
