import { asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { OfficeRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { type OfficeRight, rolesWith } from "../office-right.ts"
import { officeRoleGrantsTable as grants } from "./office-role-grants-table.ts"

/** The roles of whom a column names, beside other columns of theirs. */
export function rolesOf(userId: PgColumn): SQL<OfficeRole[]> {
  return sql<
    OfficeRole[]
  >`array(select ${grants.role} from ${grants} where ${grants.userId} = ${userId} order by 1)`
}

export async function listRolesOf(db: Db, userId: number): Promise<OfficeRole[]> {
  const rows = await db
    .select({ role: grants.role })
    .from(grants)
    .where(eq(grants.userId, userId))
    .orderBy(asc(grants.role))
  return rows.map(({ role }) => role)
}

/** Everybody who has a right, by number. */
export async function listPeopleWith(db: Db, right: OfficeRight): Promise<{ id: number }[]> {
  return db
    .selectDistinct({ id: grants.userId })
    .from(grants)
    .where(inArray(grants.role, [...rolesWith(right)]))
    .orderBy(asc(grants.userId))
}
