import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { decideDocument } from "#features/verification/server/decide-document.ts"
import { getExperience } from "#features/verification/server/get-experience.ts"
import { verificationDocumentsTable } from "#features/verification/server/verification-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const UNKNOWN = { statedFlightHours: null, statedOn: null, statedCheckedAt: null }
const daysAgo = (days: number) => addDays(isoDay(clock.now(), HOME_ZONE), -days)
const state = (as: number, flightHours: number, on: string) =>
  call("PUT", `/api/users/${as}/flight-hours`, { as, body: { flightHours, on } })

test("of a pilot who has stated nothing nothing is known, and a log alone is called a log", async () => {
  const { id } = await makePilot(db, {}, UNKNOWN)
  expect(await getExperience(db, id)).toEqual({
    hours: null,
    source: null,
    landingsIn90Days: null,
  })
  await makeLanding(db, { userId: id, flownOn: daysAgo(10), landings: 5, flightMinutes: 150 })
  await makeLanding(db, { userId: id, flownOn: daysAgo(120), landings: 4, flightMinutes: 60 })
  expect(await getExperience(db, id)).toEqual({ hours: 3, source: "logged", landingsIn90Days: 5 })
})

test("a statement counts with what is flown after its day, and is checked with the licence", async () => {
  const { id } = await makePilot(db, {}, UNKNOWN)
  await makeLanding(db, { userId: id, flownOn: daysAgo(10), landings: 1, flightMinutes: 120 })
  await makeLanding(db, { userId: id, flownOn: daysAgo(30), landings: 1, flightMinutes: 600 })
  expect((await state(id, 400, daysAgo(20))).status).toBe(200)
  const stated = { hours: 402, source: "stated", landingsIn90Days: 2 }
  expect(await getExperience(db, id)).toEqual(stated)

  const { kind, userId, id: documentId, status } = verificationDocumentsTable
  const licence = and(eq(userId, id), eq(kind, "licence"))
  await db.update(verificationDocumentsTable).set({ status: "submitted" }).where(licence)
  const [document] = await db
    .select({ documentId, status })
    .from(verificationDocumentsTable)
    .where(licence)
  const admin = await makeUser(db, { isAdmin: true })
  const actor: UserActor = {
    kind: "user",
    userId: admin.id,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  }
  await decideDocument(db, actor, { id: document?.documentId ?? 0, verdict: "verified", note: "" })
  expect(await getExperience(db, id)).toEqual({ ...stated, source: "checked" })

  // the same again stays checked, another number has to be checked again
  await state(id, 400, daysAgo(20))
  expect(await getExperience(db, id)).toMatchObject({ source: "checked" })
  await state(id, 900, daysAgo(20))
  expect(await getExperience(db, id)).toMatchObject({ hours: 902, source: "stated" })
})

test("a statement that cannot be is refused at its field", async () => {
  const { id } = await makePilot(db)
  const refused = await state(id, -1, "2999-01-01")
  expect(refused.status).toBe(400)
  const properties = refused.json.message.map(({ property }: { property: string }) => property)
  expect(properties).toEqual(["flightHours", "on"])
})
