import { and, eq, notInArray } from "drizzle-orm"
import type { OfficeRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { officeRoleGrantsTable as grants } from "./office-role-grants-table.ts"

interface NewRoles {
  userId: number
  roles: readonly OfficeRole[]
  /** Null: the operator, at the server. */
  grantedById: number | null
}

/** Gives somebody exactly these roles; a role they keep stays as old as it is. Whoever calls it has locked the account. */
export async function writeGrants(tx: Db, { userId, roles, grantedById }: NewRoles) {
  await tx.delete(grants).where(and(eq(grants.userId, userId), notInArray(grants.role, [...roles])))
  if (roles.length === 0) return
  const grantedAt = clock.now()
  await tx
    .insert(grants)
    .values(roles.map((role) => ({ userId, role, grantedById, grantedAt })))
    .onConflictDoNothing()
}
