import { sql } from "drizzle-orm"
import type { Account, AccountPurpose, MoveKind } from "#features/ledger/ledger.ts"
import type { Db } from "#platform/server/db.ts"

interface Row extends Record<string, unknown> {
  kind: MoveKind
  lines: { account: { purpose: AccountPurpose }; amountCents: number }[]
}

/**
 * All moves on some accounts, added up by kind and by what their accounts are for: one move for each
 * kind. Sums of moves are as good as the moves wherever only sums are read.
 */
export async function sumMoves(
  db: Db,
  accounts: readonly Account[],
): Promise<Pick<Row, "kind" | "lines">[]> {
  if (accounts.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select kind, json_agg(json_build_object('account', json_build_object('purpose', purpose), 'amountCents', cents)) as lines
    from (
      select t.kind, a.purpose, sum(e.amount_cents) as cents
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where t.id in (select e.transaction_id from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.code = any(${sql.param(accounts.map(({ code }) => code))}))
      group by t.kind, a.purpose
    ) sums group by kind`)
  return rows.map(({ kind, lines }) => ({ kind, lines }))
}
