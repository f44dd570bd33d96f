import { desc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type RestrictionRow, restrictionsTable as restrictions } from "./restrictions-table.ts"

export async function findRestriction(db: Db, id: number): Promise<RestrictionRow | undefined> {
  const [row] = await db.select().from(restrictions).where(eq(restrictions.id, id))
  return row
}

/** Everything that was ever restricted of a person, the newest first. */
export function listRestrictionsOf(db: Db, userId: number): Promise<RestrictionRow[]> {
  return db
    .select()
    .from(restrictions)
    .where(eq(restrictions.userId, userId))
    .orderBy(desc(restrictions.id))
}
