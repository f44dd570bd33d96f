import { and, eq, isNull } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { unknownUser } from "./users-queries.ts"
import { usersTable } from "./users-tables.ts"

/** Locks a living account for the rest of the transaction: the first lock of all (lock order). */
export async function lockAccount(tx: Db, userId: number) {
  const [user] = await tx
    .select()
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
    .for("update")
  if (!user) throw unknownUser()
  return user
}
