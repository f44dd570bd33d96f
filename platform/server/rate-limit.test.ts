import { afterAll, expect, test, vi } from "vitest"
import { openDatabase } from "#platform/server/db.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"

const { db, url } = await testDatabaseWithUrl()
const first = testApplication(db)

/** The whole product once more, with modules, memory and connections of its own. */
async function anotherProcess() {
  vi.resetModules()
  const { connectRateLimits } = await import("./rate-limit.ts")
  const { connectJobs, disconnectJobs } = await import("./jobs.ts")
  const application = await import("#tests/support/application.ts")
  const database = openDatabase(url)
  connectRateLimits(database.pool)
  await connectJobs(url, [])
  const close = async () => {
    await disconnectJobs()
    await database.close()
  }
  return { ...application.testApplication(database.db), close }
}

const second = await anotherProcess()
afterAll(second.close)

const TRIES = [
  {
    what: "passwords of one account",
    points: 10,
    path: "/api/auth/login/password",
    body: () => ({ email: "opfer@aufwind.example", password: "geraten" }),
    refusedAs: 401,
  },
  {
    what: "codes mailed to one address",
    points: 3,
    path: "/api/auth/login/token/send",
    body: () => ({ email: "opfer@aufwind.example" }),
    refusedAs: 200,
  },
  {
    what: "addresses that are asked about",
    points: 40,
    path: "/api/users/check-mail-availability",
    body: (number: number) => ({ email: `geraten-${number}@aufwind.example` }),
    refusedAs: 200,
  },
  {
    what: "checkouts",
    points: 120,
    path: "/api/checkouts",
    body: () => ({ flightId: 999_999, seats: 1, shownTotalCents: 1 }),
    refusedAs: 404,
  },
] as const

test("two processes are two", () => {
  expect(second.app).not.toBe(first.app)
  expect(second.call).not.toBe(first.call)
})

test.each(TRIES)("$what are counted by all processes together", async (tries) => {
  const { points, path, body, refusedAs } = tries
  const statuses: number[] = []
  for (let number = 0; number < points; number += 1) {
    const process = number % 2 === 0 ? first : second
    const { status } = await process.call("POST", path, { body: body(number) })
    statuses.push(status)
  }
  expect(new Set(statuses)).toEqual(new Set([refusedAs]))
  for (const process of [first, second]) {
    const answer = await process.call("POST", path, { body: body(points) })
    expect(answer).toMatchObject({ status: 429, json: { statusCode: 429, code: "too-many-tries" } })
    expect(answer.json.message).toMatch(/^Das waren zu viele Versuche\. Bitte warte .+\.$/)
    expect(Number(answer.retryAfter)).toBeGreaterThan(0)
  }
})
