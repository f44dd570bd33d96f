import { eq, inArray, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Account } from "../ledger.ts"
import { ledgerAccountsTable, ledgerEntriesTable } from "./ledger-tables.ts"

/** Balances in cents by account code; an account without a line is missing from the map. */
export async function listBalances(
  db: Db,
  accounts: readonly Account[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({
      code: ledgerAccountsTable.code,
      cents: sql<number>`sum(${ledgerEntriesTable.amountCents})`.mapWith(Number),
    })
    .from(ledgerEntriesTable)
    .innerJoin(ledgerAccountsTable, eq(ledgerAccountsTable.id, ledgerEntriesTable.accountId))
    .where(
      inArray(
        ledgerAccountsTable.code,
        accounts.map(({ code }) => code),
      ),
    )
    .groupBy(ledgerAccountsTable.code)
  return new Map(rows.map((row) => [row.code, row.cents]))
}
