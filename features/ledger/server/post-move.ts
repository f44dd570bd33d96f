import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import type { Account, LedgerMove } from "../ledger.ts"
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
  const { lines: allLines, refundKey = null, ...about } = move
  const [transaction] = await insertTransaction(tx, { ...about, refundKey, at: clock.now() })
  if (!transaction) return false
  const lines = allLines.filter((line) => line.amountCents !== 0)
  const codes = lines.map(({ account }) => account.code)
  const cents = lines.map((line) => line.amountCents)
  await openAccounts(
    tx,
    lines.map(({ account }) => account),
  )
  await tx.execute(sql`
    insert into ${ledgerEntriesTable} (transaction_id, account_id, amount_cents)
    select ${transaction.id}, account.id, line.cents
    from unnest(${sql.param(codes)}::text[], ${sql.param(cents)}::bigint[])
      with ordinality as line (code, cents, place)
    join ${ledgerAccountsTable} account on account.code = line.code
    order by line.place`)
  return true
}

type NewTransaction = Omit<typeof ledgerTransactionsTable.$inferSelect, "id">

const insertTransaction = prepared((tx, move: NewTransaction) =>
  tx
    .insert(ledgerTransactionsTable)
    .values({
      businessKey: move.businessKey,
      kind: move.kind,
      subject: move.subject,
      subjectId: move.subjectId,
      refundKey: move.refundKey,
      at: move.at,
    })
    .onConflictDoNothing({ target: ledgerTransactionsTable.businessKey })
    .returning({ id: ledgerTransactionsTable.id }),
)

// in sorted order, so that two moves never wait for each other crosswise
async function openAccounts(tx: Db, accounts: readonly Account[]): Promise<void> {
  const byCode = new Map(accounts.map((account) => [account.code, account]))
  const sorted = [...byCode.keys()].sort().flatMap((code) => byCode.get(code) ?? [])
  await tx.execute(sql`
    insert into ${ledgerAccountsTable} (code, purpose, provider, subject_id)
    select * from unnest(${sql.param(sorted.map(({ code }) => code))}::text[],
      ${sql.param(sorted.map(({ purpose }) => purpose))}::text[],
      ${sql.param(sorted.map(({ provider }) => provider))}::text[],
      ${sql.param(sorted.map(({ subjectId }) => subjectId))}::integer[])
    on conflict (code) do nothing`)
}
