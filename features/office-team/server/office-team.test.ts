import { and, eq } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { approvalTimesQueue } from "#features/approvals/server/approval-times.ts"
import { listApprovals } from "#features/approvals/server/list-approvals.ts"
import { officeRoleGrantsTable } from "#features/office-roles/server/office-role-grants-table.ts"
import { listRolesOf } from "#features/office-roles/server/office-role-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { OfficeRole } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { approvalKinds } from "#server/approval-kinds.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const times = approvalTimesQueue(approvalKinds)
const REASON = "Fängt am Montag bei uns an."

let restoreClock = () => {}
afterEach(() => restoreClock())
// who is an owner decides who is alone
beforeEach(() => db.delete(officeRoleGrantsTable))

const owner = (overrides = {}) => makeUser(db, { ...overrides, officeRoles: ["owner"] })
const ask = (as: number, email: string, roles: OfficeRole[], reason = REASON) =>
  call("POST", "/api/office-team", { as, body: { email, roles, reason } })
const decide = (as: number, id: number, body: object = { verdict: "approved" }) =>
  call("POST", `/api/approvals/${id}/decision`, { as, body })
const withdraw = (as: number, id: number) => call("POST", `/api/approvals/${id}/withdrawal`, { as })

function laterBy(ms: number) {
  const later = new Date(clock.now().getTime() + ms)
  restoreClock()
  restoreClock = setClockSource(() => later)
}

const eventsOf = async (kind: string, entityId: number) =>
  db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.kind, kind), eq(eventsTable.entityId, entityId)))
const subjectsTo = async (email: string) => (await mailsTo(db, email)).map(({ subject }) => subject)

test("a role is given once a second owner has agreed, exactly once, and everybody is told", async () => {
  const [one, other, person] = [await owner(), await owner(), await makeUser(db)]
  const asked = await ask(one.id, person.email, ["support"])
  expect(asked).toMatchObject({ status: 200, json: { executesAt: null } })
  const id = asked.json.approvalId
  expect(await ask(one.id, person.email, ["support"])).toMatchObject({ json: { approvalId: id } })
  expect(await listRolesOf(db, person.id)).toEqual([])
  expect(await subjectsTo(other.email)).toEqual(["Wartet auf deine Freigabe: Rollen ändern"])

  expect(await decide(other.id, id)).toMatchObject({ status: 200, json: { status: "executed" } })
  expect(await decide(other.id, id)).toMatchObject({ status: 200, json: { status: "executed" } })
  expect(await listRolesOf(db, person.id)).toEqual(["support"])
  const [account] = await db.select().from(usersTable).where(eq(usersTable.id, person.id))
  expect(account?.isAdmin).toBe(true)
  expect(await eventsOf("user.roles_changed", person.id)).toMatchObject([
    { actorId: one.id, fromStatus: null, toStatus: "support", data: { approvalId: id } },
  ])
  expect(await eventsOf("approval.executed", id)).toMatchObject([{ actorId: other.id }])
  expect(await subjectsTo(person.email)).toEqual(["Deine Rollen in der Verwaltung"])
  expect(await subjectsTo(other.email)).toContain("Rollen in der Verwaltung geändert")
  expect(await subjectsTo(one.email)).toEqual(
    expect.arrayContaining([
      "Rollen in der Verwaltung geändert",
      "Freigegeben und ausgeführt: Rollen ändern",
    ]),
  )
})

test("nobody decides about what they asked for, or about their own roles", async () => {
  const [one, other, third] = [await owner(), await owner(), await owner()]
  const { json } = await ask(one.id, other.email, ["owner", "finance"])
  expect(await decide(one.id, json.approvalId)).toMatchObject({
    status: 403,
    json: { code: "second-person-needed" },
  })
  expect(await decide(other.id, json.approvalId)).toMatchObject({ status: 404 })
  const support = await makeUser(db, { officeRoles: ["support"] })
  expect(await decide(support.id, json.approvalId)).toMatchObject({
    status: 403,
    json: { code: "right-missing" },
  })
  expect(await listRolesOf(db, other.id)).toEqual(["owner"])
  expect(await decide(third.id, json.approvalId)).toMatchObject({ status: 200 })
  expect(await listRolesOf(db, other.id)).toEqual(["finance", "owner"])
})

test("whoever is alone waits for a day, and is mailed before and after", async () => {
  const [alone, person] = [await owner(), await makeUser(db)]
  const asked = clock.now()
  restoreClock = setClockSource(() => asked)
  const { json } = await ask(alone.id, person.email, ["support"])
  expect(json.executesAt).toBe(new Date(asked.getTime() + hours(24)).toISOString())
  await times.run(db, {})
  laterBy(hours(23))
  await times.run(db, {})
  expect(await listRolesOf(db, person.id)).toEqual([])
  laterBy(hours(2))
  await times.run(db, {})
  await times.run(db, {})
  expect(await listRolesOf(db, person.id)).toEqual(["support"])
  expect(await eventsOf("approval.executed", json.approvalId)).toMatchObject([
    { actorKind: "system", actorId: null },
  ])
  expect(await eventsOf("user.roles_changed", person.id)).toHaveLength(1)
  expect(await subjectsTo(alone.email)).toEqual(
    expect.arrayContaining([
      "Geschieht in 24 Stunden: Rollen ändern",
      "Freigegeben und ausgeführt: Rollen ändern",
    ]),
  )
})

test("what is withdrawn within the day does not happen", async () => {
  const [alone, person] = [await owner(), await makeUser(db)]
  const { json } = await ask(alone.id, person.email, ["support"])
  expect(await withdraw(alone.id, json.approvalId)).toMatchObject({
    status: 200,
    json: { status: "withdrawn" },
  })
  expect(await withdraw(alone.id, json.approvalId)).toMatchObject({ status: 200 })
  laterBy(hours(25))
  await times.run(db, {})
  expect(await listRolesOf(db, person.id)).toEqual([])
})

test("if a second owner has come meanwhile, the day does not stand in for them", async () => {
  const [alone, person] = [await owner(), await makeUser(db)]
  const { json } = await ask(alone.id, person.email, ["support"])
  const other = await owner()
  laterBy(hours(25))
  await times.run(db, {})
  expect(await listRolesOf(db, person.id)).toEqual([])
  expect(await decide(other.id, json.approvalId)).toMatchObject({ json: { status: "executed" } })
})

test("what nobody decides is over after a week", async () => {
  const [one, other, person] = [await owner(), await owner(), await makeUser(db)]
  const { json } = await ask(one.id, person.email, ["support"])
  laterBy(days(7) + 1000)
  expect(await decide(other.id, json.approvalId)).toMatchObject({
    status: 409,
    json: { code: "approval-over" },
  })
  await times.run(db, {})
  expect(await eventsOf("approval.expired", json.approvalId)).toHaveLength(1)
  expect(await subjectsTo(one.email)).toContain("Freigabe abgelaufen: Rollen ändern")
})

test("a no has a reason, which whoever asked can read", async () => {
  const [one, other, person] = [await owner(), await owner(), await makeUser(db)]
  const { json } = await ask(one.id, person.email, ["finance"])
  expect(await decide(other.id, json.approvalId, { verdict: "declined", note: "" })).toMatchObject({
    status: 400,
    json: { message: [{ property: "note" }] },
  })
  const note = "Erst nach der Einarbeitung."
  expect(await decide(other.id, json.approvalId, { verdict: "declined", note })).toMatchObject({
    json: { status: "declined" },
  })
  expect(await decide(other.id, json.approvalId)).toMatchObject({ status: 409 })
  expect(await listRolesOf(db, person.id)).toEqual([])
  const actor = {
    kind: "user",
    userId: one.id,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  } as const
  const { open, past } = await listApprovals(db, actor)
  expect(open).toEqual([])
  const declined = past.find(({ id }) => id === json.approvalId)
  expect(declined).toMatchObject({ status: "declined", note })
})

test("the last owner stays, whoever asks and whatever has happened since", async () => {
  const [one, other] = [await owner(), await owner()]
  const { json: mine } = await ask(one.id, one.email, [])
  const { json: others } = await ask(other.id, other.email, [])
  expect(await decide(other.id, mine.approvalId)).toMatchObject({ json: { status: "executed" } })
  expect(await ask(other.id, other.email, ["support"])).toMatchObject({
    status: 400,
    json: { message: [{ property: "roles" }] },
  })
  laterBy(days(7) + 1000)
  await times.run(db, {})
  expect(await eventsOf("approval.expired", others.approvalId)).toHaveLength(1)
  expect(await listRolesOf(db, other.id)).toEqual(["owner"])
  expect(await listRolesOf(db, one.id)).toEqual([])
})

test("whoever decides looks once more where something has changed meanwhile", async () => {
  const [one, other, third, person] = [
    await owner(),
    await owner(),
    await owner(),
    await makeUser(db),
  ]
  const { json } = await ask(one.id, person.email, ["support"])
  await db
    .insert(officeRoleGrantsTable)
    .values({ userId: person.id, role: "content", grantedAt: clock.now() })
  expect(await decide(other.id, json.approvalId)).toMatchObject({
    status: 409,
    json: { code: "preview-changed" },
  })
  expect(await listRolesOf(db, person.id)).toEqual(["content"])
  expect(await decide(third.id, json.approvalId)).toMatchObject({ json: { status: "executed" } })
  expect(await listRolesOf(db, person.id)).toEqual(["support"])
})

test("two who decide in the same moment do it once", async () => {
  const [one, other, third, person] = [
    await owner(),
    await owner(),
    await owner(),
    await makeUser(db),
  ]
  const { json } = await ask(one.id, person.email, ["support"])
  const answers = await Promise.all([
    decide(other.id, json.approvalId),
    decide(third.id, json.approvalId),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await eventsOf("user.roles_changed", person.id)).toHaveLength(1)
})

test("roles go to accounts that exist, and no request stands beside another", async () => {
  const [one, other, third] = [await owner(), await owner(), await makeUser(db)]
  expect(await ask(one.id, "niemand@flug.example", ["support"])).toMatchObject({
    status: 400,
    json: { message: [{ property: "email" }] },
  })
  const blocked = await makeUser(db, { blockedAt: clock.now() })
  expect(await ask(one.id, blocked.email, ["support"])).toMatchObject({ status: 400 })
  expect(await ask(one.id, other.email, ["owner"])).toMatchObject({ status: 400 })
  expect(await ask(one.id, third.email, ["support"])).toMatchObject({ status: 200 })
  expect(await ask(other.id, third.email, ["finance"])).toMatchObject({ status: 409 })
})
