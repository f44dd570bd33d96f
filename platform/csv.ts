import { isoDay } from "./days.ts"
import { inEuros } from "./money.ts"

/*
 * Tables that a German spreadsheet opens at a double click: semicolons, decimal commas, a byte order
 * mark (RFC 4180 otherwise).
 */

/** Text, a number, an amount, or nothing. */
export type CsvCell = string | number | { cents: number } | null

export const CSV_TYPE = "text/csv; charset=utf-8"

/** „05.12.2026“, which every spreadsheet takes for a day; empty without an instant. */
export function csvDay(at: string | null, zone: string): string {
  return at === null ? "" : isoDay(new Date(at), zone).split("-").toReversed().join(".")
}

/** The whole file, its first line the titles of the columns. */
export function toCsvFile(lines: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${lines.map((cells) => cells.map(written).join(";")).join("\r\n")}\r\n`
}

/** The same in pieces, for a table that is read while it is sent; after each page everybody else gets a turn. */
export async function* streamCsvFile(
  titles: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield toCsvFile([titles])
  for await (const page of pages) {
    if (page.length > 0) yield toCsvFile(page).slice(1)
  }
}

function written(cell: CsvCell): string {
  if (cell === null) return ""
  if (typeof cell === "string") return quoted(cell)
  const number = typeof cell === "number" ? String(cell) : inEuros(cell.cents).toFixed(2)
  return number.replace(".", ",")
}

// a spreadsheet would calculate what begins like a formula (OWASP, CSV injection)
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

function quoted(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
