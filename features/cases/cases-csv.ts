import { CASE_KINDS } from "#features/admin/open-case.ts"
import { csvDay, toCsvFile } from "#platform/csv.ts"
import { shownCells, type TableCell, tableLines } from "#platform/list-table.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { CaseColumn, QueuedCase } from "./case-list.ts"

/*
 * The queue as a table. What is known of a case names people by words alone, so nobody could be told that they
 * stand in a file that has left the house: it has the kind and the number of the thing instead.
 */

const CELLS: readonly TableCell<CaseColumn, QueuedCase>[] = [
  ["case", "Fall", ({ title }) => title],
  ["case", "Art", ({ kind }) => CASE_KINDS[kind].label],
  ["case", "Nummer", ({ subject }) => subject],
  ["todo", "Was zu tun ist", ({ todo }) => todo],
  ["owner", "Zuständig", ({ owner }) => owner?.name ?? ""],
  ["due", "Frist", ({ dueAt }) => csvDay(dueAt, HOME_ZONE)],
]

/** `columns`: what the page shows. */
export function toCasesCsv(cases: readonly QueuedCase[], columns?: readonly CaseColumn[]): string {
  return toCsvFile(tableLines(shownCells(CELLS, columns), cases))
}
