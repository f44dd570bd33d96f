import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, expect, test } from "vitest"
import { env } from "#platform/server/env.ts"
import { withVisitorPages } from "#server/visitor-pages.ts"
import { sendRaw } from "#tests/support/raw-request.ts"
import { withDatabaseDoor } from "./database-door.ts"
import { watchDatabase } from "./database-watch.ts"

const HOST = `Host: ${new URL(env().PUBLIC_URL).host}`

async function serveWith(render: () => Promise<Response>) {
  let isThere = true
  const database = watchDatabase(async () => isThere, { everyMs: 5 })
  const inner = withDatabaseDoor((_, response) => void response.end("made for one"), {
    database,
    refuse: (_, response) => void response.writeHead(503).end("away"),
  })
  const server = createServer(
    withVisitorPages({ inner, isForEverybody: () => true, database, refuse: inner, render }),
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  afterAll(() => {
    server.close()
    database.stop()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    visit: (path: string, ...headers: string[]) =>
      sendRaw(url, path, { headers: [HOST, ...headers] }),
    async goAway() {
      isThere = false
      await expect.poll(() => database.isAway()).toBe(true)
    },
    async comeBack() {
      isThere = true
      await expect.poll(() => database.isAway()).toBe(false)
    },
  }
}

const page = () => new Response("<body><h1>Flug nach Juist</h1></body>")

test("a visitor gets the last page, marked as such; who carries a session does not, nor does another address", async () => {
  const { visit, goAway, comeBack } = await serveWith(async () => page())
  expect((await visit("/de/suche")).headers.get("age")).toBeNull()
  await goAway()
  const last = await visit("/de/suche")
  expect([last.status, last.headers.get("warning")]).toEqual([200, '110 - "Response is Stale"'])
  expect(last.text).toMatch(/Flug nach Juist<\/h1><p role="status".+kann eine Minute alt sein/)
  const signedIn = await visit("/de/suche", "Cookie: Authorization=a; auth_exp=1")
  expect([signedIn.status, signedIn.text]).toEqual([503, expect.stringContaining("away")])
  expect((await visit("/de/ueber-uns")).text).toContain("away")
  // of what needs no database nobody is kept away
  expect((await visit("/healthz")).text).toContain("made for one")
  expect((await visit("/assets/app.css")).text).toContain("made for one")
  await comeBack()
  expect((await visit("/de/suche")).headers.get("warning")).toBeNull()
})

test("a page that is being made when the database goes away does not keep its visitor waiting", async () => {
  let begun = 0
  const { visit, goAway } = await serveWith(async () => {
    begun += 1
    return begun === 1 ? page() : new Promise(() => {})
  })
  await visit("/de/suche")
  const since = performance.now()
  // for a second it is kept
  await expect.poll(() => performance.now() - since, { timeout: 5_000 }).toBeGreaterThan(1_000)
  const waiting = visit("/de/suche")
  await expect.poll(() => begun).toBe(2)
  await goAway()
  expect((await waiting).headers.get("warning")).toBe('110 - "Response is Stale"')
})

test("what the database had no time for is answered by the last page, and by 503 where there is none", async () => {
  const made = [page()]
  const { visit } = await serveWith(
    async () => made.pop() ?? new Response("später", { status: 503 }),
  )
  expect((await visit("/de/alt")).status).toBe(200)
  expect((await visit("/de/neu")).status).toBe(503)
  // the page is kept for a second, then it is asked for in vain
  await expect
    .poll(async () => (await visit("/de/alt")).headers.get("warning"), { timeout: 5_000 })
    .toBe('110 - "Response is Stale"')
})
