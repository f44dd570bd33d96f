import { type CsvCell, csvDay, toCsvFile } from "#platform/csv.ts"
import { shownCells, type TableCell, tableLines } from "#platform/list-table.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import { type ListedMail, MAIL_STATUS_LABELS, type OutboxColumn } from "./outbox-list.ts"

/* The outbox as a table: one row for each mail, with masked addresses as on the page, and never its text. */

const CELLS: readonly TableCell<OutboxColumn, ListedMail>[] = [
  ["subject", "Mail", ({ number }) => number],
  ["subject", "Betreff", ({ subject }) => subject],
  ["subject", "Zuletzt", ({ problem }) => problem],
  ["recipient", "An", ({ recipient }) => recipient],
  ["sort", "Art", ({ sort }) => sort],
  ["created", "Geschrieben", ({ createdAt }) => csvDay(createdAt, HOME_ZONE)],
  ["created", "Uhrzeit (geschrieben)", ({ createdAt }) => timeOf(createdAt)],
  ["sent", "Verschickt", ({ sentAt }) => csvDay(sentAt, HOME_ZONE)],
  ["sent", "Uhrzeit (verschickt)", ({ sentAt }) => timeOf(sentAt)],
  ["attempts", "Versuche", ({ attempts }) => attempts],
  ["status", "Stand", ({ status }) => MAIL_STATUS_LABELS[status]],
]

/** `columns`: what the page shows; what it shows in one column may be several here. */
export function toMailsCsv(
  mails: readonly ListedMail[],
  columns?: readonly OutboxColumn[],
): string {
  return toCsvFile(tableLines(shownCells(CELLS, columns), mails))
}

function timeOf(at: string | null): CsvCell {
  return at && formatTime(new Date(at), HOME_ZONE)
}
