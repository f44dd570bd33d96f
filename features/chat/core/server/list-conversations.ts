import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Db } from "#platform/server/db.ts"
import type { ConversationList, ConversationView } from "../conversations-schemas.ts"
import { isVisibleTo } from "./blocks-between.ts"
import {
  type ConversationRecord,
  selectConversations,
  toConversation,
} from "./conversation-rows.ts"
import { unknownConversation } from "./lock-conversation.ts"

const A_PAGE = 30

interface Wanted {
  isArchived: boolean
  /** Words of a name or a title. */
  search?: string | undefined
  /** Where the page before has ended. */
  before?: string | undefined
  /** In how many of them something is unread, where the page has read that already. */
  findUnread?: () => Promise<number>
}

/** A person's conversations, that with the newest message first. */
export async function listConversations(
  db: Db,
  userId: number,
  { isArchived, search, before, findUnread = () => countUnread(db, userId) }: Wanted,
): Promise<ConversationList> {
  const which = sql`(mine.archived_at is not null) = ${isArchived}
    and ${search ? isFoundBy(search, userId) : sql`true`}
    and ${before ? isBefore(before) : sql`true`}`
  const [rows, unread, total] = await Promise.all([
    selectConversations(db, userId, { which, limit: A_PAGE + 1 }),
    findUnread(),
    countConversations(db, userId),
  ])
  const page = rows.slice(0, A_PAGE)
  const last = page.at(-1)
  return {
    conversations: page.map((row) => toConversation(row, userId)),
    unread,
    total,
    before: rows.length > A_PAGE && last ? cursorOf(last) : null,
  }
}

export async function findConversation(
  db: Db,
  userId: number,
  conversationId: number,
): Promise<ConversationView> {
  const [row] = await selectConversations(db, userId, {
    which: sql`c.id = ${conversationId}`,
    limit: 1,
  })
  if (!row) throw unknownConversation()
  return toConversation(row, userId)
}

/** A person's conversations about one flight, those in the archive as well; that with the newest message first. */
export async function listConversationsAbout(
  db: Db,
  userId: number,
  flightId: number,
): Promise<ConversationView[]> {
  const which = sql`c.flight_id = ${flightId}`
  const rows = await selectConversations(db, userId, { which, limit: A_PAGE })
  return rows.map((row) => toConversation(row, userId))
}

/** In how many of a person's conversations something is unread. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::integer as unread from conversation_members mine
    join conversations c on c.id = mine.conversation_id
    where mine.user_id = ${userId} and mine.archived_at is null and exists (select from messages m
      where m.conversation_id = c.id and m.id > mine.read_up_to and m.author_id <> ${userId}
        and ${isVisibleTo(userId)})`)
  return rows[0]?.unread ?? 0
}

async function countConversations(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::integer as total from conversation_members
    where user_id = ${userId} and archived_at is null`)
  return rows[0]?.total ?? 0
}

/** Names and titles, no words of messages: who searches learns nothing of what is hidden in them. */
function isFoundBy(search: string, userId: number) {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(f.title ilike ${pattern} or r.place ilike ${pattern} or exists (
    select from users fu where fu.id <> ${userId} and fu.deleted_at is null and fu.first_name ilike ${pattern}
      and (fu.id in (c.pilot_id, c.person_id) or (c.person_id is null and exists (
        select from conversation_members fm where fm.conversation_id = c.id and fm.user_id = fu.id)))))`
}

const cursor = z.tuple([z.iso.datetime(), z.coerce.number().int()])

function cursorOf(row: ConversationRecord): string {
  return `${new Date(row.last_message_at).toISOString()}_${row.id}`
}

function isBefore(before: string) {
  const { data } = cursor.safeParse(before.split("_"))
  if (!data) return sql`true`
  const [at, id] = data
  return sql`(date_trunc('milliseconds', c.last_message_at), c.id) < (${at}::timestamptz, ${id}::integer)`
}
