import { and, eq, inArray } from "drizzle-orm"
import { paymentFlagsTable } from "#features/payments/server/payments-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { newRef } from "#platform/ids.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { BankTransferInput } from "../bank-transfer.ts"
import { bankTransfersTable as transfers } from "./bank-transfers-tables.ts"
import { sealTransferIban } from "./transfer-cipher.ts"

/** Prepares the transfer of a refund that came back for good; one that is prepared already stays as it is. */
export function addBankTransfer(
  db: Db,
  actor: UserActor,
  { flagId, holder, iban }: BankTransferInput,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [flag] = await tx
      .select()
      .from(paymentFlagsTable)
      .where(eq(paymentFlagsTable.id, flagId))
      .for("update")
    if (flag?.reason !== "refund_came_back" || !flag.amountCents) {
      throw new DomainError("unknown-flag", "not-found", "Diese Erstattung gibt es nicht.")
    }
    if (flag.settledAt) {
      throw new DomainError("flag-is-settled", "invalid", "Diese Erstattung ist schon erledigt.")
    }
    const [former] = await tx
      .select({ id: transfers.id })
      .from(transfers)
      .where(
        and(eq(transfers.flagId, flagId), inArray(transfers.status, ["waiting", "filed", "done"])),
      )
    if (former) return
    const endToEndId = `AW-${newRef()}`
    await tx.insert(transfers).values({
      flagId,
      amountCents: flag.amountCents,
      holder,
      ibanEncrypted: sealTransferIban(endToEndId, iban),
      ibanLast4: iban.slice(-4),
      endToEndId,
      status: "waiting",
      createdAt: clock.now(),
      createdBy: actor.userId,
    })
    await recordEvent(tx, {
      kind: "payment.transfer_prepared",
      entityId: flag.paymentId ?? 0,
      actor,
      role: "admin",
      data: { flagId, endToEndId },
    })
  })
}
