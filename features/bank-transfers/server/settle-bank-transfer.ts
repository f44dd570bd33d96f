import { eq } from "drizzle-orm"
import { settlePaymentFlag } from "#features/payments/server/payment-flags.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { type BankTransferOutcome, canSettle, STATUS_LABELS } from "../bank-transfer.ts"
import { bankTransferFilesTable, bankTransfersTable as transfers } from "./bank-transfers-tables.ts"

/**
 * Somebody has read on the statement what became of a transfer. Done: the refund is booked as transferred and
 * its flag settled; come back: it can be prepared anew. The same again changes nothing.
 */
export function settleBankTransfer(
  db: Db,
  actor: UserActor,
  { id, outcome }: { id: number; outcome: BankTransferOutcome },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [known] = await tx
      .select({ flagId: transfers.flagId })
      .from(transfers)
      .where(eq(transfers.id, id))
    if (!known) throw unknownTransfer()
    if (outcome === "done") await settleFlag(tx, actor, id, known.flagId)
    const [transfer] = await tx.select().from(transfers).where(eq(transfers.id, id)).for("update")
    if (!transfer) throw unknownTransfer()
    if (transfer.status === outcome) return
    if (!canSettle(transfer.status, outcome)) {
      const message = `Diese Überweisung ist ${STATUS_LABELS[transfer.status]}.`
      throw new DomainError("transfer-is-elsewhere", "invalid", message)
    }
    await tx
      .update(transfers)
      .set({ status: outcome, settledAt: clock.now() })
      .where(eq(transfers.id, id))
    await recordEvent(tx, {
      kind: `user.transfer_${outcome}`,
      entityId: actor.userId,
      actor,
      role: "admin",
      reason: transfer.endToEndId,
      data: { transferId: id },
    })
  })
}

// the payment is locked before the transfer, as everywhere
async function settleFlag(tx: Db, actor: UserActor, id: number, flagId: number) {
  const [row] = await tx
    .select({ transfer: transfers, messageRef: bankTransferFilesTable.messageRef })
    .from(transfers)
    .leftJoin(bankTransferFilesTable, eq(bankTransferFilesTable.id, transfers.fileId))
    .where(eq(transfers.id, id))
  if (row?.transfer.status !== "filed") return
  const { endToEndId, holder, ibanLast4 } = row.transfer
  const note = `Überwiesen an ${holder} (IBAN …${ibanLast4}), ${endToEndId}, Datei ${row.messageRef}.`
  await settlePaymentFlag(tx, actor, { id: flagId, note })
}

function unknownTransfer(): DomainError {
  return new DomainError("unknown-transfer", "not-found", "Diese Überweisung gibt es nicht.")
}
