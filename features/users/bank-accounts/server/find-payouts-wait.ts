import { eq } from "drizzle-orm"
import { bankAccountsTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { payoutsWaitUntil } from "../payout-wait.ts"

/** Until when payouts to somebody's bank account wait, because it is new; null where they do not. */
export async function findPayoutsWait(db: Db, userId: number): Promise<Date | null> {
  const [account] = await db
    .select({ payoutsFrom: bankAccountsTable.payoutsFrom })
    .from(bankAccountsTable)
    .where(eq(bankAccountsTable.userId, userId))
  return payoutsWaitUntil(account, clock.now())
}
