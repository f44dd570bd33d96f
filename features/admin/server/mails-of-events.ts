import { asc, inArray } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { maskAddress } from "../mask-address.ts"
import type { SentMail } from "../sent-mail.ts"

/** What was mailed because of some events, to people of these sides; never its text. */
export async function listMailsOfEvents(
  db: Db,
  eventIds: readonly number[],
  sides: readonly string[],
): Promise<SentMail[]> {
  const keys = eventIds.flatMap((id) => sides.map((side) => `event/${id}/${side}`))
  if (keys.length === 0) return []
  const rows = await db
    .select({
      number: mailsTable.number,
      subject: mailsTable.subject,
      recipient: mailsTable.recipient,
      status: mailsTable.status,
      createdAt: mailsTable.createdAt,
    })
    .from(mailsTable)
    .where(inArray(mailsTable.key, keys))
    .orderBy(asc(mailsTable.number))
  return rows.map((mail) => ({
    ...mail,
    recipient: maskAddress(mail.recipient),
    createdAt: mail.createdAt.toISOString(),
  }))
}
