import { asc, eq } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { mailsTable } from "#platform/server/mail.ts"

/** What was sent to a person's address: when, about what; the letters themselves they have. */
export async function exportMails(db: Db, userId: number) {
  return {
    mails: await db
      .select({
        betreff: mailsTable.subject,
        stand: mailsTable.status,
        geschriebenAm: mailsTable.createdAt,
        verschicktAm: mailsTable.sentAt,
      })
      .from(mailsTable)
      .innerJoin(usersTable, eq(usersTable.email, mailsTable.recipient))
      .where(eq(usersTable.id, userId))
      .orderBy(asc(mailsTable.createdAt)),
  }
}
