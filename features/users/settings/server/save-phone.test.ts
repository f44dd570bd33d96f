import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { getPublicUser } from "#features/users/core/server/users-queries.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { findPhone } from "./save-phone.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const save = (userId: number, phone: string) =>
  call("PUT", `/api/users/${userId}/phone`, { as: userId, body: { phone } })

test("a number is stored in dialable form, shown in groups, and removed by an empty field", async () => {
  const user = await makeUser(db)
  const answers = await Promise.all([save(user.id, "0170/1234567"), save(user.id, "0170 1234567")])
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, json: { phone: "+49 170 1234567" } })
  }
  expect(await findPhone(db, user.id)).toBe("+49 170 1234567")
  expect(await save(user.id, " ")).toMatchObject({ status: 200, json: { phone: null } })
  expect(await findPhone(db, user.id)).toBeNull()
  const events = (
    await db
      .select()
      .from(eventsTable)
      .where(eq(eventsTable.entityId, user.id))
      .orderBy(eventsTable.id)
  ).filter(({ kind }) => kind.startsWith("user.phone"))
  expect(events.map(({ kind }) => kind)).toEqual(["user.phone_given", "user.phone_removed"])
  expect(JSON.stringify(events)).not.toContain("1234567")
})

test("a number that cannot be dialled is refused at its field, and the previous one stays", async () => {
  const user = await makeUser(db, { phone: "+491701234567" })
  const answer = await save(user.id, "ruf an")
  expect(answer).toMatchObject({ status: 400, json: { message: [{ property: "phone" }] } })
  expect(JSON.stringify(answer.json)).toContain("Schreib sie mit Vorwahl")
  expect(await findPhone(db, user.id)).toBe("+49 170 1234567")
})

test("no other answer of the interface has it, not even for its owner", async () => {
  const pilot = await makePilot(db, { phone: "+491715550100" })
  const own = await call("GET", `/api/users/${pilot.id}/as-owner`, { as: pilot.id })
  expect(own.status).toBe(200)
  for (const answer of [own.json, await getPublicUser(db, pilot.id)]) {
    expect(JSON.stringify(answer)).not.toMatch(/5550100|phone/)
  }
})
