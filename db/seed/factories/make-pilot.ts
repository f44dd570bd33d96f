import { pilotProfilesTable } from "#features/users/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { makeUser } from "./make-user.ts"

/** A person with a pilot profile. */
export async function makePilot(db: Db, given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, { firstName: "Henrik", lastName: "Lorenz", ...given })
  await db.insert(pilotProfilesTable).values({
    userId: user.id,
    licence: "PPL(A)",
    flightHours: 412,
    landingsLast90Days: 9,
    createdAt: clock.now(),
  })
  return user
}
