import { sql } from "drizzle-orm"
import { formatSubject, KIND_LABELS } from "#features/accounting/journal.ts"
import { receiptNumber } from "#features/accounting/receipt.ts"
import { type BookedMove, listMovesNumbered } from "#features/ledger/server/list-moves.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { encodeWindows1252 } from "#platform/windows-1252.ts"
import { toDatevBookings } from "../../datev/datev-bookings.ts"
import {
  DATEV_COLUMNS,
  type DatevBatch,
  formatBooking,
  formatHeader,
} from "../../datev/datev-format.ts"
import { boundsOf } from "../../month.ts"
import { canReceiptsStillChange } from "../../month-closing.ts"
import { isMonthClosed } from "../find-month.ts"
import { recordExport } from "../record-export.ts"
import { datevSettings } from "./datev-settings.ts"

const PAGE = 500

/**
 * The moves of a month as a batch for DATEV, piece by piece; that it was taken is written down first.
 * @returns undefined where nobody has said for which client it is
 */
export async function writeDatevBatch(
  db: Db,
  actor: UserActor,
  month: string,
): Promise<AsyncGenerator<Uint8Array> | undefined> {
  const settings = datevSettings()
  if (!settings) return undefined
  const isClosed = await isMonthClosed(db, month)
  const isFinal = !canReceiptsStillChange({ isClosed })
  await recordExport(db, actor, { kind: "user.datev_exported", of: month })
  return piecesOf(db, { ...settings, month, isFinal, createdAt: clock.now() })
}

async function* piecesOf(db: Db, batch: DatevBatch): AsyncGenerator<Uint8Array> {
  yield encoded([formatHeader(batch), DATEV_COLUMNS.join(";")])
  let after = 0
  for (;;) {
    const page = await listMovesAfter(db, batch.month, after)
    const last = page.at(-1)
    if (!last) return
    yield encoded(page.flatMap((entry) => linesOf(entry, batch)))
    after = last.move.id
  }
}

interface MoveWithReceipt {
  move: BookedMove
  document: string
}

async function listMovesAfter(db: Db, month: string, after: number): Promise<MoveWithReceipt[]> {
  const { from, to } = boundsOf(month)
  const { rows } = await db.execute<{ id: number; year: number | null; number: number | null }>(sql`
    select t.id, r.year, r.number from ledger_transactions t left join receipts r on r.transaction_id = t.id
    where t.at >= ${from} and t.at < ${to} and t.id > ${after} order by t.id limit ${PAGE}`)
  const documents = new Map(
    rows.map(({ id, year, number }) => [
      Number(id),
      year === null || number === null ? `B-${id}` : receiptNumber({ year, number }),
    ]),
  )
  const moves = await listMovesNumbered(db, [...documents.keys()])
  return moves.map((move) => ({ move, document: documents.get(move.id) ?? `B-${move.id}` }))
}

function linesOf({ move, document }: MoveWithReceipt, batch: DatevBatch): string[] {
  const text = `${KIND_LABELS[move.kind]}, ${formatSubject(move.subject, move.subjectId)}`
  return toDatevBookings(move.lines, batch).map((booking) =>
    formatBooking({ ...booking, at: move.at, document, text }),
  )
}

function encoded(lines: readonly string[]): Uint8Array {
  return encodeWindows1252(lines.map((line) => `${line}\r\n`).join(""))
}
