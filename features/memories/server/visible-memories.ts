import { type SQL, sql } from "drizzle-orm"

/**
 * SQL: somebody on board of `flights f` sees `memories m` in its album. Two who have blocked each other
 * see nothing of each other, but everybody sees the pilot's and the pilot sees all, as in the conversation
 * of all on board; and nobody is asked about a photo that they cannot see.
 */
export function isVisibleTo(userId: number | SQL): SQL<boolean> {
  return sql<boolean>`(m.arrived_at is not null and m.hidden_at is null and (
    m.user_id = ${userId} or m.user_id = f.pilot_id or f.pilot_id = ${userId}
    or not exists (select from user_blocks ub
      where (ub.blocker_id = ${userId} and ub.blocked_id = m.user_id)
        or (ub.blocker_id = m.user_id and ub.blocked_id = ${userId}))
    or exists (select from memory_requests r join memory_consents c on c.request_id = r.id
      where r.memory_id = m.id and r.status <> 'ended' and c.user_id = ${userId})))`
}
