import { type SQL, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { LedgerLine, MoveKind } from "../ledger.ts"

/** A move as it was booked. */
export interface BookedMove {
  id: number
  businessKey: string
  kind: MoveKind
  at: Date
  lines: LedgerLine[]
}

interface Row extends Record<string, unknown> {
  id: string
  business_key: string
  kind: MoveKind
  at: Date
  lines: LedgerLine[]
}

interface Touching {
  /** Account codes. */
  accounts: readonly string[]
  /** Moves that belong to it although they touch none of its accounts. */
  businessKeys?: readonly string[]
}

/** Every move with a line on one of some accounts, with all its lines, the oldest first. */
export function listMovesOn(
  db: Db,
  { accounts, businessKeys = [] }: Touching,
): Promise<BookedMove[]> {
  return readMoves(
    db,
    sql`select e.transaction_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.code = any(${sql.param([...accounts])})
        union select t.id from ledger_transactions t
        where t.business_key = any(${sql.param([...businessKeys])})`,
  )
}

/** Moves by their numbers, the oldest first. */
export function listMovesNumbered(db: Db, ids: readonly number[]): Promise<BookedMove[]> {
  return readMoves(db, sql`select unnest(${sql.param([...ids])}::bigint[])`)
}

async function readMoves(db: Db, ids: SQL): Promise<BookedMove[]> {
  const { rows } = await db.execute<Row>(sql`
    select t.id, t.business_key, t.kind, t.at,
      json_agg(json_build_object('account', a.code, 'amountCents', e.amount_cents) order by e.id) as lines
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.id in (${ids})
    group by t.id order by t.id`)
  return rows.map(({ id, business_key: businessKey, kind, at, lines }) => ({
    id: Number(id),
    businessKey,
    kind,
    at: new Date(at),
    lines,
  }))
}
