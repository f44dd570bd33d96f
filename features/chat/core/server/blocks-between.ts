import { type SQL, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/** Whether one of two people has blocked the other. */
export async function findBlocks(
  db: Db,
  userId: number,
  otherId: number,
): Promise<{ hasBlocked: boolean; isBlocked: boolean }> {
  const { rows } = await db.execute<{ blocker_id: number }>(sql`
    select blocker_id from user_blocks
    where (blocker_id = ${userId} and blocked_id = ${otherId})
      or (blocker_id = ${otherId} and blocked_id = ${userId})`)
  return {
    hasBlocked: rows.some((row) => row.blocker_id === userId),
    isBlocked: rows.some((row) => row.blocker_id === otherId),
  }
}

/**
 * SQL: a person sees `messages m` of `conversations c`. What is withheld is there for its author
 * alone; among all on board two who have blocked each other read nothing of each other, but everybody
 * reads the pilot.
 */
export function isVisibleTo(userId: number | SQL): SQL<boolean> {
  return sql`(m.author_id is null or m.author_id = ${userId} or (not m.is_withheld
    and (c.person_id is not null or m.author_id = c.pilot_id or c.pilot_id = ${userId} or not exists (
      select from user_blocks ub
      where (ub.blocker_id = ${userId} and ub.blocked_id = m.author_id)
        or (ub.blocker_id = m.author_id and ub.blocked_id = ${userId})))))`
}
