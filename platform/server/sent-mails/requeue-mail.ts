import { and, eq, ne } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { enqueueMail, mailsTable } from "#platform/server/mail.ts"
import { clearRefused } from "#platform/server/refused-addresses.ts"

/** Puts a mail that was given up into the outbox again, where it is tried whatever its address did before; false where it is none of those, or its text is deleted. */
export async function requeueMail(tx: Db, number: number): Promise<boolean> {
  const [mail] = await tx
    .update(mailsTable)
    .set({ status: "queued" })
    .where(
      and(eq(mailsTable.number, number), eq(mailsTable.status, "failed"), ne(mailsTable.html, "")),
    )
    .returning({ id: mailsTable.id, recipient: mailsTable.recipient })
  if (!mail) return false
  await clearRefused(tx, mail.recipient)
  await enqueueMail(tx, mail.id)
  return true
}
