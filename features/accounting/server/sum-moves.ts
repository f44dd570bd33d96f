import { sql } from "drizzle-orm"
import type { LedgerLine, MoveKind } from "#features/ledger/ledger.ts"
import type { Db } from "#platform/server/db.ts"

interface Row extends Record<string, unknown> {
  kind: MoveKind
  lines: LedgerLine[]
}

/**
 * All moves on some accounts, added up by kind and kind of account: one move for each kind, whose accounts
 * have the number 1. Sums of moves are as good as the moves wherever only sums are read.
 */
export async function sumMoves(
  db: Db,
  codes: readonly string[],
): Promise<{ kind: MoveKind; lines: LedgerLine[] }[]> {
  if (codes.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select kind, json_agg(json_build_object('account', account, 'amountCents', cents)) as lines
    from (
      select t.kind, regexp_replace(a.code, ':[0-9]+', ':1') as account, sum(e.amount_cents) as cents
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where t.id in (select e.transaction_id from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.code = any(${sql.param([...codes])}))
      group by t.kind, 2
    ) sums group by kind`)
  return rows.map(({ kind, lines }) => ({ kind, lines }))
}
