import { and, asc, inArray, or } from "drizzle-orm"
import { maskAddress } from "#features/admin/mask-address.ts"
import { canResend } from "#features/admin/resend-grounds.ts"
import type { Db } from "#platform/server/db.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { countCopies, isCopyOfMail } from "#platform/server/sent-mails/send-mail-again.ts"
import type { SheetMail } from "../booking-sheet.ts"
import { hideLinkSecrets } from "../hide-link-secrets.ts"
import type { TimelineEvent } from "./list-timeline.ts"

/** What was mailed because of a booking's events, with its words; of its flight's, to its two sides alone. */
export async function listSheetMails(
  db: Db,
  events: readonly TimelineEvent[],
  addresses: readonly string[],
): Promise<SheetMail[]> {
  const ofFlight = events.filter(({ entity }) => entity === "flight").map(({ id }) => id)
  const own = events.filter(({ entity }) => entity !== "flight").map(({ id }) => id)
  const rows = await db
    .select()
    .from(mailsTable)
    .where(
      or(
        inArray(mailsTable.eventId, own),
        and(inArray(mailsTable.eventId, ofFlight), inArray(mailsTable.recipient, [...addresses])),
      ),
    )
    .orderBy(asc(mailsTable.number))
  return sheetMails(rows)
}

/** Mails as the back office reads them: without codes, and without what makes a link a door. */
export function sheetMails(rows: readonly (typeof mailsTable.$inferSelect)[]): SheetMail[] {
  const keys = rows.map(({ key }) => key)
  return rows.map((mail) => ({
    number: mail.number,
    subject: mail.subject,
    recipient: maskAddress(mail.recipient),
    status: mail.status,
    createdAt: mail.createdAt.toISOString(),
    text: mail.containsCode || mail.text === "" ? null : hideLinkSecrets(mail.text),
    isTextDeleted: mail.text === "",
    mayResend: canResend({ ...mail, isCopy: isCopyOfMail(mail) }, countCopies(mail, keys)),
  }))
}
