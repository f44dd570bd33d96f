import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { testDatabase } from "#tests/support/database.ts"
import { makePilotProfile } from "./make-pilot-profile.ts"

const db = await testDatabase()

test("an account that is being deleted becomes no pilot any more", async () => {
  const { id: homeAirportId } = await makeAirport(db)
  const { id: userId } = await makeUser(db, { deletedAt: clock.now() })
  await expect(
    makePilotProfile(db, { userId, licence: "UL", homeAirportId }),
  ).rejects.toMatchObject({ kind: "unauthenticated" })
  const profiles = await db
    .select()
    .from(pilotProfilesTable)
    .where(eq(pilotProfilesTable.userId, userId))
  expect(profiles).toEqual([])
})
