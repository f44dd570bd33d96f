import { desc, eq } from "drizzle-orm"
import { z } from "zod"
import type { Db } from "#platform/server/db.ts"
import { mailsTable } from "#platform/server/mail.ts"
import type { KeptMail, KeptMailRow } from "../kept-mail.ts"

const SHOWN_MAILS = 100

/** The newest mails that this installation wrote. */
export async function listMails(db: Db): Promise<KeptMailRow[]> {
  const rows = await db
    .select({
      id: mailsTable.id,
      recipient: mailsTable.recipient,
      subject: mailsTable.subject,
      createdAt: mailsTable.createdAt,
      attachments: mailsTable.attachments,
    })
    .from(mailsTable)
    .orderBy(desc(mailsTable.createdAt), desc(mailsTable.id))
    .limit(SHOWN_MAILS)
  return rows.map(({ attachments, createdAt, ...mail }) => ({
    ...mail,
    createdAt: createdAt.toISOString(),
    attachmentCount: attachments.length,
  }))
}

export async function findMail(db: Db, id: string): Promise<KeptMail | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const [mail] = await db.select().from(mailsTable).where(eq(mailsTable.id, id))
  if (!mail) return undefined
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    createdAt: mail.createdAt.toISOString(),
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments,
  }
}
