import { asc, eq, inArray, or } from "drizzle-orm"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { statementOf } from "../withdrawal.ts"
import { withdrawalRepliesTable, withdrawalsTable } from "./withdrawals-table.ts"

/** What somebody has withdrawn, signed in or with the address of the account. */
export async function exportWithdrawals(db: Db, userId: number) {
  const { email } = await getOwnUser(db, userId)
  const rows = await db
    .select()
    .from(withdrawalsTable)
    .where(or(eq(withdrawalsTable.userId, userId), eq(withdrawalsTable.email, email)))
    .orderBy(asc(withdrawalsTable.id))
  const ids = rows.map(({ id }) => id)
  const replies = await db
    .select()
    .from(withdrawalRepliesTable)
    .where(inArray(withdrawalRepliesTable.withdrawalId, ids))
    .orderBy(asc(withdrawalRepliesTable.id))
  return {
    widerrufe: rows.map((row) => ({
      vorgang: row.ref,
      erklaerung: row.anonymizedAt ? null : statementOf(row),
      bestaetigungAn: row.email,
      buchung: row.bookingId,
      eingegangenAm: row.receivedAt,
      bearbeitetAm: row.handledAt,
      wasGetanWurde: row.handlingNote,
      antworten: replies
        .filter(({ withdrawalId }) => withdrawalId === row.id)
        .map(({ sentAt, text }) => ({ am: sentAt, text })),
    })),
  }
}
