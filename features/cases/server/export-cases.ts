import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { type CaseListQuery, type QueuedCase, queueOf } from "../case-list.ts"
import { listCases } from "./case-queries.ts"

/** The queue of a view for a table, or those of it that were chosen; that it was taken is written down. */
export async function exportCases(
  db: Db,
  actor: UserActor,
  query: CaseListQuery,
  chosen: readonly string[] | null = null,
): Promise<QueuedCase[]> {
  const queue = queueOf(await listCases(db, actor), query, actor.userId)
  const cases = chosen ? queue.filter(({ key }) => chosen.includes(key)) : queue
  await recordEvent(db, {
    kind: "user.cases_exported",
    entityId: actor.userId,
    actor,
    role: "admin",
    data: { count: cases.length },
  })
  return cases
}
