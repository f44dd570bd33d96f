import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import type { Endpoint } from "#platform/server/endpoint.ts"
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
  if (access === "admin" && role !== "admin") return { status: 404, json: { code: "unknown-call" } }
  return undefined
}

async function send(endpoint: Endpoint, { params = {}, query, ...rest }: Ask, role: Role) {
  // whether many may ask is another question
  await db.execute(sql`delete from rate_limits`)
  const as = role === "guest" ? undefined : ids[role]
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
