import { type SQL, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { Account, LedgerLine, LedgerMove } from "../ledger.ts"
import {
  ledgerAccountsTable,
  ledgerEntriesTable,
  ledgerTransactionsTable,
} from "./ledger-tables.ts"

interface PostedMove extends Record<string, unknown> {
  id: number
  /** How many of its lines are written: all or none. */
  written: number
}

/**
 * Books a move in the caller's transaction.
 * @returns false when its business key was booked before: nothing is written then
 */
export async function postMove(tx: Db, move: LedgerMove): Promise<boolean> {
  const lines = move.lines.filter((line) => line.amountCents !== 0)
  const posted = await insertMove(tx, move, lines)
  if (!posted) return false
  // somebody else has opened one of its accounts meanwhile: this statement sees it, the one before waited for it
  if (posted.written < lines.length) {
    await tx.execute(sql`
      insert into ${ledgerEntriesTable} (transaction_id, account_id, amount_cents)
      select ${posted.id}, account.id, line.cents
      from ${linesOf(lines)} join ${ledgerAccountsTable} account on account.code = line.code
      order by line.place`)
  }
  return true
}

/** The move, the accounts that are new, and its lines in one statement. */
async function insertMove(
  tx: Db,
  { businessKey, kind, subject, subjectId, refundKey = null }: LedgerMove,
  lines: readonly LedgerLine[],
): Promise<PostedMove | undefined> {
  const opened = sortedAccounts(lines)
  const codes = sql`${sql.param(opened.map(({ code }) => code))}::text[]`
  const { rows } = await tx.execute<PostedMove>(sql`
    with move as (
      insert into ${ledgerTransactionsTable} (business_key, kind, subject, subject_id, refund_key, at)
      values (${businessKey}, ${kind}, ${subject}, ${subjectId}, ${refundKey}, ${clock.now().toISOString()})
      on conflict (business_key) do nothing
      returning id
    ), opened as (
      insert into ${ledgerAccountsTable} (code, purpose, provider, subject_id)
      select * from unnest(${codes},
        ${sql.param(opened.map(({ purpose }) => purpose))}::text[],
        ${sql.param(opened.map(({ provider }) => provider))}::text[],
        ${sql.param(opened.map((account) => account.subjectId))}::integer[])
      where exists (select from move)
      on conflict (code) do nothing
      returning id, code
    ), known as (
      select id, code from opened
      union all select id, code from ${ledgerAccountsTable} where code = any(${codes})
    ), written as (
      insert into ${ledgerEntriesTable} (transaction_id, account_id, amount_cents)
      select move.id, known.id, line.cents
      from move, ${linesOf(lines)} join known on known.code = line.code
      where (select count(*) from known) = ${opened.length}
      order by line.place
      returning id
    )
    select id, (select count(*) from written) as written from move`)
  return rows[0]
}

/** What a move books, in its order. */
function linesOf(lines: readonly LedgerLine[]): SQL {
  return sql`unnest(${sql.param(lines.map(({ account }) => account.code))}::text[],
    ${sql.param(lines.map(({ amountCents }) => amountCents))}::bigint[])
    with ordinality as line (code, cents, place)`
}

// in this order, so that two moves never wait for each other crosswise
function sortedAccounts(lines: readonly LedgerLine[]): Account[] {
  const byCode = new Map(lines.map(({ account }) => [account.code, account]))
  return [...byCode.keys()].sort().flatMap((code) => byCode.get(code) ?? [])
}
