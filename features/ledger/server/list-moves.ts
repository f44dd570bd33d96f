import { type SQL, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Account, LedgerLine, LedgerMove, MoveKind, MoveSubject } from "../ledger.ts"

/** A move as it was booked. */
export interface BookedMove extends Omit<LedgerMove, "businessKey"> {
  id: number
  refundKey: string | null
  at: Date
}

interface Row extends Record<string, unknown> {
  id: string
  kind: MoveKind
  subject: MoveSubject
  subject_id: number
  refund_key: string | null
  at: Date
  lines: LedgerLine[]
}

interface Touching {
  accounts: readonly Account[]
  /** Moves that belong to it although they touch none of its accounts: all about these rows. */
  about?: readonly { subject: MoveSubject; ids: readonly number[] }[]
}

/** Every move with a line on one of some accounts, with all its lines, the oldest first. */
export function listMovesOn(db: Db, { accounts, about = [] }: Touching): Promise<BookedMove[]> {
  return readMoves(
    db,
    sql`select e.transaction_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.code = any(${sql.param(accounts.map(({ code }) => code))})
        ${sql.join(about.map(ofRows))}`,
  )
}

const ofRows = ({ subject, ids }: { subject: MoveSubject; ids: readonly number[] }) =>
  sql` union select t.id from ledger_transactions t
    where t.subject = ${subject} and t.subject_id = any(${sql.param([...ids])}::int[])`

/** Moves by their numbers, the oldest first. */
export function listMovesNumbered(db: Db, ids: readonly number[]): Promise<BookedMove[]> {
  return readMoves(db, sql`select unnest(${sql.param([...ids])}::bigint[])`)
}

async function readMoves(db: Db, ids: SQL): Promise<BookedMove[]> {
  const { rows } = await db.execute<Row>(sql`
    select t.id, t.kind, t.subject, t.subject_id, t.refund_key, t.at,
      json_agg(json_build_object('account', json_build_object('code', a.code, 'purpose', a.purpose,
        'provider', a.provider, 'subjectId', a.subject_id), 'amountCents', e.amount_cents) order by e.id) as lines
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.id in (${ids})
    group by t.id order by t.id`)
  return rows.map(({ id, subject_id: subjectId, refund_key: refundKey, at, ...move }) => ({
    ...move,
    id: Number(id),
    subjectId,
    refundKey,
    at: new Date(at),
  }))
}
