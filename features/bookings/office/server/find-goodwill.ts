import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type GoodwillRow, goodwillsTable } from "./goodwills-table.ts"

/** What was given, by its number. */
export async function findGoodwill(db: Db, id: number): Promise<GoodwillRow | undefined> {
  const [goodwill] = await db.select().from(goodwillsTable).where(eq(goodwillsTable.id, id))
  return goodwill
}
