import { type SQL, sql } from "drizzle-orm"
import { publicName } from "#features/users/core/user.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { Db } from "#platform/server/db.ts"
import { type ConversationSubject, readableText } from "../conversation.ts"
import type { ConversationView, Talker } from "../conversations-schemas.ts"
import { eventLine, type LineKind } from "../event-line.ts"
import { areAcquainted } from "./are-acquainted.ts"
import { isVisibleTo } from "./blocks-between.ts"

/** More is „99+“ on every screen. */
const MAX_UNREAD = 100

interface PersonOfRow {
  id: number
  firstName: string
  lastName: string
  photoId: string | null
  deletedAt: string | null
}

export interface ConversationRecord extends Record<string, unknown> {
  id: number
  subject: ConversationSubject
  flight_id: number | null
  flight_request_id: number | null
  title: string | null
  departs_at: string | null
  time_zone: string | null
  pilot_id: number
  last_message_at: string
  people: PersonOfRow[]
  archived_at: string | null
  is_blocked: boolean
  are_acquainted: boolean
  unread: number
  first_unread_id: number | null
  last_id: number | null
  last_author_id: number | null
  last_text: string | null
  last_is_hidden: boolean
  last_has_photo: boolean
  last_kind: LineKind | null
  last_adds_to_id: number | null
  last_at: string | null
}

/**
 * SQL: conversations `c` of a person with everything that a list says about them, of those that
 * `which` leaves.
 */
export async function selectConversations(
  db: Db,
  userId: number,
  { which, limit }: { which: SQL; limit: number },
): Promise<ConversationRecord[]> {
  const { rows } = await db.execute<ConversationRecord>(sql`
    select c.id, c.subject, c.flight_id, c.flight_request_id, coalesce(f.title, r.place) as title,
      f.departs_at::text, f.time_zone, c.pilot_id, c.last_message_at::text, mine.archived_at::text,
      (select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
          'photoId', u.photo_id, 'deletedAt', coalesce(u.deleted_at, u.blocked_at)) order by u.id <> c.pilot_id, u.id)
        from users u where u.id = any(array[c.pilot_id, c.person_id] || array(
          select cm.user_id from conversation_members cm where cm.conversation_id = c.id and c.person_id is null))) as people,
      exists (select from user_blocks mb where mb.blocker_id = ${userId}
        and mb.blocked_id in (c.pilot_id, c.person_id)) as is_blocked,
      c.person_id is null or ${areAcquainted(sql`c.pilot_id`, sql`c.person_id`)} as are_acquainted,
      (select count(*)::integer from (select from messages m
        where m.conversation_id = c.id and m.id > mine.read_up_to and m.author_id <> ${userId}
          and ${isVisibleTo(userId)} limit ${MAX_UNREAD}) unread_messages) as unread,
      (select m.id from messages m
        where m.conversation_id = c.id and m.id > mine.read_up_to and m.author_id <> ${userId}
          and ${isVisibleTo(userId)} order by m.id limit 1) as first_unread_id,
      l.id as last_id, l.author_id as last_author_id, l.text as last_text,
      l.hidden_at is not null as last_is_hidden, l.event_kind as last_kind,
      l.created_at::text as last_at,
      exists (select from message_photos photo where photo.message_id = l.id and (l.hidden_at is null or l.author_id = ${userId}))
        as last_has_photo,
      (select lb.adds_to_id from bookings lb where lb.id = l.booking_id) as last_adds_to_id
    from conversation_members mine
    join conversations c on c.id = mine.conversation_id
    left join flights f on f.id = c.flight_id
    left join flight_requests r on r.id = c.flight_request_id
    left join lateral (select m.* from messages m where m.conversation_id = c.id and ${isVisibleTo(userId)}
      order by m.id desc limit 1) l on true
    where mine.user_id = ${userId} and ${which}
    order by c.last_message_at desc, c.id desc
    limit ${limit}`)
  return rows
}

export function toConversation(row: ConversationRecord, userId: number): ConversationView {
  return {
    id: row.id,
    subject: row.subject,
    title: row.title && maskContacts(row.title),
    flightId: row.flight_id,
    flightRequestId: row.flight_request_id,
    departsAt: row.departs_at && new Date(row.departs_at).toISOString(),
    timeZone: row.time_zone,
    pilotId: row.pilot_id,
    others: row.people.filter(({ id }) => id !== userId).map(toTalker),
    isArchived: row.archived_at !== null,
    isBlocked: row.subject !== "on_board" && row.is_blocked,
    unread: row.unread,
    firstUnreadId: row.first_unread_id,
    lastMessage: toLastMessage(row, userId),
  }
}

function toTalker(person: PersonOfRow): Talker {
  const isDeleted = person.deletedAt !== null
  return {
    id: person.id,
    name: publicName(person),
    photoId: isDeleted ? null : person.photoId,
    isDeleted,
  }
}

function toLastMessage(row: ConversationRecord, userId: number): ConversationView["lastMessage"] {
  if (row.last_id === null || row.last_at === null) return null
  const isOwn = row.last_author_id === userId
  return {
    id: row.last_id,
    text: row.last_kind
      ? eventLine(row.last_kind, {
          ...namesOf(row.people, row.pilot_id),
          isAboutMore: row.last_adds_to_id !== null,
        })
      : readableText(row.last_text ?? "", {
          isOwn,
          areAcquainted: row.are_acquainted,
          isHidden: row.last_is_hidden,
        }).text,
    hasPhoto: row.last_has_photo,
    isOwn,
    at: new Date(row.last_at).toISOString(),
  }
}

/** The names of the two sides, for the lines of what has happened. */
function namesOf(
  people: readonly PersonOfRow[],
  pilotId: number,
): { pilot: string; guest: string } {
  const pilot = people.find(({ id }) => id === pilotId)
  const guest = people.find(({ id }) => id !== pilotId)
  return { pilot: pilot ? publicName(pilot) : "", guest: guest ? publicName(guest) : "" }
}
