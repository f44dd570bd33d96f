import { and, asc, eq, isNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { CaseOwner } from "../case-list.ts"

/** Everybody who works in the back office, by name. */
export async function listOfficePeople(db: Db): Promise<CaseOwner[]> {
  const rows = await db
    .select({ id: usersTable.id, firstName: usersTable.firstName, lastName: usersTable.lastName })
    .from(usersTable)
    .where(and(eq(usersTable.isAdmin, true), isNull(usersTable.deletedAt)))
    .orderBy(asc(usersTable.firstName), asc(usersTable.lastName), asc(usersTable.id))
  return rows.map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`.trim() || `Konto ${id}`,
  }))
}
