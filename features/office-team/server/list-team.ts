import { asc, eq } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { officeRoleGrantsTable as grants } from "#features/office-roles/server/office-role-grants-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { inOrder, type TeamMember } from "../office-team.ts"

const granters = alias(usersTable, "granter")

/** Everybody with a role, by name. */
export async function listTeam(db: Db, actor: UserActor): Promise<TeamMember[]> {
  const rows = await db
    .select({ grant: grants, user: usersTable, granter: granters })
    .from(grants)
    .innerJoin(usersTable, eq(usersTable.id, grants.userId))
    .leftJoin(granters, eq(granters.id, grants.grantedById))
    .orderBy(asc(usersTable.lastName), asc(usersTable.firstName), asc(usersTable.id))
  const members = new Map<number, typeof rows>()
  for (const row of rows) members.set(row.user.id, [...(members.get(row.user.id) ?? []), row])
  return [...members.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { id, email } = first.user
    const roles = inOrder(own.map(({ grant }) => grant.role)).flatMap((role) => {
      const given = own.find(({ grant }) => grant.role === role)
      if (!given) return []
      const grantedBy = given.granter && nameOf(given.granter)
      return [{ role, grantedAt: given.grant.grantedAt.toISOString(), grantedBy }]
    })
    return [{ id, name: nameOf(first.user), email, isYou: id === actor.userId, roles }]
  })
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || "Ohne Namen"
}
