import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { type Endpoint, isOfOffice } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"
import { apiErrorSchema } from "#server/api-errors.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { expectDescribed } from "#tests/support/expect-described.ts"
import {
  HOSTILE_BODIES,
  HOSTILE_COOKIES,
  HOSTILE_HEADERS,
  HOSTILE_JSON,
  HOSTILE_QUERIES,
  HOSTILE_SEGMENTS,
  HOSTILE_TYPES,
} from "#tests/support/hostile/hostile-values.ts"
import { propertiesOf, sampleOf } from "#tests/support/hostile/sample-of.ts"
import { setAt } from "#tests/support/hostile/set-at.ts"
import { watchWrites } from "#tests/support/hostile/watch-writes.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

const { db, owner } = await testDatabaseWithUrl()
const { app } = testApplication(db)

// somebody whom no endpoint stops at the door
const { id: userId } = await makePilot(db)
await db.execute(sql`update users set is_admin = true where id = ${userId}`)

// attempts are counted and codes worn down by refused calls too, on purpose; the limits must not be what refuses
const takeWritten = await watchWrites(
  owner,
  ["rate_limits", "idempotency_keys", "login_challenges"],
  "rate_limits",
)

interface Attempt {
  what: string
  path?: string
  query?: string
  body?: string | Uint8Array<ArrayBuffer>
  type?: string | undefined
  headers?: Record<string, string>
  cookie?: string
}

const ENDS_SESSIONS = /sessions|logout|login|settings/
const JSON_TYPE = "application/json"

test.each(
  apiEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)(
  "%s answers whatever comes in calmly, and writes nothing where it refuses",
  async (_name, endpoint) => {
    const isForSignedIn =
      isOfOffice(endpoint.access) || !["public", "anonymous", "signature"].includes(endpoint.access)
    const body = endpoint.body ? JSON.stringify(sampleOf(endpoint.body)) : "{}"
    let session = await accessCookieFor(db, userId)
    await takeWritten()
    for (const attempt of attemptsAt(endpoint)) {
      const { status, text } = await send(endpoint, { cookie: session, body, ...attempt })
      const written = await takeWritten()
      const where = `${attempt.what}: ${status} ${text.slice(0, 200)}`
      expect(status, where).toBeLessThan(500)
      // the door is open, so that everything behind it is tried
      if (isForSignedIn && !attempt.cookie) expect(status, where).not.toBe(401)
      const json = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text
      // some paths lead to another call or to a page
      if (!attempt.path) expectDescribed([endpoint], { ...endpoint, status, json })
      if (status >= 400) {
        expect(apiErrorSchema.safeParse(json).success, where).toBe(true)
        expect(written, where).toEqual([])
      } else if (ENDS_SESSIONS.test(endpoint.path)) {
        session = await accessCookieFor(db, userId)
        await takeWritten()
      }
    }
  },
)

test("no hostile body has reached a prototype", () => {
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  expect(Object.keys(Object.prototype)).toEqual([])
})

function attemptsAt(endpoint: Endpoint): Attempt[] {
  const attempts: Attempt[] = [
    ...HOSTILE_HEADERS.map((headers) => ({ what: JSON.stringify(headers).slice(0, 80), headers })),
    ...HOSTILE_COOKIES.map((cookie) => ({ what: `cookie ${cookie.slice(0, 60)}`, cookie })),
  ]
  for (const name of endpoint.path.match(/:\w+/g) ?? []) {
    for (const segment of HOSTILE_SEGMENTS) {
      const path = pathOf(endpoint, { [name]: segment })
      attempts.push({ what: `path ${segment.slice(0, 60)}`, path })
    }
  }
  for (const query of queriesFor(endpoint)) {
    attempts.push({ what: `query ${query.slice(0, 80)}`, query })
  }
  if (endpoint.method === "GET") return attempts
  for (const body of HOSTILE_BODIES) {
    attempts.push({ what: `body ${String(body).slice(0, 60)}`, body })
  }
  for (const type of HOSTILE_TYPES) attempts.push({ what: `type ${type?.slice(0, 60)}`, type })
  return [...attempts, ...wrongPropertiesOf(endpoint)]
}

function queriesFor(endpoint: Endpoint): string[] {
  const names = endpoint.query ? propertiesOf(endpoint.query) : ["x"]
  const each = names.flatMap((name) => HOSTILE_QUERIES.map((value) => `${name}=${value}`))
  const [first = "x"] = names
  return [
    ...each,
    `${first}=a&${first}=b`,
    `${first}[]=a`,
    `${first}[__proto__]=a`,
    "__proto__=a&constructor=b",
    "&&&===&%00=%00&%ff",
    "?".repeat(3_000),
  ]
}

/** One property wrong at a time, all others as they should be. */
function* wrongPropertiesOf(endpoint: Endpoint): Generator<Attempt> {
  const { body } = endpoint
  if (!body) return
  const marker = "ab7c1f2e-hostile"
  for (const property of propertiesOf(body)) {
    const sample = structuredClone(sampleOf(body)) as object
    if (!setAt(sample, property.split("."), marker)) continue
    for (const json of HOSTILE_JSON) {
      const text = JSON.stringify(sample).replace(`"${marker}"`, () => json)
      yield { what: `${property}: ${json.slice(0, 60)}`, body: text }
    }
  }
}

function pathOf({ path }: Endpoint, parts: Record<string, string> = {}): string {
  return path.replaceAll(/:\w+/g, (name) => {
    const own = path.startsWith("/api/users/:id") && name === ":id" ? String(userId) : "1"
    return parts[name] ?? (name === ":ref" ? "ABCDEFGH2345" : own)
  })
}

async function send(endpoint: Endpoint, attempt: Attempt) {
  const query = attempt.query === undefined ? "" : `?${attempt.query}`
  const isWriting = endpoint.method !== "GET"
  const type = "type" in attempt ? attempt.type : (endpoint.upload?.types[0] ?? JSON_TYPE)
  const headers = new Headers({ cookie: attempt.cookie ?? "", ...attempt.headers })
  if (isWriting && type !== undefined) headers.set("content-type", type)
  const address = `${env().PUBLIC_URL}${attempt.path ?? pathOf(endpoint)}${query}`
  const init = { method: endpoint.method, headers, ...(isWriting && { body: attempt.body }) }
  const answer = await app.request(address, init)
  return { status: answer.status, text: await answer.text() }
}
