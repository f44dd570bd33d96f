import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import type { UserActor } from "#platform/actor.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import type { OfficeNoteQuery } from "../office-note.ts"
import { countUnreadOfficeNotes, listOfficeNotes } from "./list-office-notes.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

/** Somebody of the back office. */
const officeOf = (userId: number): UserActor => ({
  kind: "user",
  userId,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
})

async function listed(status: OfficeNoteQuery["status"], as = admin.id): Promise<string[]> {
  const query = { status, search: "", page: 1 }
  return (await listOfficeNotes(db, officeOf(as), query)).entries.map(({ note }) => note)
}

const read = (reviewId: number, as = admin.id) =>
  call("POST", `/api/reviews/${reviewId}/office-note/read`, { as })

test("a note to the back office waits there until somebody has read it, and once is enough", async () => {
  const { id } = await makeReview(db, {
    noteToOffice: "Der Gurt hinten klemmte.",
    publishedAt: null,
  })
  await makeReview(db, { noteToOffice: "" })
  expect(await listed("ungelesen")).toEqual(["Der Gurt hinten klemmte."])
  expect(await countUnreadOfficeNotes(db)).toBe(1)
  const answers = await Promise.all([read(id), read(id)])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect(await listed("ungelesen")).toEqual([])
  expect(await listed("gelesen")).toEqual(["Der Gurt hinten klemmte."])
  expect(await countUnreadOfficeNotes(db)).toBe(0)
})

test("whom a note concerns does not find it, however much they manage", async () => {
  const { id, authorId, subjectId } = await makeReview(db, { noteToOffice: "Bleibt unter uns." })
  const pilotInOffice = await makeUser(db, { isAdmin: true })
  await db.update(reviewsTable).set({ subjectId: pilotInOffice.id }).where(eq(reviewsTable.id, id))
  expect(await listed("ungelesen", pilotInOffice.id)).toEqual([])
  expect((await read(id, pilotInOffice.id)).status).toBe(404)
  for (const stranger of [authorId, subjectId]) expect((await read(id, stranger)).status).toBe(404)
  expect(await listed("ungelesen")).toEqual(["Bleibt unter uns."])
})
