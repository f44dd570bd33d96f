import { and, asc, inArray, or } from "drizzle-orm"
import { maskAddress } from "#features/admin/mask-address.ts"
import type { Db } from "#platform/server/db.ts"
import { mailsTable } from "#platform/server/mail.ts"
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
  return rows.map(({ number, subject, recipient, status, createdAt, text, containsCode }) => ({
    number,
    subject,
    recipient: maskAddress(recipient),
    status,
    createdAt: createdAt.toISOString(),
    text: containsCode || text === "" ? null : hideLinkSecrets(text),
  }))
}
