import { asc, eq, inArray } from "drizzle-orm"
import { paymentFlagsTable } from "#features/payments/server/payments-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { newRef } from "#platform/ids.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { recordEvent } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { MAX_DAYS_AHEAD } from "../bank-transfer.ts"
import { toCreditTransferXml } from "../credit-transfer-file.ts"
import {
  type BankTransferRow,
  bankTransferFilesTable,
  bankTransfersTable as transfers,
} from "./bank-transfers-tables.ts"
import { openTransferIban, sealTransferFile } from "./transfer-cipher.ts"

/** From where the operator transfers; undefined where the settings do not say it. */
export function operatorAccount(): { name: string; iban: string } | undefined {
  const { OPERATOR_IBAN: iban, OPERATOR_NAME: name } = env()
  return iban === undefined ? undefined : { name, iban }
}

export const NO_ACCOUNT =
  "Es fehlt das Konto, von dem überwiesen wird: Die Betriebseinstellung OPERATOR_IBAN nennt es."

/** All transfers that wait go into one file for the bank, each once. */
export function makeTransferFile(
  db: Db,
  actor: UserActor,
  executeOn: string,
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const debtor = operatorAccount()
    if (!debtor) throw new DomainError("no-operator-account", "invalid", NO_ACCOUNT)
    const today = isoDay(clock.now(), HOME_ZONE)
    if (executeOn < today || executeOn > addDays(today, MAX_DAYS_AHEAD)) {
      const message = `Wähl einen Tag von heute an, höchstens ${MAX_DAYS_AHEAD} Tage voraus.`
      throw fieldError("no-bank-day", "executeOn", message)
    }
    const waiting = await takeWaiting(tx)
    if (waiting.length === 0) {
      throw new DomainError("nothing-to-transfer", "invalid", "Gerade wartet keine Überweisung.")
    }
    const createdAt = clock.now()
    const messageRef = `AW-${newRef()}`
    const xml = toCreditTransferXml({
      messageRef,
      createdAt,
      executeOn,
      debtor,
      transfers: waiting.map(({ endToEndId, holder, amountCents, ibanEncrypted }) => ({
        endToEndId,
        holder,
        amountCents,
        iban: openTransferIban(endToEndId, ibanEncrypted),
        purpose: `Erstattung ${debtor.name} ${endToEndId}`,
      })),
    })
    const [file] = await tx
      .insert(bankTransferFilesTable)
      .values({
        messageRef,
        createdAt,
        createdBy: actor.userId,
        executeOn,
        xmlEncrypted: sealTransferFile(messageRef, xml),
      })
      .returning({ id: bankTransferFilesTable.id })
    if (!file) throw new Error("a file was not written")
    const ids = waiting.map(({ id }) => id)
    await tx
      .update(transfers)
      .set({ status: "filed", fileId: file.id })
      .where(inArray(transfers.id, ids))
    await recordEvent(tx, {
      kind: "user.transfer_file_made",
      entityId: actor.userId,
      actor,
      role: "admin",
      reason: messageRef,
      data: { fileId: file.id, count: ids.length },
    })
    return file
  })
}

/** What waits, locked; what was settled in another way meanwhile is dropped and stays out. */
async function takeWaiting(tx: Db): Promise<BankTransferRow[]> {
  const rows = await tx
    .select({ transfer: transfers, settledAt: paymentFlagsTable.settledAt })
    .from(transfers)
    .innerJoin(paymentFlagsTable, eq(paymentFlagsTable.id, transfers.flagId))
    .where(eq(transfers.status, "waiting"))
    .orderBy(asc(transfers.id))
    .for("update")
  const settled = rows.filter(({ settledAt }) => settledAt !== null)
  if (settled.length > 0) {
    await tx
      .update(transfers)
      .set({ status: "dropped", settledAt: clock.now() })
      .where(
        inArray(
          transfers.id,
          settled.map(({ transfer }) => transfer.id),
        ),
      )
  }
  return rows.filter(({ settledAt }) => settledAt === null).map(({ transfer }) => transfer)
}
