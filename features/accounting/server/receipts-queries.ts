import { and, asc, eq, inArray, or } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { type ListedReceipt, RECEIPT_TITLES, receiptNumber, receiptPath } from "../receipt.ts"
import { type ReceiptRow, receiptsTable } from "./receipts-tables.ts"

/** A receipt with the one that it corrects. */
export interface FullReceipt {
  receipt: ReceiptRow
  corrects: ReceiptRow | null
}

const corrected = alias(receiptsTable, "corrected")

type Which = { year: number; number: number }

/** A receipt by its number, whoever asks; they have a right to it, and note that they have looked. */
export async function loadReceipt(db: Db, which: Which): Promise<FullReceipt | undefined> {
  const [found] = await db
    .select({ receipt: receiptsTable, corrects: corrected })
    .from(receiptsTable)
    .leftJoin(corrected, eq(corrected.id, receiptsTable.correctsId))
    .where(and(eq(receiptsTable.year, which.year), eq(receiptsTable.number, which.number)))
  return found
}

/** A receipt by its number, for who bought it and for the back office; to all others it is missing. */
export async function findReceipt(
  db: Db,
  actor: UserActor,
  which: Which,
): Promise<FullReceipt | undefined> {
  const found = await loadReceipt(db, which)
  const mayRead = hasRight(actor, "receipts.read") || found?.receipt.buyerId === actor.userId
  if (!found || !mayRead) return undefined
  const { id, buyerId } = found.receipt
  if (buyerId !== actor.userId) {
    await recordEvent(db, { kind: "receipt.opened", entityId: id, actor, role: "admin" })
    await noteLooks(db, actor, { kind: "receipt", of: [buyerId] })
  }
  return found
}

/** The newest receipt of a voucher, to go along with the mail about it. */
export async function findNewestOfVoucher(
  db: Db,
  voucherId: number,
): Promise<FullReceipt | undefined> {
  const rows = await db
    .select({ receipt: receiptsTable, corrects: corrected })
    .from(receiptsTable)
    .leftJoin(corrected, eq(corrected.id, receiptsTable.correctsId))
    .where(eq(receiptsTable.voucherId, voucherId))
    .orderBy(asc(receiptsTable.id))
  return rows.at(-1)
}

interface Subjects {
  bookingIds: readonly number[]
  voucherIds: readonly number[]
}

/** The receipts of some bookings and vouchers, the oldest first. */
export async function listReceiptsOf(
  db: Db,
  { bookingIds, voucherIds }: Subjects,
): Promise<(ListedReceipt & { bookingId: number | null; voucherId: number | null })[]> {
  if (bookingIds.length + voucherIds.length === 0) return []
  const rows = await db
    .select({ receipt: receiptsTable, corrects: corrected })
    .from(receiptsTable)
    .leftJoin(corrected, eq(corrected.id, receiptsTable.correctsId))
    .where(
      or(
        inArray(receiptsTable.bookingId, [...bookingIds]),
        inArray(receiptsTable.voucherId, [...voucherIds]),
      ),
    )
    .orderBy(asc(receiptsTable.id))
  return rows.map((row) => ({
    ...listedReceipt(row),
    bookingId: row.receipt.bookingId,
    voucherId: row.receipt.voucherId,
  }))
}

export function listedReceipt({ receipt, corrects }: FullReceipt): ListedReceipt {
  return {
    number: receiptNumber(receipt),
    path: receiptPath(receipt),
    title: RECEIPT_TITLES[receipt.kind],
    kind: receipt.kind,
    corrects: corrects && receiptNumber(corrects),
    totalCents: receipt.shareCents + receipt.feeCents + receipt.voucherCents,
    issuedAt: receipt.issuedAt.toISOString(),
  }
}
