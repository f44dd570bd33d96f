import { and, eq } from "drizzle-orm"
import { RECEIPT_LIST, RECEIPT_TITLES, receiptNumber } from "#features/accounting/receipt.ts"
import { receiptsTable } from "#features/accounting/server/receipts-tables.ts"
import { listAddress } from "#platform/list-address.ts"
import { formatEuro } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import type { OfficeHit } from "../../office-search.ts"
import type { SearchReading } from "../../parse-office-search.ts"
import { joinFacts } from "./hits-of-ids.ts"

/** The receipt of this number, where the list shows what it belongs to. */
export async function listReceiptHits(tx: Db, { receipt }: SearchReading): Promise<OfficeHit[]> {
  if (!receipt) return []
  const rows = await tx
    .select()
    .from(receiptsTable)
    .where(and(eq(receiptsTable.year, receipt.year), eq(receiptsTable.number, receipt.number)))
  return rows.map((row) => {
    const number = receiptNumber(row)
    return {
      id: `receipt-${row.id}`,
      kind: "receipt",
      title: `${RECEIPT_TITLES[row.kind]} ${number}`,
      facts: joinFacts([
        row.buyerName,
        formatEuro(row.shareCents + row.feeCents + row.voucherCents),
        formatDay(row.issuedAt, HOME_ZONE),
      ]),
      status: null,
      href: listAddress(RECEIPT_LIST, { search: number, page: 1 }),
    }
  })
}
