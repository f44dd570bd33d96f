import { and, asc, desc, eq, gt, inArray, isNull, notExists, sql } from "drizzle-orm"
import { paymentFlagsTable, paymentsTable } from "#features/payments/server/payments-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { BankTransferStatus } from "../bank-transfer.ts"
import {
  bankTransferFilesTable as files,
  bankTransfersTable as transfers,
} from "./bank-transfers-tables.ts"
import { openTransferFile } from "./transfer-cipher.ts"

const MAX_LISTED = 200

/** A refund that came back for good and has no transfer yet. */
export interface RefundToTransfer {
  flagId: number
  amountCents: number
  paymentRef: string
  flaggedAt: string
}

export async function listRefundsToTransfer(db: Db): Promise<RefundToTransfer[]> {
  const prepared = db
    .select({ one: sql`1` })
    .from(transfers)
    .where(
      and(
        eq(transfers.flagId, paymentFlagsTable.id),
        inArray(transfers.status, ["waiting", "filed", "done"]),
      ),
    )
  const rows = await db
    .select({ flag: paymentFlagsTable, paymentRef: paymentsTable.ref })
    .from(paymentFlagsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, paymentFlagsTable.paymentId))
    .where(
      and(
        eq(paymentFlagsTable.reason, "refund_came_back"),
        isNull(paymentFlagsTable.settledAt),
        gt(paymentFlagsTable.amountCents, 0),
        notExists(prepared),
      ),
    )
    .orderBy(asc(paymentFlagsTable.id))
    .limit(MAX_LISTED)
  return rows.map(({ flag, paymentRef }) => ({
    flagId: flag.id,
    amountCents: flag.amountCents ?? 0,
    paymentRef,
    flaggedAt: flag.flaggedAt.toISOString(),
  }))
}

export interface ListedTransfer {
  id: number
  amountCents: number
  holder: string
  ibanLast4: string
  endToEndId: string
  status: BankTransferStatus
}

export interface ListedFile {
  id: number
  messageRef: string
  createdAt: string
  createdBy: string
  executeOn: string
  transfers: ListedTransfer[]
}

/** What waits for a file. */
export async function listWaitingTransfers(db: Db): Promise<ListedTransfer[]> {
  const rows = await db
    .select()
    .from(transfers)
    .where(eq(transfers.status, "waiting"))
    .orderBy(asc(transfers.id))
    .limit(MAX_LISTED)
  return rows.map(listed)
}

/** The files, the newest first, each with what is in it. */
export async function listTransferFiles(db: Db): Promise<ListedFile[]> {
  const rows = await db
    .select({ file: files, person: usersTable })
    .from(files)
    .innerJoin(usersTable, eq(usersTable.id, files.createdBy))
    .orderBy(desc(files.id))
    .limit(MAX_LISTED)
  const ids = rows.map(({ file }) => file.id)
  const inThem =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(transfers)
          .where(inArray(transfers.fileId, ids))
          .orderBy(asc(transfers.id))
  return rows.map(({ file, person }) => ({
    id: file.id,
    messageRef: file.messageRef,
    createdAt: file.createdAt.toISOString(),
    createdBy: publicName(person),
    executeOn: file.executeOn,
    transfers: inThem.filter(({ fileId }) => fileId === file.id).map(listed),
  }))
}

function listed(row: typeof transfers.$inferSelect): ListedTransfer {
  const { id, amountCents, holder, ibanLast4, endToEndId, status } = row
  return { id, amountCents, holder, ibanLast4, endToEndId, status }
}

/** A file as it was made, for one download, which is written down; undefined where there is none. */
export function exportTransferFile(
  db: Db,
  actor: UserActor,
  id: number,
): Promise<{ name: string; xml: string } | undefined> {
  return inTransaction(db, async (tx) => {
    const [file] = await tx.select().from(files).where(eq(files.id, id))
    if (!file) return undefined
    const { messageRef, xmlEncrypted } = file
    await recordEvent(tx, {
      kind: "user.transfer_file_exported",
      entityId: actor.userId,
      actor,
      role: "admin",
      reason: messageRef,
      data: { fileId: id },
    })
    return { name: `${messageRef}.xml`, xml: openTransferFile(messageRef, xmlEncrypted) }
  })
}
