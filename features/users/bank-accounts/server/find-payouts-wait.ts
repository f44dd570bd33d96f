import { eq } from "drizzle-orm"
import { bankAccountsTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { payoutsWaitUntil } from "../payout-wait.ts"
import { payoutAccountsTable } from "./payout-accounts-table.ts"

/** Until when somebody's payouts wait as this installation pays them; null where they do not. */
export function findPayoutsWait(db: Db, userId: number): Promise<Date | null> {
  return env().PAYMENTS === "stripe"
    ? findPayoutAccountWait(db, userId)
    : findBankAccountWait(db, userId)
}

/** Until when payouts to somebody's bank account wait, because it is new; null where they do not. */
export async function findBankAccountWait(db: Db, userId: number): Promise<Date | null> {
  const [account] = await db
    .select({ payoutsFrom: bankAccountsTable.payoutsFrom })
    .from(bankAccountsTable)
    .where(eq(bankAccountsTable.userId, userId))
  return payoutsWaitUntil(account, clock.now())
}

/** The same of a bank that is new behind somebody's account at the provider. */
export async function findPayoutAccountWait(db: Db, userId: number): Promise<Date | null> {
  const [account] = await db
    .select({ payoutsFrom: payoutAccountsTable.payoutsFrom })
    .from(payoutAccountsTable)
    .where(eq(payoutAccountsTable.userId, userId))
  return payoutsWaitUntil(account, clock.now())
}
