import { and, asc, count, desc, eq, ilike, inArray, type SQL } from "drizzle-orm"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { maskAddress, maskAddresses } from "../mask-address.ts"
import { type ListedMail, MAIL_SORTS, type MailStatus, type OutboxQuery } from "../outbox-list.ts"

const PAGE = 25

const STATES: Record<OutboxQuery["status"], MailStatus[] | undefined> = {
  alle: undefined,
  wartend: ["queued"],
  gescheitert: ["failed"],
  verschickt: ["sent", "kept"],
}

/** A page of the outbox; a page number past the end shows the last page. */
export async function listOutbox(db: Db, query: OutboxQuery) {
  const statuses = STATES[query.status]
  const sort = Object.entries(MAIL_SORTS).find(([id]) => id === query.kind)?.[1]
  const which = and(
    statuses && inArray(mailsTable.status, statuses),
    sort && inArray(mailsTable.kind, [...sort.kinds]),
    matching(query.search),
  )
  const [all] = await db.select({ count: count() }).from(mailsTable).where(which)
  const total = all?.count ?? 0
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const direction = query.sort === "aelteste" ? asc : desc
  const rows = await db
    .select({
      number: mailsTable.number,
      subject: mailsTable.subject,
      recipient: mailsTable.recipient,
      kind: mailsTable.kind,
      status: mailsTable.status,
      createdAt: mailsTable.createdAt,
      sentAt: mailsTable.sentAt,
      attempts: mailsTable.attempts,
      problem: mailsTable.problem,
    })
    .from(mailsTable)
    .where(which)
    .orderBy(direction(mailsTable.number))
    .limit(PAGE)
    .offset(offset)
  const entries = rows.map(
    ({ kind, recipient, createdAt, sentAt, problem, ...mail }): ListedMail => ({
      ...mail,
      recipient: maskAddress(recipient),
      sort: sortOf(kind),
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      problem: problem && maskAddresses(problem),
    }),
  )
  return { entries, total, page, pageCount }
}

/** How many mails were given up. */
export async function countFailedMails(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(mailsTable)
    .where(eq(mailsTable.status, "failed"))
  return row?.count ?? 0
}

// a whole address finds its mails by the index; it is never shown
function matching(text: string): SQL | undefined {
  if (text === "") return undefined
  if (text.includes("@")) return eq(mailsTable.recipient, text.toLowerCase())
  return ilike(mailsTable.subject, `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`)
}

function sortOf(kind: string): string {
  const sorts = Object.values(MAIL_SORTS)
  return sorts.find(({ kinds }) => (kinds as readonly string[]).includes(kind))?.label ?? "Anderes"
}
