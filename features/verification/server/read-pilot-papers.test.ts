import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock } from "#platform/clock.ts"
import { testDatabase } from "#tests/support/database.ts"
import { readPilotPapers } from "./read-pilot-papers.ts"
import { verificationDocumentsTable as documents } from "./verification-tables.ts"

const db = await testDatabase()

const papersOf = async (userId: number) => {
  const papers = await readPilotPapers(db, userId)
  if (!papers) throw new Error("no pilot")
  return papers
}

test("of several papers the accepted one counts that lasts longest", async () => {
  const { id: userId } = await makePilot(db)
  await db.delete(documents).where(eq(documents.userId, userId))
  const hand = (status: "verified" | "submitted" | "rejected", expiresOn: string) =>
    insertRow(db, documents, {
      userId,
      kind: "insurance",
      status,
      expiresOn,
      createdAt: clock.now(),
    })
  await hand("rejected", "2035-01-01")
  expect((await papersOf(userId)).insurance).toMatchObject({ state: "refused" })
  await hand("submitted", "2034-01-01")
  expect((await papersOf(userId)).insurance).toMatchObject({ state: "waiting" })
  await hand("verified", "2027-01-01")
  await hand("verified", "2028-01-01")
  await hand("verified", "2026-01-01")
  expect((await papersOf(userId)).insurance).toMatchObject({
    state: "verified",
    expiresOn: "2028-01-01",
  })
  expect((await papersOf(userId)).medical).toBeNull()
})

test("a rating that ends is the one of the licence, one for life is for the night", async () => {
  const kindsOf = async (licence: "PPL(A)" | "UL") => {
    const { id: userId } = await makePilot(db, {}, { licence })
    await insertRow(db, documents, {
      userId,
      kind: "rating",
      status: "verified",
      createdAt: clock.now(),
    })
    return (await papersOf(userId)).ratings.map(({ kind }) => kind)
  }
  expect(await kindsOf("PPL(A)")).toEqual(["night", "SEP"])
  expect(await kindsOf("UL")).toEqual(["night", "passengers"])
})

test("passengers have no papers to judge", async () => {
  expect(await readPilotPapers(db, (await makeUser(db)).id)).toBeUndefined()
})
