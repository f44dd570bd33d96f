import { createServer } from "node:http"
import { sql } from "drizzle-orm"
import { afterAll, afterEach, beforeEach, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { setClockSource } from "#platform/clock.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { forwardPageEventsQueue } from "./page-events.ts"

// a stub of the operator's own statistics; the environment is read at the first call
const received: unknown[] = []
let answers = 200
let redirectsTo: string | undefined
const statistics = createServer((request, response) => {
  let body = ""
  request.on("data", (chunk) => {
    body += chunk
  })
  request.on("end", () => {
    received.push({ method: request.method, headers: request.headers, body: JSON.parse(body) })
    response.writeHead(answers, redirectsTo ? { location: redirectsTo } : {}).end()
  })
})
await new Promise<void>((resolve) => statistics.listen(0, "127.0.0.1", resolve))
const address = statistics.address()
process.env.ANALYTICS_URL = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/count`
afterAll(() => statistics.close())

const db = await testDatabase()
const { call } = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())
beforeEach(async () => {
  received.length = 0
  answers = 200
  redirectsTo = undefined
  await db.execute(sql`delete from event_counts`)
  await db.execute(sql`delete from rate_limits`)
})

function at(instant: string) {
  restoreClock()
  restoreClock = setClockSource(() => new Date(instant))
}

async function counts() {
  const { rows } = await db.execute(
    sql`select day::text as day, name, count from event_counts order by day, name`,
  )
  return rows
}

const OPENED = { name: "Create Subscription" }
const DONE = { name: "Create Subscription - Success" }

test("events are counted by their name and the day in Berlin", async () => {
  at("2027-07-01T21:59:00Z")
  expect(await call("POST", "/api/events", { body: OPENED })).toMatchObject({
    status: 200,
    json: { isCounted: true },
    cookies: [],
  })
  await call("POST", "/api/events", { body: OPENED })
  await call("POST", "/api/events", { body: DONE })
  at("2027-07-01T22:00:00Z")
  await call("POST", "/api/events", { body: OPENED })
  expect(await counts()).toEqual([
    { day: "2027-07-01", name: "Create Subscription", count: 2 },
    { day: "2027-07-01", name: "Create Subscription - Success", count: 1 },
    { day: "2027-07-02", name: "Create Subscription", count: 1 },
  ])
})

test("events that come at the same time are all counted", async () => {
  const calls = Array.from({ length: 20 }, () => call("POST", "/api/events", { body: OPENED }))
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  expect(await counts()).toMatchObject([{ count: 20 }])
})

test.each([{ name: "Something else" }, { name: "" }, { name: 5 }, {}, { name: ["a"] }])(
  "%j is no event that we count",
  async (body) => {
    expect(await call("POST", "/api/events", { body })).toMatchObject({ status: 400 })
    expect(await counts()).toEqual([])
  },
)

test("nothing identifies the visitor: no account, no address, and more than is known is left out", async () => {
  const { id } = await makeUser(db)
  await call("POST", "/api/events", {
    as: id,
    body: { ...OPENED, userId: id, page: "/de/suche" },
    headers: { "idempotency-key": "ein-ereignis", "user-agent": "Firefox" },
  })
  const { rows } = await db.execute<{ stored: string }>(sql`
    select row_to_json(e)::text as stored from event_counts e
    union all select row_to_json(r)::text from rate_limits r where key like 'page-events%'
    union all select row_to_json(k)::text from idempotency_keys k`)
  expect(rows).toHaveLength(3)
  for (const { stored } of rows) expect(stored).not.toMatch(/127\.0\.0\.1|Firefox|user:|suche/)
})

test("a repeat with the same key counts once", async () => {
  const sent = { body: OPENED, headers: { "idempotency-key": "noch-ein-ereignis" } }
  await call("POST", "/api/events", sent)
  await call("POST", "/api/events", sent)
  expect(await counts()).toMatchObject([{ count: 1 }])
})

test("one caller can not count up as much as they like", async () => {
  let refused = 0
  for (let tries = 0; tries < 70; tries += 1) {
    const { status } = await call("POST", "/api/events", { body: OPENED })
    if (status === 429) refused += 1
  }
  expect(refused).toBe(10)
  expect(await counts()).toMatchObject([{ count: 60 }])
})

test("the operator's statistics get name and day and nothing else", async () => {
  await workOff(db)
  received.length = 0
  at("2027-07-01T12:00:00Z")
  await call("POST", "/api/events", { body: OPENED })
  await workOff(db)
  expect(received).toMatchObject([
    { method: "POST", body: { name: "Create Subscription", day: "2027-07-01" } },
  ])
  const [{ headers, body }] = received as [{ headers: object; body: object }]
  expect(Object.keys(body)).toEqual(["name", "day"])
  for (const name of ["cookie", "referer", "origin", "x-forwarded-for"]) {
    expect(Object.keys(headers)).not.toContain(name)
  }
})

test("what they do not take is sent again", async () => {
  answers = 503
  const event = { name: "Create Subscription", day: "2027-07-01" }
  // a job that throws comes back
  await expect(forwardPageEventsQueue.run(db, event)).rejects.toThrow("503")
  answers = 204
  await forwardPageEventsQueue.run(db, event)
  expect(received).toHaveLength(2)
})

test("they cannot lead us on to another address", async () => {
  answers = 307
  redirectsTo = "/elsewhere"
  const event = { name: "Create Subscription", day: "2027-07-01" }
  await expect(forwardPageEventsQueue.run(db, event)).rejects.toThrow()
  expect(received).toHaveLength(1)
})
