import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { setRoleTimeouts } from "#platform/server/database-timeouts.ts"
import { inTransaction, openDatabase } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { visibleLines } from "#tests/support/visible-text.ts"

const { db: holder, url } = await testDatabaseWithUrl()
await setRoleTimeouts(url, {
  lock_timeout: 100,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
})
const { db, close } = openDatabase(url)
afterAll(close)
const { app } = testApplication(db, apiEndpoints, (c) => servePage(db, c))

const flight = await makeFlight(db)
const user = await makeUser(db)
const cookie = await accessCookieFor(db, user.id)
const page = `/de/flug/${flight.id}`

const request = (path: string, init: RequestInit = {}) =>
  app.request(`${env().PUBLIC_URL}${path}`, init)

/** What is answered while somebody keeps everybody else from a table. */
async function whileLocked(table: string, path: string, init?: RequestInit): Promise<Response> {
  return inTransaction(holder, async (tx) => {
    await tx.execute(sql.raw(`lock table ${table} in access exclusive mode`))
    return request(path, init)
  })
}

const withdrawal = {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: env().PUBLIC_URL },
  body: new URLSearchParams({
    step: "confirm",
    intent: "a-withdrawal-of-mine",
    name: "Lena Berger",
    email: "lena@example.org",
    contract: "Gutschein",
    booking: "",
  }).toString(),
}

test.each([
  { what: "a page that reads", table: "flights", path: page },
  {
    what: "a page of somebody signed in",
    table: "sessions",
    path: page,
    init: { headers: { cookie } },
  },
  { what: "a form", table: "withdrawals", path: "/de/widerruf", init: withdrawal },
])(
  "$what says that it can be tried again soon while a lock is stuck, and works after",
  async ({ table, path, init }) => {
    const refused = await whileLocked(table, path, init)
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
    expect(refused.headers.getSetCookie().join()).not.toContain("Authorization")
    const lines = visibleLines(await refused.text())
    expect(lines).toContain("Gerade ist zu viel los. Versuch es gleich noch einmal.")
    expect((await request(path, init)).status).toBe(200)
  },
)

test("the data of a page has the same answer", async () => {
  const refused = await whileLocked("flights", `${page}.data`)
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
  expect(await refused.text()).not.toContain("Unexpected Server Error")
})

test("a file that is made from the database says so in a line", async () => {
  const refused = await whileLocked("flights", "/de/sitemap.xml")
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
  expect(await refused.text()).toContain("gleich noch einmal")
})
