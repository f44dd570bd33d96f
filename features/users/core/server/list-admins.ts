import { and, asc, eq, isNull } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { usersTable } from "./users-tables.ts"

/** Everybody of the back office. */
export function listAdmins(db: Db): Promise<{ id: number }[]> {
  return db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.isAdmin, true), isNull(usersTable.deletedAt)))
    .orderBy(asc(usersTable.id))
}
