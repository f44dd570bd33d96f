import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { finishedAnswers, makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { type Access, isOfOffice } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import type { Stage } from "#tests/support/access-rows.ts"
import { testApplication } from "#tests/support/application.ts"
import { listConstraints, readColumnTypes } from "#tests/support/constraints/catalogue.ts"
import {
  CALL_INPUTS,
  DRAFT_INPUTS,
  FORM_INPUTS,
  MEANT_OTHERWISE,
  rowOf,
} from "#tests/support/constraints/inputs.ts"
import { isOutOfReach, OUT_OF_REACH } from "#tests/support/constraints/out-of-reach.ts"
import { violationsOf } from "#tests/support/constraints/violations.ts"
import { testDatabase } from "#tests/support/database.ts"
import { FORM_ROWS } from "#tests/support/form-rows.ts"
import { setAt } from "#tests/support/hostile/set-at.ts"

const db = await testDatabase()
const application = testApplication(db, apiEndpoints, (c) => servePage(db, c))
const ids = {
  passenger: (await makeUser(db)).id,
  otherPassenger: (await makeUser(db)).id,
  pilot: (await makePilot(db)).id,
  otherPilot: (await makePilot(db)).id,
  admin: (await makeUser(db, { isAdmin: true })).id,
}

const constraints = await listConstraints(db)
const types = await readColumnTypes(db)
const reached = new Set(
  [...Object.values(CALL_INPUTS), ...Object.values(FORM_INPUTS), DRAFT_INPUTS].flatMap((inputs) =>
    Object.keys(inputs),
  ),
)

test("every constraint of the database has inputs that break it, or a reason why there are none", () => {
  const unknown = constraints.filter(
    ({ columns }) => !columns.every((column) => reached.has(column) || isOutOfReach(column)),
  )
  expect(unknown.map(({ name }) => name)).toEqual([])
})

test("what is said to be reached or out of reach is there, and not both", () => {
  const { tables, columns } = OUT_OF_REACH
  const known = new Set([...types.keys()].map((column) => column.split(".")[0] ?? ""))
  expect([...tables].filter((table) => !known.has(table))).toEqual([])
  expect([...reached, ...columns].filter((column) => !types.has(column))).toEqual([])
  expect([...reached].filter(isOutOfReach)).toEqual([])
})

/** Statuses that say: what you sent is not all right, or not there. */
const REFUSALS = [400, 404, 409, 415, 422]

/** The inputs at the columns that one place in the code takes, as what they are sent as. */
function casesOf(inputs: Readonly<Record<string, string>>) {
  return Promise.all(
    Object.entries(inputs).map(async ([column, property]) => ({
      column,
      property,
      violations: await violationsOf(db, {
        column,
        type: types.get(column) ?? "text",
        constraints: constraints.filter(({ columns }) => columns.includes(column)),
      }),
    })),
  )
}

test.each(Object.entries(CALL_INPUTS))(
  "%s refuses what breaks a constraint of the database",
  async (call, inputs) => {
    const row = rowOf(call)
    const [method = "", path = ""] = call.split(" ")
    const endpoint = apiEndpoints.find((one) => `${one.method} ${one.path}` === call)
    const caller = row.owner === "anybody" ? callerFor(endpoint?.access) : row.owner
    const stage: Stage = { db, application, ids, caller }
    const id = ids[caller]
    for (const { column, property, violations } of await casesOf(inputs)) {
      for (const { value, isCertain } of violations) {
        await db.execute(sql`delete from rate_limits`)
        const { params = {}, query, body, ...rest } = await row.ask(stage)
        const sent = structuredClone(body) as object
        expect(setAt(sent, property.split("."), value), property).toBe(true)
        const filled = path.replaceAll(/:(\w+)/g, (_, name) =>
          String(params[name] === "own" ? id : params[name]),
        )
        const address = query ? `${filled}?${query}` : filled
        const { status, json } = await application.call(method, address, {
          ...rest,
          as: id,
          body: sent,
        })
        const what = `${column} by ${property}: ${JSON.stringify(value)?.slice(0, 60)}`
        expect(status, `${what} ${JSON.stringify(json)}`).toBeLessThan(500)
        if (isCertain && !MEANT_OTHERWISE[`${call} ${property}`]) {
          expect(REFUSALS, `${what} answered ${status}`).toContain(status)
        }
      }
    }
  },
)

function callerFor(access: Access | undefined) {
  if (access && isOfOffice(access)) return "admin"
  return access === "pilot" ? "pilot" : "passenger"
}

test.each(Object.entries(FORM_INPUTS))(
  "the form of %s refuses what breaks a constraint of the database",
  async (page, inputs) => {
    const [row] = FORM_ROWS[page] ?? []
    if (!row) throw new Error(`no row says how the form of ${page} is posted`)
    const stage: Stage = { db, application, ids, caller: row.as }
    for (const { column, property, violations } of await casesOf(inputs)) {
      for (const { value, isCertain } of violations) {
        await db.execute(sql`delete from rate_limits`)
        const { form } = await row.ask(stage)
        const fields = new URLSearchParams(form.fields)
        if (value === null) fields.delete(property)
        else fields.set(property, String(value))
        const before = await countRows(column)
        const answer = await application.app.request(`${env().PUBLIC_URL}${form.path}`, {
          method: "POST",
          headers: { cookie: form.cookie ?? "", origin: env().PUBLIC_URL },
          body: fields,
        })
        const what = `${column} by ${property}: ${String(value).slice(0, 60)}`
        expect(answer.status, what).toBeLessThan(500)
        // a field that is not there is an empty one
        if (isCertain && value !== null && !MEANT_OTHERWISE[`${page} ${property}`]) {
          expect(await countRows(column), what).toBe(before)
        }
      }
    }
  },
)

async function countRows(column: string): Promise<number> {
  const table = sql.identifier(column.split(".")[0] ?? "")
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int from ${table}`)
  return rows[0]?.count ?? 0
}

test("whatever a draft holds, it is handed in as a flight that keeps the constraints, or refused", async () => {
  const { id } = await makePilot(db)
  const flownOn = addDays(isoDay(clock.now(), HOME_ZONE), -5)
  await makeLanding(db, { userId: id, flownOn, takeOffs: 5, landings: 5 })
  const { id: planeId } = await makePlane(db, { pilotId: id })
  for (const { column, property, violations } of await casesOf(DRAFT_INPUTS)) {
    const [step = "", ...inStep] = property.split(".")
    for (const { value } of violations) {
      await db.execute(sql`delete from rate_limits`)
      const { flightId } = await makeDraft(db, {
        pilotId: id,
        isOpen: false,
        answers: { flugzeug: { planeId } },
      })
      const all = structuredClone(finishedAnswers(planeId)) as Record<string, object>
      const answers = all[step] ?? {}
      setAt(answers, inStep, typedLike(answers, inStep, value))
      const saved = await application.call("PUT", `/api/drafts/${flightId}`, {
        as: id,
        body: { step, version: 1, answers },
      })
      const what = `${column} by ${property}: ${JSON.stringify(value)?.slice(0, 60)}`
      expect(saved.status, `${what} ${JSON.stringify(saved.json)}`).toBeLessThan(500)
      const handedIn = await application.call("POST", `/api/drafts/${flightId}/hand-in`, { as: id })
      expect(handedIn.status, `${what} ${JSON.stringify(handedIn.json)}`).toBeLessThan(500)
      await db.execute(
        sql`update flights set status = 'closed', is_occupied = false where pilot_id = ${id}`,
      )
    }
  }
})

/** Forms of drafts hold numbers as text that was typed. */
function typedLike(answers: object, path: readonly string[], value: unknown): unknown {
  const former = path.reduce<unknown>(
    (holder, name) => (holder as Record<string, unknown> | undefined)?.[name],
    answers,
  )
  return typeof former === "string" && typeof value === "number" ? String(value) : value
}
