import { asc, eq } from "drizzle-orm"
import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { RECEIPT_TITLES, receiptNumber } from "../receipt.ts"
import { receiptsTable } from "./receipts-tables.ts"

/** The receipts that were issued to somebody, for the export of their data. */
export async function exportReceipts(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(receiptsTable)
    .where(eq(receiptsTable.buyerId, userId))
    .orderBy(asc(receiptsTable.id))
  return {
    belege: rows.map((row) => ({
      nummer: receiptNumber(row),
      art: RECEIPT_TITLES[row.kind],
      ausgestelltAm: row.issuedAt,
      buchung: row.bookingId,
      gutschein: row.voucherId,
      name: row.buyerName,
      mail: row.buyerEmail,
      pilotIn: row.pilotName,
      kostenanteilEuro: inEuros(row.shareCents),
      servicegebuehrEuro: inEuros(row.feeCents),
      darinUmsatzsteuerEuro: inEuros(row.vatCents),
      gutscheinwertEuro: inEuros(row.voucherCents),
      mitKarteEuro: inEuros(row.cardCents),
      mitGutscheinEuro: inEuros(row.creditCents),
      angaben: row.facts,
    })),
  }
}
