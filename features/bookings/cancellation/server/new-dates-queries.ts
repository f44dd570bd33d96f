import { and, asc, eq, gt } from "drizzle-orm"
import { newDatesTable } from "#features/bookings/core/server/bookings-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

export type NewDateRow = typeof newDatesTable.$inferSelect

/** The dates that the guests of a cancelled flight may choose from, the soonest first. */
export function listNewDates(db: Db, flightId: number): Promise<NewDateRow[]> {
  return db
    .select()
    .from(newDatesTable)
    .where(and(eq(newDatesTable.flightId, flightId), gt(newDatesTable.departsAt, clock.now())))
    .orderBy(asc(newDatesTable.departsAt))
}

export async function findNewDate(db: Db, id: number): Promise<NewDateRow | undefined> {
  const [found] = await db.select().from(newDatesTable).where(eq(newDatesTable.id, id))
  return found
}
