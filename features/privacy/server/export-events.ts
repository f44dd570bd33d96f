import { and, asc, eq, or } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"

/** What a person did here and what happened to their account, step by step. */
export async function exportEvents(db: Db, userId: number) {
  const aboutAccount = and(eq(eventsTable.entity, "user"), eq(eventsTable.entityId, userId))
  return {
    schritte: await db
      .select({
        was: eventsTable.kind,
        woran: eventsTable.entity,
        nummer: eventsTable.entityId,
        als: eventsTable.actorKind,
        vorher: eventsTable.fromStatus,
        nachher: eventsTable.toStatus,
        grund: eventsTable.reason,
        angaben: eventsTable.data,
        wann: eventsTable.at,
      })
      .from(eventsTable)
      .where(or(eq(eventsTable.actorId, userId), aboutAccount))
      .orderBy(asc(eventsTable.id)),
  }
}
