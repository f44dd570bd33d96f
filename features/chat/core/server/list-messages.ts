import { type SQL, sql } from "drizzle-orm"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import { readableText } from "../conversation.ts"
import type { MessageList, MessageView } from "../conversations-schemas.ts"
import { eventLine, type LineKind } from "../event-line.ts"
import type { MessagePhoto } from "../message-photo.ts"
import { areAcquainted } from "./are-acquainted.ts"
import { isVisibleTo } from "./blocks-between.ts"
import { unknownConversation } from "./lock-conversation.ts"

const A_PAGE = 50

/** How many that were read stand above the first unread one. */
const READ_ABOVE = 10

interface Wanted {
  /** Those that are older than this one. */
  before?: number | undefined
  /** Those that are newer than this one. */
  after?: number | undefined
}

interface ThreadRow extends Record<string, unknown> {
  delivered_up_to: number
  read_up_to: number
  own_read_up_to: number
  are_acquainted: boolean
  pilot_first_name: string
  pilot_last_name: string
  pilot_deleted_at: string | null
  guest_first_name: string | null
  guest_last_name: string | null
  guest_deleted_at: string | null
}

interface MessageRecord extends Record<string, unknown> {
  id: number
  key: string | null
  author_id: number | null
  first_name: string | null
  last_name: string | null
  deleted_at: string | null
  text: string
  is_hidden: boolean
  photo: MessagePhoto | null
  event_kind: LineKind | null
  adds_to_id: number | null
  created_at: string
}

/**
 * Messages of a thread in the order in which they were sent: the newest, or what is older or newer than
 * one of them. Without a bound the page begins shortly before the first unread message, where so much
 * is unread that the newest page would miss it.
 */
export async function listMessages(
  db: Db,
  userId: number,
  conversationId: number,
  { before, after }: Wanted = {},
): Promise<MessageList> {
  const thread = await findThread(db, userId, conversationId)
  const select = (which: SQL, order: "asc" | "desc") =>
    selectMessages(db, userId, conversationId, { which, order })
  const toList = (rows: MessageRecord[], more: { hasOlder: boolean; hasNewer: boolean }) => ({
    messages: rows.map((row) => toMessage(row, userId, thread)),
    ...more,
    deliveredUpTo: thread.delivered_up_to,
    readUpTo: thread.read_up_to,
    ownReadUpTo: thread.own_read_up_to,
  })

  if (after !== undefined) {
    const rows = await select(sql`m.id > ${after}`, "asc")
    return toList(rows.slice(0, A_PAGE), { hasOlder: true, hasNewer: rows.length > A_PAGE })
  }
  if (before !== undefined) {
    const rows = await select(sql`m.id < ${before}`, "desc")
    return toList(rows.slice(0, A_PAGE).reverse(), {
      hasOlder: rows.length > A_PAGE,
      hasNewer: true,
    })
  }
  const newest = await select(sql`true`, "desc")
  const [oldestOfPage] = newest.slice(0, A_PAGE).slice(-1)
  const isAllReadBefore = !oldestOfPage || oldestOfPage.id <= thread.own_read_up_to
  if (newest.length <= A_PAGE || isAllReadBefore) {
    return toList(newest.slice(0, A_PAGE).reverse(), {
      hasOlder: newest.length > A_PAGE,
      hasNewer: false,
    })
  }
  const above = await select(sql`m.id <= ${thread.own_read_up_to}`, "desc")
  const from = above.slice(0, READ_ABOVE).at(-1)?.id ?? 0
  const rows = await select(sql`m.id >= ${from}`, "asc")
  return toList(rows.slice(0, A_PAGE), {
    hasOlder: above.length > READ_ABOVE,
    hasNewer: rows.length > A_PAGE,
  })
}

/** The newest messages alone, for a page that shows the end of a thread. */
export async function listLastMessages(
  db: Db,
  userId: number,
  conversationId: number,
): Promise<MessageList> {
  const page = await listMessages(db, userId, conversationId, { before: Number.MAX_SAFE_INTEGER })
  return { ...page, hasNewer: false }
}

async function findThread(db: Db, userId: number, conversationId: number): Promise<ThreadRow> {
  const { rows } = await db.execute<ThreadRow>(sql`
    select mine.read_up_to as own_read_up_to,
      coalesce(min(theirs.delivered_up_to), 0) as delivered_up_to, coalesce(min(theirs.read_up_to), 0) as read_up_to,
      c.person_id is null or ${areAcquainted(sql`c.pilot_id`, sql`c.person_id`)} as are_acquainted,
      p.first_name as pilot_first_name, p.last_name as pilot_last_name, p.deleted_at::text as pilot_deleted_at,
      g.first_name as guest_first_name, g.last_name as guest_last_name, g.deleted_at::text as guest_deleted_at
    from conversation_members mine
    join conversations c on c.id = mine.conversation_id
    join users p on p.id = c.pilot_id
    left join users g on g.id = c.person_id
    left join conversation_members theirs on theirs.conversation_id = c.id and theirs.user_id <> ${userId}
    where mine.user_id = ${userId} and c.id = ${conversationId}
    group by c.id, mine.read_up_to, p.id, g.id`)
  const [thread] = rows
  if (!thread) throw unknownConversation()
  return thread
}

async function selectMessages(
  db: Db,
  userId: number,
  conversationId: number,
  { which, order }: { which: SQL; order: "asc" | "desc" },
): Promise<MessageRecord[]> {
  const { rows } = await db.execute<MessageRecord>(sql`
    select m.id, m.key, m.author_id, u.first_name, u.last_name, u.deleted_at::text, m.text,
      m.hidden_at is not null as is_hidden, m.event_kind,
      b.adds_to_id, m.created_at::text,
      case when photo.id is not null then json_build_object('id', photo.id, 'width', photo.width, 'height', photo.height) end as photo
    from messages m
    join conversations c on c.id = m.conversation_id
    left join users u on u.id = m.author_id
    left join bookings b on b.id = m.booking_id
    left join message_photos photo on photo.message_id = m.id and (m.hidden_at is null or m.author_id = ${userId})
    where m.conversation_id = ${conversationId} and ${which} and ${isVisibleTo(userId)}
    order by m.id ${order === "asc" ? sql`asc` : sql`desc`}
    limit ${A_PAGE + 1}`)
  return rows
}

function toMessage(row: MessageRecord, userId: number, thread: ThreadRow): MessageView {
  const isOwn = row.author_id === userId
  const { first_name: firstName, last_name: lastName, deleted_at: deletedAt } = row
  return {
    id: row.id,
    key: isOwn ? row.key : null,
    kind: row.event_kind ? "line" : "text",
    author:
      row.author_id === null
        ? null
        : {
            id: row.author_id,
            name: publicName({ firstName: firstName ?? "", lastName: lastName ?? "", deletedAt }),
          },
    isOwn,
    photo: row.photo,
    ...(row.event_kind
      ? { text: lineOf(row.event_kind, row, thread), isMasked: false }
      : readableText(row.text, {
          isOwn,
          areAcquainted: thread.are_acquainted,
          isHidden: row.is_hidden,
        })),
    isErased: deletedAt !== null,
    isHidden: row.is_hidden,
    at: new Date(row.created_at).toISOString(),
  }
}

function lineOf(kind: LineKind, row: MessageRecord, thread: ThreadRow): string {
  return eventLine(kind, {
    pilot: publicName({
      firstName: thread.pilot_first_name,
      lastName: thread.pilot_last_name,
      deletedAt: thread.pilot_deleted_at,
    }),
    guest: publicName({
      firstName: thread.guest_first_name ?? "",
      lastName: thread.guest_last_name ?? "",
      deletedAt: thread.guest_deleted_at,
    }),
    isAboutMore: row.adds_to_id !== null,
  })
}
