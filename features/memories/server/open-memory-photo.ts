import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { hasLanded, roleOf } from "./find-part.ts"
import { IS_SHOWN } from "./list-moments.ts"
import { isVisibleTo } from "./visible-memories.ts"

/** Whether somebody may see a photo in its album; a hidden one nobody does. */
export async function canSeeMemoryPhoto(db: Db, userId: number, photoId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from memories m join flights f on f.id = m.flight_id
    where m.photo_id = ${photoId} and ${isVisibleTo(userId)}
      and ${hasLanded(clock.now())} and ${roleOf(userId)} is not null`)
  return rows.length > 0
}

/** Whether everybody may see it. */
export async function isMomentPhoto(db: Db, photoId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from memories m join flights f on f.id = m.flight_id
    where m.photo_id = ${photoId} and ${IS_SHOWN}`)
  return rows.length > 0
}
