import { sql } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canDecideReport } from "../can-decide-report.ts"
import type { ConversationReading, ReportedConversation } from "../conversation-reading.ts"
import { findAuthorId } from "./author-of.ts"
import { ownReport, unknownReport } from "./decide-report.ts"
import { findReport } from "./find-report.ts"

/** How much is shown around a reported message, at most. */
const BEFORE = 100
const AFTER = 20

interface MessageRecord extends Record<string, unknown> {
  id: number
  author_id: number
  text: string
  photo_id: string | null
  first_name: string
  last_name: string
  created_at: string
}

/**
 * What was said around a reported message. There is no other way for the back office into a
 * conversation, and its reasons are written down before it reads.
 */
export function readReportedConversation(
  db: Db,
  actor: UserActor,
  { id, reasons }: ConversationReading & { id: number },
): Promise<ReportedConversation> {
  return inTransaction(db, async (tx) => {
    const report = await findReport(tx, id)
    if (!report) throw unknownReport()
    if (report.subjectKind !== "message") throw noMessage()
    const messageId = report.subjectId
    const authorId = await findAuthorId(tx, { kind: "message", id: messageId })
    if (!canDecideReport(actor, { reporterId: report.reporterId, authorId })) throw ownReport()
    if (report.status === "decided") throw decided()
    await recordEvent(tx, {
      kind: "report.conversation_read",
      entityId: id,
      actor,
      role: "admin",
      reason: reasons,
    })
    const { rows } = await tx.execute<MessageRecord>(sql`
      with reported as (select id, conversation_id from messages where id = ${messageId}),
        around as (
          (select m.id from messages m join reported r using (conversation_id)
            where m.author_id is not null and m.id <= r.id order by m.id desc limit ${BEFORE})
          union all
          (select m.id from messages m join reported r using (conversation_id)
            where m.author_id is not null and m.id > r.id order by m.id limit ${AFTER}))
      select m.id, m.author_id, m.text, photo.id as photo_id, u.first_name, u.last_name, m.created_at::text
      from messages m join around using (id) join users u on u.id = m.author_id
      left join message_photos photo on photo.message_id = m.id
      order by m.id`)
    const of = rows.map(({ author_id }) => author_id)
    await noteLooks(tx, actor, { kind: "conversation", of, reason: reasons })
    return {
      messages: rows.map((row) => ({
        id: row.id,
        author: `${row.first_name} ${row.last_name}`.trim() || "Gelöschtes Konto",
        text: row.text,
        photoId: row.photo_id,
        at: new Date(row.created_at).toISOString(),
        isReported: row.id === messageId,
      })),
    }
  })
}

function noMessage(): DomainError {
  return new DomainError("no-message", "invalid", "Gemeldet wurde hier keine Nachricht.")
}

function decided(): DomainError {
  return new DomainError(
    "already-decided",
    "invalid",
    "Über diese Meldung ist entschieden, mehr ist dafür nicht zu lesen.",
  )
}
