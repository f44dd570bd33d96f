import { and, desc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"

/** Why the back office has blocked a flight: its pilot is owed the reasons (DSA Art. 17). */
export async function findBlockingReason(db: Db, flightId: number): Promise<string | null> {
  const [event] = await db
    .select({ reason: eventsTable.reason })
    .from(eventsTable)
    .where(and(eq(eventsTable.kind, "flight.blocked"), eq(eventsTable.entityId, flightId)))
    .orderBy(desc(eventsTable.id))
    .limit(1)
  return event?.reason ?? null
}
