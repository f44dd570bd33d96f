import { and, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { yearSharesTable as shares } from "./wrapped-tables.ts"

/** Takes an own picture back; its address answers 404 from then on. Safe to repeat. */
export async function revokeShare(db: Db, userId: number, token: string): Promise<void> {
  await db.delete(shares).where(and(eq(shares.userId, userId), eq(shares.token, token)))
}
