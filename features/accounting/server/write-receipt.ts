import { sql } from "drizzle-orm"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type ReceiptRow, receiptsTable, receiptYearsTable } from "./receipts-tables.ts"

export type NewReceipt = Omit<ReceiptRow, "id" | "year" | "number" | "anonymizedAt">

/**
 * Writes a receipt under the next number of its year, the last of all locks: the number is taken when
 * the caller's transaction commits, and free again when it does not. It bears the date of its move, also
 * where the job that writes it comes after midnight: its VAT is owed for the month of the move.
 */
export async function writeReceipt(tx: Db, receipt: NewReceipt): Promise<ReceiptRow> {
  const year = Number(isoDay(receipt.issuedAt, HOME_ZONE).slice(0, 4))
  const [counted] = await tx
    .insert(receiptYearsTable)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: receiptYearsTable.year,
      set: { lastNumber: sql`${receiptYearsTable.lastNumber} + 1` },
    })
    .returning()
  if (!counted) throw new Error(`no number of ${year} was given`)
  const [row] = await tx
    .insert(receiptsTable)
    .values({ ...receipt, year, number: counted.lastNumber })
    .returning()
  if (!row) throw new Error(`receipt ${counted.lastNumber} of ${year} was not written`)
  return row
}
