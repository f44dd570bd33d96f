import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { CHECKLISTS } from "../checklist-items.ts"
import { checklistTicksTable as ticks } from "./checklist-table.ts"

const TEXTS = new Map(
  Object.values(CHECKLISTS)
    .flat()
    .flatMap(({ items }) => items)
    .map(({ id, text }) => [id, text]),
)

/** What a person has ticked on their checklists, for the export of their data. */
export async function exportChecklists(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(ticks)
    .where(eq(ticks.userId, userId))
    .orderBy(asc(ticks.flightId), asc(ticks.item))
  return {
    checklisten: rows.map((row) => ({
      flug: row.flightId,
      // a former edition of the list may have had other items
      punkt: TEXTS.get(row.item) ?? row.item,
      erledigt: row.isDone,
      geaendertAm: row.changedAt,
    })),
  }
}
