import type { AuditColumn, AuditEntry, AuditQuery } from "#features/admin/audit-log.ts"
import { listAuditLog } from "#features/admin/server/audit-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { type CsvCell, csvDay, streamCsvFile } from "#platform/csv.ts"
import { shownCells, type TableCell } from "#platform/list-table.ts"
import type { Db } from "#platform/server/db.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import { recordExport } from "./record-export.ts"

const PAGE = 500

const CELLS: readonly TableCell<AuditColumn, AuditEntry>[] = [
  ["event", "Ereignis", ({ id }) => id],
  ["at", "Tag", ({ at }) => csvDay(at, HOME_ZONE)],
  ["at", "Uhrzeit", ({ at }) => formatTime(new Date(at), HOME_ZONE)],
  ["who", "Wer", ({ role }) => role],
  ["who", "Konto", ({ person }) => person],
  ["event", "Was", ({ sentence }) => sentence],
  ["thing", "Worum", ({ thing }) => thing.label],
  ["thing", "Nummer", ({ thing }) => thing.number],
  ["change", "Von", ({ from }) => from],
  ["change", "Nach", ({ to }) => to],
  ["reason", "Warum", ({ reason }) => reason],
]

/**
 * The log of a view as a table, in the order and with the columns, the words and as little of people as on its
 * page; piece by piece.
 */
export async function exportAuditLog(
  db: Db,
  actor: UserActor,
  query: AuditQuery,
): Promise<AsyncGenerator<string>> {
  const of = [query.from, query.to].filter(Boolean).join(" bis ")
  await recordExport(db, actor, { kind: "user.log_exported", of })
  const cells = shownCells(CELLS, query.columns)
  return streamCsvFile(
    cells.map(([, title]) => title),
    pagesOf(db, query, cells),
  )
}

async function* pagesOf(
  db: Db,
  query: AuditQuery,
  cells: typeof CELLS,
): AsyncGenerator<CsvCell[][]> {
  const to = query.sort === "aelteste" ? "newer" : "older"
  let turn: AuditQuery["turn"] = null
  do {
    const page: Awaited<ReturnType<typeof listAuditLog>> = await listAuditLog(
      db,
      { ...query, turn },
      PAGE,
    )
    yield page.entries.map((entry) => cells.map(([, , cell]) => cell(entry)))
    const last: number | null = page[to]
    turn = last === null ? null : { to, id: last }
  } while (turn)
}
