import { eq } from "drizzle-orm"
import type { Minimums } from "#features/weather/minimums.ts"
import type { Db } from "#platform/server/db.ts"
import { personalMinimumsTable as minimums } from "./minimums-table.ts"

/** Where a pilot has decided not to fly any more; null where they have not decided. */
export async function findMinimums(db: Db, userId: number): Promise<Minimums | null> {
  const { ceilingFt, visibilityM, crosswindKt } = minimums
  const [found] = await db
    .select({ ceilingFt, visibilityM, crosswindKt })
    .from(minimums)
    .where(eq(minimums.userId, userId))
  return found ?? null
}
