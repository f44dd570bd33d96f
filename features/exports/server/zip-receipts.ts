import { and, asc, eq, gt, gte, lt, or } from "drizzle-orm"
import { RECEIPT_TITLES, receiptNumber } from "#features/accounting/receipt.ts"
import { drawLetter } from "#features/accounting/server/pdf/draw-in-thread.ts"
import { receiptTexts } from "#features/accounting/server/pdf/receipt-texts.ts"
import { type FullReceipt, loadReceipt } from "#features/accounting/server/receipts-queries.ts"
import { receiptsTable } from "#features/accounting/server/receipts-tables.ts"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import type { UserActor } from "#platform/actor.ts"
import { type CsvCell, toCsvFile } from "#platform/csv.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { type ZipEntry, zipEntries } from "#platform/server/zip-entries.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { boundsOf } from "../month.ts"
import { recordExport } from "./record-export.ts"

/**
 * The receipts of a month as an archive, piece by piece: each drawn when it is its turn, as it was sent. The log names the
 * month, not each of its receipts; each buyer has been looked at.
 */
export async function zipReceipts(
  db: Db,
  actor: UserActor,
  month: string,
): Promise<AsyncGenerator<Uint8Array>> {
  await recordExport(db, actor, { kind: "user.receipts_exported", of: month })
  return zipEntries(entriesOf(db, actor, month))
}

const COLUMNS: readonly (readonly [string, (full: FullReceipt) => CsvCell])[] = [
  ["Nummer", ({ receipt }) => receiptNumber(receipt)],
  ["Art", ({ receipt }) => RECEIPT_TITLES[receipt.kind]],
  ["Datum", ({ receipt }) => germanDay(receipt.issuedAt)],
  ["Korrigiert", ({ corrects }) => (corrects ? receiptNumber(corrects) : "")],
  ["Buchung", ({ receipt }) => receipt.bookingId],
  ["Gutschein", ({ receipt }) => receipt.voucherId],
  ["Servicegebühr in €", ({ receipt }) => ({ cents: receipt.feeCents })],
  ["Darin Umsatzsteuer in €", ({ receipt }) => ({ cents: receipt.vatCents })],
  ["Kostenanteil in €", ({ receipt }) => ({ cents: receipt.shareCents })],
  ["Gutscheinwert in €", ({ receipt }) => ({ cents: receipt.voucherCents })],
  [
    "Summe in €",
    ({ receipt }) => ({
      cents: receipt.feeCents + receipt.shareCents + receipt.voucherCents,
    }),
  ],
  ["Zahlung", ({ receipt }) => receipt.facts.paymentRef],
  ["Datei", ({ receipt }) => fileName(receipt)],
]

async function* entriesOf(db: Db, actor: UserActor, month: string): AsyncGenerator<ZipEntry> {
  const rows: CsvCell[][] = [COLUMNS.map(([title]) => title)]
  for await (const which of numbersOf(db, month)) {
    const full = await loadReceipt(db, which)
    if (!full) throw new Error(`receipt ${receiptNumber(which)} is gone`)
    await noteLooks(db, actor, { kind: "receipt", of: [full.receipt.buyerId] })
    rows.push(COLUMNS.map(([, cell]) => cell(full)))
    const pdf = await drawLetter(receiptTexts(full))
    yield { name: fileName(which), addedAt: full.receipt.issuedAt, file: one(pdf) }
  }
  yield { name: "belege.csv", addedAt: boundsOf(month).from, text: toCsvFile(rows) }
}

const PAGE = 500

/** The numbers of a month's receipts in their order, a page at a time. */
async function* numbersOf(db: Db, month: string) {
  const { from, to } = boundsOf(month)
  const { year, number, issuedAt } = receiptsTable
  let last = { year: 0, number: 0 }
  for (;;) {
    const page = await db
      .select({ year, number })
      .from(receiptsTable)
      .where(
        and(
          gte(issuedAt, from),
          lt(issuedAt, to),
          or(gt(year, last.year), and(eq(year, last.year), gt(number, last.number))),
        ),
      )
      .orderBy(asc(year), asc(number))
      .limit(PAGE)
    const end = page.at(-1)
    if (!end) return
    yield* page
    last = end
  }
}

function fileName(receipt: { year: number; number: number }): string {
  return `${receiptNumber(receipt)}.pdf`
}

async function* one(file: Buffer): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield new Uint8Array(file)
}

/** „05.12.2026“, which every spreadsheet takes for a day. */
function germanDay(at: Date): string {
  return isoDay(at, HOME_ZONE).split("-").toReversed().join(".")
}
