import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { hours } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import type { Ask, Stage } from "#tests/support/access-rows.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { FORM_ROWS, type FormRow, type PostedForm } from "#tests/support/form-rows.ts"
import { routes } from "#tests/support/page-build.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

const db = await testDatabase()
const application = testApplication(db, apiEndpoints, (c) => servePage(db, c))
const ids = {
  passenger: (await makeUser(db)).id,
  otherPassenger: (await makeUser(db)).id,
  pilot: (await makePilot(db)).id,
  otherPilot: (await makePilot(db)).id,
  admin: (await makeUser(db, { isAdmin: true })).id,
}

test("every page that takes a form has its rows, and every row its page", () => {
  const withAction = Object.values(routes).flatMap((route) =>
    route?.module.action ? [route.id] : [],
  )
  expect(Object.keys(FORM_ROWS).toSorted()).toEqual(withAction.toSorted())
})

const CASES = Object.entries(FORM_ROWS).flatMap(([page, rows]) =>
  rows.map((row) => ({ page, row, name: row.call ?? "its command alone" })),
)

test.each(CASES)("the form of $page counts as $name does", async ({ row }) => {
  const stage: Stage = { db, application, ids, caller: row.as }
  const asked = await row.ask(stage)
  const counted = await countedBy(() => callOf(row, asked.call))
  // the call may have used up what it was about
  const { form } = await row.ask(stage)
  const countedByForm = await countedBy(() => post(row, form))
  // a form that is the only way in has its own limit; some calls have none
  if (row.call === null) expect(countedByForm).not.toEqual([])
  else expect(countedByForm).toEqual(expect.arrayContaining(counted))
  const limits = row.call === null ? countedByForm : counted
  for (const limit of limits) {
    const { form: last } = await row.ask(stage)
    await fill(limit)
    const { status, retryAfter, text } = await post(row, last)
    // a form says so beside what was typed; where there is none left, its page does
    if (status === 200) expect(text, limit).toContain("Das waren zu viele Versuche")
    else expect({ status, retryAfter }, limit).toEqual({ status: 429, retryAfter: "3600" })
  }
})

/** The limits that something is counted at, by their keys. */
async function countedBy(work: () => Promise<unknown>): Promise<string[]> {
  await db.execute(sql`delete from rate_limits`)
  await work()
  const { rows } = await db.execute<{ key: string }>(sql`select key from rate_limits order by key`)
  return rows.map(({ key }) => key)
}

async function fill(limit: string): Promise<void> {
  await db.execute(sql`delete from rate_limits`)
  await db.execute(
    sql`insert into rate_limits (key, points, expire)
        values (${limit}, 1000000, ${Date.now() + hours(1)})`,
  )
}

async function callOf({ call, as }: FormRow, { params = {}, query, ...rest }: Ask) {
  if (call === null) return
  const [method = "", path = ""] = call.split(" ")
  const id = as === "guest" ? undefined : ids[as]
  const filled = path.replaceAll(/:(\w+)/g, (_, name) =>
    String(params[name] === "own" ? id : params[name]),
  )
  await application.call(method, query ? `${filled}?${query}` : filled, {
    ...rest,
    ...(id !== undefined && { as: id }),
  })
}

async function post({ as }: FormRow, { path, cookie: own, fields = {} }: PostedForm) {
  const session = as === "guest" ? undefined : await accessCookieFor(db, ids[as])
  const cookie = [session, own].filter(Boolean).join("; ")
  const answer = await application.app.request(`${env().PUBLIC_URL}${path}`, {
    method: "POST",
    headers: { cookie, origin: env().PUBLIC_URL },
    body: new URLSearchParams(fields),
  })
  expect(answer.status, path).toBeLessThan(500)
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    text: textOf(await answer.text()),
  }
}

/** Words as they are read: what the page keeps for its scripts is no answer to anybody. */
function textOf(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gs, "").replaceAll(/<[^>]*>/g, " ")
}
