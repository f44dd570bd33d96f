import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { env } from "#platform/server/env.ts"
import { apiErrorSchema } from "#server/api-errors.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { watchWrites } from "#tests/support/hostile/watch-writes.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

const { db, owner } = await testDatabaseWithUrl()
const { app } = testApplication(db)
const { id } = await makePilot(db)
await db.execute(sql`update users set is_admin = true where id = ${id}`)
const cookie = await accessCookieFor(db, id)
const takeWritten = await watchWrites(owner, [])

const FOREIGN = [
  { origin: "https://evil.example" },
  { origin: "http://localhost:3001" },
  { origin: "https://localhost:3000" },
  { origin: "http://localhost.evil.example:3000" },
  { origin: "http://localhost:3000@evil.example" },
  { origin: "http://evil.example/?http://localhost:3000" },
  { origin: "null" },
  { origin: "" },
  { origin: "file://" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "none, cross-site" },
  { origin: "http://localhost:3000", "sec-fetch-site": "cross-site" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
] as const

const writing = apiEndpoints.filter(({ method }) => method !== "GET")
const guarded = writing.filter(({ access }) => access !== "signature")

test("only these calls prove themselves by a signature and may come from anywhere", () => {
  const signed = writing.filter(({ access }) => access === "signature")
  expect(signed.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    "POST /api/webhooks/mail-bounces",
    "POST /api/webhooks/payments/stripe",
    "POST /api/webhooks/payments/trial",
    "POST /unsubscribe/:subscriptionId/:deleteActivation",
    "POST /unsubscribe/:userId/:mail/:key",
  ])
})

test.each(guarded.map(({ method, path }) => ({ method, path })))(
  "$method $path refuses every other site, even with a session",
  async ({ method, path }) => {
    for (const headers of FOREIGN) {
      const answer = await app.request(env().PUBLIC_URL + path.replaceAll(/:\w+/g, String(id)), {
        method,
        headers: { ...headers, cookie, "content-type": "application/json" },
        body: "{}",
      })
      const json = await answer.json()
      expect(answer.status, JSON.stringify(headers)).toBe(403)
      expect(apiErrorSchema.parse(json)).toMatchObject({ statusCode: 403, code: "cross-site" })
    }
    expect(await takeWritten()).toEqual([])
  },
)

test.each([
  { origin: "http://localhost:3000" },
  { origin: "http://127.0.0.1:3000" },
  { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" },
  { origin: "null", "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
  {},
])("%j is our own page, or no browser at all", async (headers: Record<string, string>) => {
  const { status } = await app.request(`${env().PUBLIC_URL}/api/events`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ name: "Create Subscription" }),
  })
  expect(status).toBe(200)
})

test("reading is allowed from everywhere, but nobody else gets to see the answer", async () => {
  const answer = await app.request(`${env().PUBLIC_URL}/api/airports?q=Bonn`, {
    headers: { origin: "https://evil.example" },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get("access-control-allow-origin")).toBeNull()
})
