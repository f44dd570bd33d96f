import { and, asc, eq, isNull } from "drizzle-orm"
import { CASE_KINDS, type CaseKind } from "#features/admin/open-case.ts"
import { hasRight } from "#features/office-roles/office-right.ts"
import { officeRoleGrantsTable as grants } from "#features/office-roles/server/office-role-grants-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { OfficeRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { CaseOwner } from "../case-list.ts"

export interface OfficePerson extends CaseOwner {
  officeRoles: OfficeRole[]
}

/** Everybody who works in the back office, by name. */
export async function listOfficePeople(db: Db): Promise<OfficePerson[]> {
  const rows = await db
    .select({ role: grants.role, user: usersTable })
    .from(grants)
    .innerJoin(usersTable, and(eq(usersTable.id, grants.userId), isNull(usersTable.deletedAt)))
    .orderBy(asc(usersTable.firstName), asc(usersTable.lastName), asc(usersTable.id))
  const people = new Map<number, OfficePerson>()
  for (const { role, user } of rows) {
    const name = `${user.firstName} ${user.lastName}`.trim() || `Konto ${user.id}`
    const officeRoles = [...(people.get(user.id)?.officeRoles ?? []), role]
    people.set(user.id, { id: user.id, name, officeRoles })
  }
  return [...people.values()]
}

/** Whether somebody may see to cases of a kind, and so be given one. */
export function canOwnCase(person: OfficePerson, kind: CaseKind): boolean {
  return hasRight(person, CASE_KINDS[kind].right)
}
