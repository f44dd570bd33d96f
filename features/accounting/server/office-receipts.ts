import { and, desc, eq, type SQL } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { type OfficeReceipt, parseReceiptNumber } from "../receipt.ts"
import { listedReceipt } from "./receipts-queries.ts"
import { receiptsTable } from "./receipts-tables.ts"

const PAGE = 30
const corrected = alias(receiptsTable, "corrected")

/** A page of all receipts, the newest first; a search is for a whole number. */
export async function listOfficeReceipts(db: Db, query: { search: string; page: number }) {
  const which = whichOf(query.search)
  const total = await db.$count(receiptsTable, which)
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const rows = await db
    .select({ receipt: receiptsTable, corrects: corrected })
    .from(receiptsTable)
    .leftJoin(corrected, eq(corrected.id, receiptsTable.correctsId))
    .where(which)
    .orderBy(desc(receiptsTable.year), desc(receiptsTable.number))
    .limit(PAGE)
    .offset(offset)
  const entries = rows.map((row): OfficeReceipt => {
    const { bookingId, voucherId, vatCents, buyerName, facts } = row.receipt
    return {
      ...listedReceipt(row),
      bookingId,
      voucherId,
      vatCents,
      buyerName,
      paymentRef: facts.paymentRef,
    }
  })
  return { entries, total, page, pageCount }
}

function whichOf(search: string): SQL | undefined {
  if (search === "") return undefined
  const asked = parseReceiptNumber(search.toUpperCase())
  return and(eq(receiptsTable.year, asked?.year ?? 0), eq(receiptsTable.number, asked?.number ?? 0))
}
