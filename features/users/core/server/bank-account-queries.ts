import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { type BankAccount, maskIban } from "../bank-account.ts"
import { openIban } from "./iban-cipher.ts"
import { bankAccountsTable } from "./users-tables.ts"

type Row = typeof bankAccountsTable.$inferSelect

export interface StoredBankAccount {
  /** What of it its owner may see again. */
  masked: BankAccount
  /** As it was given, for comparing and for its owner's copy; null where it is unreadable. */
  clear: BankAccount | null
}

export async function findStoredBankAccount(
  db: Db,
  userId: number,
): Promise<StoredBankAccount | null> {
  const [row] = await db
    .select()
    .from(bankAccountsTable)
    .where(eq(bankAccountsTable.userId, userId))
  return row ? storedBankAccount(row) : null
}

export function storedBankAccount(row: Row): StoredBankAccount {
  const { accountHolder, bic, ibanLast4 } = row
  const iban = readIban(row)
  return {
    masked: { accountHolder, iban: maskIban(iban ?? `••••${ibanLast4}`), bic },
    clear: iban === undefined ? null : { accountHolder, iban, bic },
  }
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
