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
      rejection: status === "rejected" ? "other" : null,
      decidedAt: status === "submitted" ? null : clock.now(),
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

test("classes of medicals and ratings are the ones that the rules know", async () => {
  const { id: userId } = await makePilot(db)
  await db.delete(documents).where(eq(documents.userId, userId))
  const hand = (kind: "rating" | "medical", documentClass: string) =>
    insertRow(db, documents, {
      userId,
      kind,
      class: documentClass,
      status: "verified",
      decidedAt: clock.now(),
      createdAt: clock.now(),
    })
  for (const rating of ["SEP", "TMG", "MEP", "night", "instrument", "aerobatics", "passenger_ul"]) {
    await hand("rating", rating)
  }
  await hand("medical", "lapl")
  const { ratings, medical } = await papersOf(userId)
  expect(ratings.map(({ kind }) => kind).toSorted()).toEqual([
    "MEP",
    "SEP",
    "TMG",
    "aerobatic",
    "instrument",
    "night",
    "passengers",
  ])
  expect(medical?.medicalClass).toBe("LAPL")
})

test("a made pilot carries the papers of their licence", async () => {
  const papersWith = async (licence: "PPL(A)" | "UL" | "SPL") =>
    papersOf((await makePilot(db, {}, { licence })).id)
  const facts = async (licence: "PPL(A)" | "UL" | "SPL") => {
    const { ratings, medical } = await papersWith(licence)
    return [medical?.medicalClass, ...ratings.map(({ kind }) => kind)]
  }
  expect(await facts("PPL(A)")).toEqual(["2", "SEP"])
  expect(await facts("UL")).toEqual(["LAPL", "passengers"])
  expect(await facts("SPL")).toEqual(["LAPL", "TMG"])
})

test("a birth date counts only where it is given", async () => {
  const born = async (birthDate: string | null) =>
    (await papersOf((await makePilot(db, {}, { birthDate })).id)).birthDate
  expect(await born("1984-04-12")).toBe("1984-04-12")
  expect(await born(null)).toBeNull()
})

test("passengers have no papers to judge", async () => {
  expect(await readPilotPapers(db, (await makeUser(db)).id)).toBeUndefined()
})
