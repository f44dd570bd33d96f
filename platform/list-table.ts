import type { CsvCell } from "./csv.ts"
import { parseRowNumber } from "./list-turn.ts"

/*
 * The table file of a list: the rows of its address, all pages of them, with the columns that it shows; or
 * those of them that were ticked.
 */

/** As many rows as a spreadsheet is still looked through. */
export const MAX_TABLE_ROWS = 5_000

const CHOSEN_WORD = "auswahl"

/** Where the table of a list is, or of the rows in it that were chosen. */
export function tablePath(address: string, chosen: readonly string[] = []): string {
  const [path = "", said] = address.split("?")
  const words = new URLSearchParams(said)
  if (chosen.length > 0) words.set(CHOSEN_WORD, chosen.join(","))
  return words.size > 0 ? `${path}.csv?${words}` : `${path}.csv`
}

/** Which rows an address chooses; null: all of its list. */
export function chosenRows(words: URLSearchParams): string[] | null {
  return words.get(CHOSEN_WORD)?.split(",") ?? null
}

/** The same for rows that have a number. */
export function chosenNumbers(words: URLSearchParams): number[] | null {
  return chosenRows(words)?.flatMap((one) => parseRowNumber(one) ?? []) ?? null
}

/** What stands in a table for a column of the page; one of the page may be several there. */
export type TableCell<Column extends string, Row> = readonly [
  column: Column,
  title: string,
  cell: (row: Row) => CsvCell,
]

/** The cells whose columns are shown; undefined: every one. */
export function shownCells<Column extends string, Row>(
  cells: readonly TableCell<Column, Row>[],
  columns: readonly Column[] | undefined,
): readonly TableCell<Column, Row>[] {
  return columns ? cells.filter(([column]) => columns.includes(column)) : cells
}

/** The lines of a table, the first one its titles. */
export function tableLines<Column extends string, Row>(
  cells: readonly TableCell<Column, Row>[],
  rows: readonly Row[],
): CsvCell[][] {
  return [
    cells.map(([, title]) => title),
    ...rows.map((row) => cells.map(([, , cell]) => cell(row))),
  ]
}
