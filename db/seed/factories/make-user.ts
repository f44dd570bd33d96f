import { randomBytes } from "node:crypto"
import { writeGrants } from "#features/office-roles/server/write-grants.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { OfficeRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"

export type UserValues = typeof usersTable.$inferInsert
export type UserRow = typeof usersTable.$inferSelect

// several processes may write into one database: the journeys do
const PROCESS = randomBytes(4).toString("hex")
let made = 0

/** Somebody with a confirmed mail address; a new one each time. */
export function userValues(overrides: Partial<UserValues> = {}): UserValues {
  made += 1
  const now = clock.now()
  return {
    email: `person-${PROCESS}-${made}@aufwind.example`,
    emailConfirmedAt: now,
    firstName: "Lena",
    lastName: "Berger",
    createdAt: now,
    ...overrides,
  }
}

/** With `isAdmin` an owner of the back office; `officeRoles` says it more exactly. */
export type NewUser = Partial<UserValues> & { officeRoles?: readonly OfficeRole[] }

export async function makeUser(
  db: Db,
  { officeRoles, ...overrides }: NewUser = {},
): Promise<UserRow> {
  const user = await insertRow(db, usersTable, userValues(overrides))
  return grantRoles(db, user, officeRoles ?? (overrides.isAdmin ? ["owner"] : []))
}

/** Lets somebody into the back office, as the operator does. */
async function grantRoles(db: Db, user: UserRow, roles: readonly OfficeRole[]): Promise<UserRow> {
  await writeGrants(db, { userId: user.id, roles, grantedById: null })
  return { ...user, isAdmin: roles.length > 0 }
}
