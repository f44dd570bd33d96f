import { eq } from "drizzle-orm"
import { saveBankAccount } from "#features/users/bank-accounts/server/save-bank-account.ts"
import { bankAccountsTable, usersTable } from "#features/users/core/server/users-tables.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"

const TRUSTED_ACCOUNT = {
  accountHolder: "Jan Reimers",
  iban: "DE89370400440532013000",
  bic: "",
}

/** A pilot's bank account to which money leaves at once, because its first days are over. */
export function giveTrustedAccount(db: Db, pilotId: number, account = TRUSTED_ACCOUNT) {
  return inTransaction(db, async (tx) => {
    const [pilot] = await tx.select().from(usersTable).where(eq(usersTable.id, pilotId))
    if (!pilot) throw new Error(`no user ${pilotId}`)
    const owner = { kind: "user", userId: pilotId, isPilot: true, isAdmin: false } as const
    await saveBankAccount(tx, { ...owner, email: pilot.email }, account)
    await endWait(tx, pilotId)
  })
}

/** As if somebody had given their bank account long ago. */
export async function endWait(db: Db, userId: number) {
  await db
    .update(bankAccountsTable)
    .set({ payoutsFrom: null })
    .where(eq(bankAccountsTable.userId, userId))
}
