import { eq } from "drizzle-orm"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot, type ProfileValues } from "#db/seed/factories/make-pilot.ts"
import { makeUser, type NewUser } from "#db/seed/factories/make-user.ts"
import { PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { makePasskey } from "#tests/support/factor-steps.ts"

/** Somebody of a journey's own in the demo world, with the password of its logins; the back office with a second factor. */
export async function makeLogin(db: Db, overrides: NewUser = {}) {
  const user = await makeUser(db, { ...overrides, passwordHash: await passwordOfLogins(db) })
  if (user.isAdmin) await makePasskey(db, user.id)
  return user
}

/** A pilot of a journey's own, who may fly guests: no flight of the demo world is in their way. */
export async function makePilotLogin(db: Db, profile: Partial<ProfileValues> = {}) {
  const pilot = await makePilot(db, { passwordHash: await passwordOfLogins(db) }, profile)
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  return pilot
}

async function passwordOfLogins(db: Db) {
  const [pilot] = await db
    .select({ passwordHash: usersTable.passwordHash })
    .from(usersTable)
    .where(eq(usersTable.email, PILOT_EMAIL))
  if (!pilot) throw new Error("there is no demo pilot")
  return pilot.passwordHash
}
