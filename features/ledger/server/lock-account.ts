import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Account } from "../ledger.ts"
import { ledgerAccountsTable } from "./ledger-tables.ts"

/** Locks an account until the transaction ends, the last of all locks; one without a line is none. */
export async function lockAccount(tx: Db, { code }: Account): Promise<void> {
  await tx
    .select({ id: ledgerAccountsTable.id })
    .from(ledgerAccountsTable)
    .where(eq(ledgerAccountsTable.code, code))
    .for("update")
}
