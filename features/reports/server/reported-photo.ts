import { sql } from "drizzle-orm"
import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * Whether the back office may see a photo of a message: that which was reported, and those around it for
 * who has written down why they read the conversation, until the report is decided.
 */
export async function canSeeReportedPhoto(
  db: Db,
  actor: UserActor,
  photoId: string,
): Promise<boolean> {
  if (!hasRight(actor, "reports.read")) return false
  const { rows } = await db.execute(sql`
    select from message_photos photo
    join messages m on m.id = photo.message_id
    join messages reported on reported.conversation_id = m.conversation_id
    join reports r on r.subject_kind = 'message' and r.subject_id = reported.id
    where photo.id = ${photoId} and (reported.id = m.id or (r.status <> 'decided' and exists (
      select from events e where e.entity = 'report' and e.entity_id = r.id
        and e.kind = 'report.conversation_read' and e.actor_id = ${actor.userId})))`)
  return rows.length > 0
}

/** The same for a photo of an album: only that which was reported, also once it is hidden. */
export async function canSeeReportedMemory(
  db: Db,
  actor: UserActor,
  photoId: string,
): Promise<boolean> {
  if (!hasRight(actor, "reports.read")) return false
  const { rows } = await db.execute(sql`
    select from memories m join reports r on r.subject_kind = 'memory' and r.subject_id = m.id
    where m.photo_id = ${photoId}`)
  return rows.length > 0
}
