import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { usersTable } from "./users-tables.ts"

/** Since when somebody is here. */
export async function getMemberSince(db: Db, userId: number): Promise<Date> {
  const [user] = await db
    .select({ createdAt: usersTable.createdAt })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  if (!user) throw new Error(`user ${userId} is gone`)
  return user.createdAt
}
