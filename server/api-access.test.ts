import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { hasRight, type OfficeRight } from "#features/office-roles/office-right.ts"
import { sentenceOfMissingRight } from "#features/office-roles/office-role-labels.ts"
import { OFFICE_ROLES } from "#platform/actor.ts"
import { type Endpoint, isOfOffice } from "#platform/server/endpoint.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import { apiEndpoints } from "#server/api-list.ts"
import {
  ACCESS_ROWS,
  type Ask,
  OWN_ID,
  ROLES,
  type Role,
  type Stage,
} from "#tests/support/access-rows.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const application = testApplication(db)
const ids = {
  passenger: (await makeUser(db)).id,
  otherPassenger: (await makeUser(db)).id,
  pilot: (await makePilot(db)).id,
  otherPilot: (await makePilot(db)).id,
  admin: (await makeUser(db, { isAdmin: true })).id,
}

// made for the call that tries one again; no timer has failed here
afterAll(() => db.delete(failingRowsTable))

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test("every call has its rows, and every row its call", () => {
  expect(Object.keys(ACCESS_ROWS).toSorted()).toEqual(apiEndpoints.map(nameOf).toSorted())
})

// before the others: they leave browsers behind that get pushes
const officeCases = apiEndpoints.flatMap((endpoint) => {
  const { access } = endpoint
  const row = ACCESS_ROWS[nameOf(endpoint)]?.find(({ owner }) => owner === "anybody")
  if (!isOfOffice(access) || !row) return []
  const right = access.right as OfficeRight
  return OFFICE_ROLES.map((role) => ({ name: nameOf(endpoint), role, row, endpoint, right }))
})

test("every call of the back office is tried with every role there", () => {
  const tried = new Set(officeCases.map(({ name }) => name))
  const calls = apiEndpoints.filter(({ access }) => isOfOffice(access)).map(nameOf)
  expect(calls.filter((call) => !tried.has(call))).toEqual([])
})

// one of each: whatever all owners are told is told to one
const staff = new Map(
  await Promise.all(
    OFFICE_ROLES.map(
      async (role) => [role, (await makeUser(db, { officeRoles: [role] })).id] as const,
    ),
  ),
)

test.each(officeCases)("$name as $role of the back office", async ({ role, ...tried }) => {
  const { endpoint, row, right } = tried
  const id = staff.get(role) ?? 0
  const ask = await row.ask({ db, application, ids: { ...ids, admin: id }, caller: "admin" })
  const answer = await send(endpoint, ask, "admin", id)
  if (hasRight({ officeRoles: [role] }, right)) {
    expect(answer, JSON.stringify(answer.json)).toMatchObject({ status: row.answers })
    return
  }
  const message = sentenceOfMissingRight(right)
  expect(answer).toMatchObject({ status: 403, json: { code: "right-missing", message } })
  // and nothing has happened: whoever may can still do it
  expect(await send(endpoint, ask, "admin")).toMatchObject({ status: row.answers })
})

const cases = apiEndpoints.flatMap((endpoint) =>
  (ACCESS_ROWS[nameOf(endpoint)] ?? []).flatMap((row) =>
    ROLES.map((role) => ({ name: nameOf(endpoint), role, row, endpoint })),
  ),
)

test.each(cases)("$name as $role", async ({ endpoint, row, role }) => {
  const stage: Stage = { db, application, ids, caller: role }
  const ask = await row.ask(stage)
  const answer = await send(endpoint, ask, role)
  const stopped = stoppedAtTheDoor(endpoint, role)
  const isMine = row.owner === "anybody" || row.owner === role
  if (stopped) {
    expect(answer).toMatchObject(stopped)
  } else if (isMine) {
    expect(answer, JSON.stringify(answer.json)).toMatchObject({ status: row.answers })
  }
  if (!stopped && row.missing) {
    const missing = await send(endpoint, row.missing, role)
    expect(missing.status).toBe(row.missingAnswers ?? 404)
    if (!isMine || row.answers === 404) expect(answer).toEqual(missing)
  }
  if (row.hasEffect) expect(await row.hasEffect(stage, ask)).toBe(isMine && !stopped)
  // whoever was refused has changed nothing: the owner still gets what is the owner's
  if (row.owner !== "anybody" && !isMine) {
    expect(await send(endpoint, ask, row.owner)).toMatchObject({ status: row.answers })
  }
})

/** What access alone decides, whatever the request is about. */
function stoppedAtTheDoor({ access }: Endpoint, role: Role) {
  const isOpen = access === "public" || access === "anonymous" || access === "signature"
  if (isOpen) return undefined
  if (role === "guest") return { status: 401, json: { code: "login-required" } }
  const isPilot = role === "pilot" || role === "otherPilot"
  if (access === "pilot" && !isPilot) return { status: 403, json: { code: "pilots-only" } }
  if (isOfOffice(access) && role !== "admin") return { status: 404, json: { code: "unknown-call" } }
  return undefined
}

async function send(
  endpoint: Endpoint,
  { params = {}, query, ...rest }: Ask,
  role: Role,
  id?: number,
) {
  // whether many may ask is another question
  await db.execute(sql`delete from rate_limits`)
  const as = role === "guest" ? undefined : (id ?? ids[role])
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name) =>
    String(params[name] === OWN_ID ? as : params[name]),
  )
  const { status, json } = await application.call(
    endpoint.method,
    query ? `${path}?${query}` : path,
    { ...rest, ...(as !== undefined && { as }) },
  )
  return { status, json }
}
