import { and, count, eq, ilike, inArray, isNull, type SQL, sql } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { MAX_TABLE_ROWS } from "#platform/list-table.ts"
import { turnedPage } from "#platform/list-turn.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { countUpTo, type KeyOrder, pageByKeys } from "#platform/server/lists/list-keys.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { maskAddress, maskAddresses } from "../mask-address.ts"
import {
  type ListedMail,
  MAIL_SORTS,
  type MailStatus,
  OUTBOX_LIST,
  type OutboxQuery,
} from "../outbox-list.ts"

const PAGE = 25

const STATES: Record<OutboxQuery["status"], MailStatus[] | undefined> = {
  alle: undefined,
  wartend: ["queued"],
  gescheitert: ["failed"],
  verschickt: ["sent", "kept"],
}

const NUMBER = [sql`${mailsTable.number}`]

const ORDERS: Record<OutboxQuery["sort"], KeyOrder> = {
  neueste: { keys: NUMBER, isDescending: true },
  aelteste: { keys: NUMBER, isDescending: false },
}

interface OutboxPage {
  entries: ListedMail[]
  /** Counted as far as `countUpTo` does. */
  total: number
  /** The mails to turn from; null where the list ends. */
  next: number | null
  previous: number | null
}

/** A page of the outbox; pages are keyed by a mail, so that new ones do not move them. */
export async function listOutbox(db: Db, query: OutboxQuery): Promise<OutboxPage> {
  const found = await readMails(db, query, { limit: PAGE + 1 })
  const { rows, next, previous } = turnedPage(found, { turn: query.turn, size: PAGE })
  const { orderBy } = pageByKeys(ORDERS[query.sort], null, rowOf)
  const which = asked(query) ?? sql`true`
  const total = await countUpTo(
    db,
    sql`select 1 from ${mailsTable} where ${which} order by ${orderBy}`,
  )
  return {
    entries: rows.map(listed),
    total,
    next: next?.number ?? null,
    previous: previous?.number ?? null,
  }
}

/** As many as a person may see to; more wait behind them. */
const MAX_FAILED = 250

/** What was given up, the newest first. */
export async function listFailedMails(db: Db): Promise<ListedMail[]> {
  const query = parseListAddress(OUTBOX_LIST, new URLSearchParams())
  const rows = await readMails(db, { ...query, status: "gescheitert" }, { limit: MAX_FAILED })
  return rows.map(listed)
}

/** The mails of a view as a table, or those of it that were chosen; that it was taken is written down. */
export function exportMails(
  db: Db,
  actor: UserActor,
  query: OutboxQuery,
  chosen: readonly number[] | null = null,
): Promise<ListedMail[]> {
  return inTransaction(db, async (tx) => {
    const whole = { ...query, turn: null }
    const rows = await readMails(tx, whole, { chosen, limit: MAX_TABLE_ROWS })
    await recordEvent(tx, {
      kind: "user.mails_exported",
      entityId: actor.userId,
      actor,
      role: "admin",
      data: { count: rows.length },
    })
    const of = await accountsAt(
      tx,
      rows.map(({ recipient }) => recipient),
    )
    await noteLooks(tx, actor, { kind: "mails_table", of })
    return rows.map(listed)
  })
}

async function accountsAt(db: Db, addresses: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(inArray(usersTable.email, [...new Set(addresses)]), isNull(usersTable.deletedAt)))
  return rows.map(({ id }) => id)
}

interface Wanted {
  /** No others than these; null: of all. */
  chosen?: readonly number[] | null
  limit: number
}

function readMails(db: Db, query: OutboxQuery, { chosen = null, limit }: Wanted) {
  const { orderBy, beyond } = pageByKeys(ORDERS[query.sort], query.turn, rowOf)
  return db
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
    .where(and(asked(query), chosen ? inArray(mailsTable.number, [...chosen]) : undefined, beyond))
    .orderBy(orderBy)
    .limit(limit)
}

function rowOf(number: number): SQL {
  return sql`from ${mailsTable} where ${mailsTable.number} = ${number}`
}

function asked({ status, kind, search }: OutboxQuery): SQL | undefined {
  const statuses = STATES[status]
  const sort = Object.entries(MAIL_SORTS).find(([id]) => id === kind)?.[1]
  return and(
    statuses && inArray(mailsTable.status, statuses),
    sort && inArray(mailsTable.kind, [...sort.kinds]),
    matching(search),
  )
}

function listed({
  kind,
  recipient,
  createdAt,
  sentAt,
  problem,
  ...mail
}: Awaited<ReturnType<typeof readMails>>[number]): ListedMail {
  return {
    ...mail,
    recipient: maskAddress(recipient),
    sort: sortOf(kind),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    problem: problem && maskAddresses(problem),
  }
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
