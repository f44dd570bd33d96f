import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { verificationDocumentsTable } from "#features/verification/server/verification-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testDatabase } from "#tests/support/database.ts"
import { countHomeProof, homeProof } from "./home-proof.ts"

const db = await testDatabase()

test("where nobody flies yet and nobody has written, no figure is made up", async () => {
  await makeUser(db)
  expect(await countHomeProof(db)).toEqual({
    pilots: [],
    checkedCount: 0,
    reviewCount: 0,
    reviewMean: null,
  })
})

test("who counts has a checked licence and medical that are valid today, and is still here", async () => {
  await makePilot(db, { firstName: "Henrik", lastName: "Lorenz" })
  const ended = await makePilot(db)
  await db
    .update(verificationDocumentsTable)
    .set({ expiresOn: addDays(isoDay(clock.now(), HOME_ZONE), -1) })
    .where(eq(verificationDocumentsTable.userId, ended.id))
  const waiting = await makePilot(db)
  await db
    .update(verificationDocumentsTable)
    .set({ status: "in_review" })
    .where(eq(verificationDocumentsTable.userId, waiting.id))
  const blocked = await makePilot(db)
  await db.update(usersTable).set({ blockedAt: clock.now() }).where(eq(usersTable.id, blocked.id))
  expect(await countHomeProof(db)).toMatchObject({
    pilots: [{ name: "Henrik L.", photoId: null }],
    checkedCount: 1,
  })
})

test("the mean is that of what guests wrote about pilots, and is kept for some minutes", async () => {
  const pilot = await makePilot(db)
  await makeReview(db, { pilotId: pilot.id, stars: 5 })
  await makeReview(db, { pilotId: pilot.id, stars: 4 })
  await makeReview(db, { pilotId: pilot.id, stars: 1, publishedAt: null })
  await makeReview(db, { guestId: pilot.id, by: "pilot", stars: 1 })
  const first = await homeProof(db)
  expect(first).toMatchObject({ reviewCount: 2, reviewMean: 4.5 })
  await makeReview(db, { pilotId: pilot.id, stars: 3 })
  expect(await homeProof(db)).toEqual(first)
  expect(await countHomeProof(db)).toMatchObject({ reviewCount: 3, reviewMean: 4 })
})
