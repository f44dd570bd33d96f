import { sql } from "drizzle-orm"
import { profilePath } from "#features/users/core/profile-path.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { albumPath } from "../memory-paths.ts"
import { hasLanded, roleOf } from "./find-part.ts"
import { IS_SHOWN } from "./list-moments.ts"
import { isVisibleTo } from "./visible-memories.ts"

/** A photo that somebody sees in its album, or everybody where it is shown, and where that is. */
export async function findVisibleMemory(
  db: Db,
  memoryId: number,
  userId: number | undefined,
): Promise<{ flightTitle: string; path: string } | undefined> {
  // nobody's number
  const reader = userId ?? 0
  const { rows } = await db.execute<{
    title: string
    flight_id: number
    pilot_id: number
    is_in_album: boolean
    is_shown: boolean
  }>(sql`
    select f.title, f.id as flight_id, f.pilot_id, ${IS_SHOWN} as is_shown,
      (${isVisibleTo(reader)} and ${hasLanded(clock.now())} and ${roleOf(reader)} is not null) as is_in_album
    from memories m join flights f on f.id = m.flight_id where m.id = ${memoryId}`)
  const [row] = rows
  if (!row || !(row.is_in_album || row.is_shown)) return undefined
  const path = row.is_in_album ? albumPath(row.flight_id) : profilePath(row.pilot_id)
  return { flightTitle: row.title, path }
}
