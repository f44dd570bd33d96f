import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import type { LedgerMove } from "../ledger.ts"
import {
  ledgerAccountsTable,
  ledgerEntriesTable,
  ledgerTransactionsTable,
} from "./ledger-tables.ts"

/**
 * Books a move in the caller's transaction.
 * @returns false when its business key was booked before: nothing is written then
 */
export async function postMove(tx: Db, move: LedgerMove): Promise<boolean> {
  const { businessKey, kind } = move
  const [transaction] = await insertTransaction(tx, { businessKey, kind, at: clock.now() })
  if (!transaction) return false
  const lines = move.lines.filter((line) => line.amountCents !== 0)
  const codes = lines.map((line) => line.account)
  const cents = lines.map((line) => line.amountCents)
  await openAccounts(tx, codes)
  await tx.execute(sql`
    insert into ${ledgerEntriesTable} (transaction_id, account_id, amount_cents)
    select ${transaction.id}, account.id, line.cents
    from unnest(${sql.param(codes)}::text[], ${sql.param(cents)}::bigint[])
      with ordinality as line (code, cents, place)
    join ${ledgerAccountsTable} account on account.code = line.code
    order by line.place`)
  return true
}

const insertTransaction = prepared(
  (tx, { businessKey, kind, at }: { businessKey: string; kind: string; at: Date }) =>
    tx
      .insert(ledgerTransactionsTable)
      .values({ businessKey, kind, at })
      .onConflictDoNothing({ target: ledgerTransactionsTable.businessKey })
      .returning({ id: ledgerTransactionsTable.id }),
)

// in sorted order, so that two moves never wait for each other crosswise
async function openAccounts(tx: Db, codes: readonly string[]): Promise<void> {
  const sorted = [...new Set(codes)].sort()
  await tx.execute(sql`
    insert into ${ledgerAccountsTable} (code) select unnest(${sql.param(sorted)}::text[])
    on conflict (code) do nothing`)
}
