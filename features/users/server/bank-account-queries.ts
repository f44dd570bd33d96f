import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { type BankAccount, maskIban } from "../bank-account.ts"
import { openIban } from "./iban-cipher.ts"
import { bankAccountsTable } from "./users-tables.ts"

type Row = typeof bankAccountsTable.$inferSelect

/** What of a stored bank account its owner may see again. */
export function maskedBankAccount(row: Row): BankAccount {
  const iban = readIban(row)
  return {
    accountHolder: row.accountHolder,
    iban: maskIban(iban ?? `••••${row.ibanLast4}`),
    bic: row.bic,
  }
}

export async function findMaskedBankAccount(db: Db, userId: number): Promise<BankAccount | null> {
  const row = await findRow(db, userId)
  return row ? maskedBankAccount(row) : null
}

/** The stored bank account as it was given, for comparing it with a new one; null if unreadable. */
export async function findBankAccount(db: Db, userId: number): Promise<BankAccount | null> {
  const row = await findRow(db, userId)
  const iban = row && readIban(row)
  return row && iban ? { accountHolder: row.accountHolder, iban, bic: row.bic } : null
}

async function findRow(db: Db, userId: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(bankAccountsTable)
    .where(eq(bankAccountsTable.userId, userId))
  return row
}

// a database that was restored without its secret: its people shall still reach their accounts
function readIban({ userId, ibanEncrypted }: Row): string | undefined {
  try {
    return openIban(userId, ibanEncrypted)
  } catch {
    log.error({ userId }, "a bank account is not readable with this installation's secret")
    return undefined
  }
}
