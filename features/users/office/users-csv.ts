import { csvDay, toCsvFile } from "#platform/csv.ts"
import { shownCells, type TableCell, tableLines } from "#platform/list-table.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type ListedUser, marksOfUser, USER_MARKS, type UserColumn } from "./user-list.ts"

/* The list of accounts as a table: one row for each, with the same words as on the page. */

const CELLS: readonly TableCell<UserColumn, ListedUser>[] = [
  ["name", "Name", ({ name }) => name],
  ["email", "E-Mail", ({ email }) => email],
  ["account", "Konto", ({ id }) => id],
  ["joined", "Dabei seit", ({ joinedAt }) => csvDay(joinedAt, HOME_ZONE)],
  ["confirmed", "E-Mail bestätigt", ({ confirmedAt }) => csvDay(confirmedAt, HOME_ZONE)],
  ["blocked", "Gesperrt seit", ({ blockedAt }) => csvDay(blockedAt, HOME_ZONE)],
  [
    "status",
    "Stand",
    (user) =>
      marksOfUser(user)
        .map((mark) => USER_MARKS[mark])
        .join(", "),
  ],
]

/** `columns`: what the page shows. */
export function toUsersCsv(people: readonly ListedUser[], columns?: readonly UserColumn[]): string {
  return toCsvFile(tableLines(shownCells(CELLS, columns), people))
}
