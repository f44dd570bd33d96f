import { eq } from "drizzle-orm"
import { makeUser, type UserValues } from "#db/seed/factories/make-user.ts"
import { PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { usersTable } from "#features/users/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"

/** Somebody of a journey's own in the demo world, with the password of its logins. */
export async function makeLogin(db: Db, overrides: Partial<UserValues> = {}) {
  const [pilot] = await db
    .select({ passwordHash: usersTable.passwordHash })
    .from(usersTable)
    .where(eq(usersTable.email, PILOT_EMAIL))
  if (!pilot) throw new Error("there is no demo pilot")
  return makeUser(db, { ...overrides, passwordHash: pilot.passwordHash })
}
