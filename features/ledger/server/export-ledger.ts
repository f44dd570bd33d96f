import { asc, eq, inArray } from "drizzle-orm"
import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import type { Account } from "../ledger.ts"
import {
  ledgerAccountsTable,
  ledgerEntriesTable,
  ledgerTransactionsTable,
} from "./ledger-tables.ts"

/** What was ever booked on some accounts, for the export of the data of whose they are. */
export async function exportLedger(db: Db, accounts: readonly Account[]) {
  if (accounts.length === 0) return []
  const entries = await db
    .select({
      konto: ledgerAccountsTable.code,
      vorgang: ledgerTransactionsTable.kind,
      cents: ledgerEntriesTable.amountCents,
      gebuchtAm: ledgerTransactionsTable.at,
    })
    .from(ledgerEntriesTable)
    .innerJoin(ledgerAccountsTable, eq(ledgerAccountsTable.id, ledgerEntriesTable.accountId))
    .innerJoin(
      ledgerTransactionsTable,
      eq(ledgerTransactionsTable.id, ledgerEntriesTable.transactionId),
    )
    .where(
      inArray(
        ledgerAccountsTable.code,
        accounts.map(({ code }) => code),
      ),
    )
    .orderBy(asc(ledgerEntriesTable.id))
  return entries.map(({ cents, ...entry }) => ({ ...entry, euro: inEuros(cents) }))
}
