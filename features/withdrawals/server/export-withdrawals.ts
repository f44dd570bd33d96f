import { asc, eq, or } from "drizzle-orm"
import { getOwnUser } from "#features/users/server/users-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { statementOf } from "../withdrawal.ts"
import { withdrawalsTable } from "./withdrawals-table.ts"

/** What somebody has withdrawn, signed in or with the address of the account. */
export async function exportWithdrawals(db: Db, userId: number) {
  const { email } = await getOwnUser(db, userId)
  const rows = await db
    .select()
    .from(withdrawalsTable)
    .where(or(eq(withdrawalsTable.userId, userId), eq(withdrawalsTable.email, email)))
    .orderBy(asc(withdrawalsTable.id))
  return {
    widerrufe: rows.map((row) => ({
      vorgang: row.ref,
      erklaerung: row.forgottenAt ? null : statementOf(row),
      bestaetigungAn: row.email,
      buchung: row.bookingId,
      eingegangenAm: row.receivedAt,
      bearbeitetAm: row.handledAt,
      wasGetanWurde: row.handlingNote,
    })),
  }
}
