import { and, asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Tick } from "../checklist.ts"
import { checklistTicksTable as ticks } from "./checklist-table.ts"

/** What somebody has changed on the list of a flight. */
export async function listTicks(db: Db, userId: number, flightId: number): Promise<Tick[]> {
  const rows = await db
    .select({ item: ticks.item, isDone: ticks.isDone, changedAt: ticks.changedAt })
    .from(ticks)
    .where(and(eq(ticks.userId, userId), eq(ticks.flightId, flightId)))
    .orderBy(asc(ticks.item))
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}
