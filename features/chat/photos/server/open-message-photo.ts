import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { isVisibleTo } from "../../core/server/blocks-between.ts"

/** Whether somebody may see a photo: who reads its message does. What is hidden only its author has. */
export async function canSeeMessagePhoto(
  db: Db,
  userId: number,
  photoId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from message_photos photo
    join messages m on m.id = photo.message_id
    join conversations c on c.id = m.conversation_id
    join conversation_members mine on mine.conversation_id = c.id and mine.user_id = ${userId}
    where photo.id = ${photoId} and (m.hidden_at is null or m.author_id = ${userId}) and ${isVisibleTo(userId)}`)
  return rows.length > 0
}
