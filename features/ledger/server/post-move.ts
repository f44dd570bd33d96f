import { inArray } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
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
  const [transaction] = await tx
    .insert(ledgerTransactionsTable)
    .values({ businessKey: move.businessKey, kind: move.kind, at: clock.now() })
    .onConflictDoNothing({ target: ledgerTransactionsTable.businessKey })
    .returning({ id: ledgerTransactionsTable.id })
  if (!transaction) return false
  const lines = move.lines.filter((line) => line.amountCents !== 0)
  const idOf = await accountIds(
    tx,
    lines.map((line) => line.account),
  )
  await tx.insert(ledgerEntriesTable).values(
    lines.map((line) => ({
      transactionId: transaction.id,
      accountId: idOf(line.account),
      amountCents: line.amountCents,
    })),
  )
  return true
}

// accounts are opened in sorted order, so that two moves never wait for each other crosswise
async function accountIds(tx: Db, codes: readonly string[]): Promise<(code: string) => number> {
  const sorted = [...new Set(codes)].sort()
  await tx
    .insert(ledgerAccountsTable)
    .values(sorted.map((code) => ({ code })))
    .onConflictDoNothing({ target: ledgerAccountsTable.code })
  const rows = await tx
    .select()
    .from(ledgerAccountsTable)
    .where(inArray(ledgerAccountsTable.code, sorted))
  const ids = new Map(rows.map((row) => [row.code, row.id]))
  return (code) => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`ledger account ${code} is missing`)
    return id
  }
}
