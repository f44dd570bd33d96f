import type { AuditEntry, AuditQuery } from "#features/admin/audit-log.ts"
import { listAuditLog } from "#features/admin/server/audit-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { type CsvCell, streamCsvFile } from "#platform/csv.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import { recordExport } from "./record-export.ts"

const PAGE = 500

const COLUMNS: readonly (readonly [string, (entry: AuditEntry) => CsvCell])[] = [
  ["Ereignis", ({ id }) => id],
  ["Tag", ({ at }) => isoDay(new Date(at), HOME_ZONE).split("-").toReversed().join(".")],
  ["Uhrzeit", ({ at }) => formatTime(new Date(at), HOME_ZONE)],
  ["Wer", ({ role }) => role],
  ["Konto", ({ person }) => person],
  ["Was", ({ sentence }) => sentence],
  ["Worum", ({ thing }) => thing.label],
  ["Nummer", ({ thing }) => thing.number],
  ["Von", ({ from }) => from],
  ["Nach", ({ to }) => to],
  ["Warum", ({ reason }) => reason],
]

/** The log of a view as a table, with the same words and as little of people as on its page; piece by piece. */
export async function exportAuditLog(
  db: Db,
  actor: UserActor,
  query: AuditQuery,
): Promise<AsyncGenerator<string>> {
  const of = [query.from, query.to].filter(Boolean).join(" bis ")
  await recordExport(db, actor, { kind: "user.log_exported", of })
  return streamCsvFile(
    COLUMNS.map(([title]) => title),
    pagesOf(db, query),
  )
}

async function* pagesOf(db: Db, query: AuditQuery): AsyncGenerator<CsvCell[][]> {
  let turn: AuditQuery["turn"] = null
  do {
    const { entries, older }: Awaited<ReturnType<typeof listAuditLog>> = await listAuditLog(
      db,
      { ...query, turn },
      PAGE,
    )
    yield entries.map((entry) => COLUMNS.map(([, cell]) => cell(entry)))
    turn = older === null ? null : { to: "older", id: older }
  } while (turn)
}
