import { inArray } from "drizzle-orm"
import type { Account, LedgerMove } from "#features/ledger/ledger.ts"
import {
  ledgerAccountsTable,
  ledgerEntriesTable,
  ledgerTransactionsTable,
} from "#features/ledger/server/ledger-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRows } from "./insert-rows.ts"

export interface DatedMove extends LedgerMove {
  at: Date
}

/** Books many moves with few statements; what `postMove` does for one, at its own instant. */
export async function writeMoves(db: Db, moves: readonly DatedMove[]): Promise<void> {
  const ordered = moves.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const transactions = await insertRows(
    db,
    ledgerTransactionsTable,
    ordered.map(({ lines: _, ...transaction }) => transaction),
  )
  const lines = ordered.flatMap((move, index) => {
    const transaction = transactions[index]
    if (!transaction) throw new Error(`move ${move.businessKey} was not written`)
    return move.lines
      .filter((line) => line.amountCents !== 0)
      .map((line) => ({ ...line, transactionId: transaction.id }))
  })
  const idOf = await openAccounts(
    db,
    lines.map((line) => line.account),
  )
  await insertRows(
    db,
    ledgerEntriesTable,
    lines.map(({ transactionId, account, amountCents }) => ({
      transactionId,
      accountId: idOf(account.code),
      amountCents,
    })),
  )
}

const CHUNK = 5000

async function openAccounts(db: Db, opened: readonly Account[]): Promise<(code: string) => number> {
  const accounts = [...new Map(opened.map((account) => [account.code, account])).values()]
  const ids = new Map<string, number>()
  for (let start = 0; start < accounts.length; start += CHUNK) {
    const chunk = accounts.slice(start, start + CHUNK)
    await db
      .insert(ledgerAccountsTable)
      .values(chunk)
      .onConflictDoNothing({ target: ledgerAccountsTable.code })
    const rows = await db
      .select()
      .from(ledgerAccountsTable)
      .where(
        inArray(
          ledgerAccountsTable.code,
          chunk.map(({ code }) => code),
        ),
      )
    for (const row of rows) ids.set(row.code, row.id)
  }
  return (code) => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`ledger account ${code} is missing`)
    return id
  }
}
