import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { sql } from "drizzle-orm"
import { afterAll, beforeEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { writeVisits } from "#features/key-figures/server/visits.ts"
import { testDatabase } from "#tests/support/database.ts"
import { withVisitCounts } from "./visit-counter.ts"

const db = await testDatabase()

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36"

const server = createServer(
  withVisitCounts((request, response) => {
    response.statusCode = request.url?.includes("999999") ? 404 : 200
    response.end("Seite")
  }),
)
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
afterAll(() => server.close())
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function visit(path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await fetch(base + path, {
    method,
    headers: { "user-agent": BROWSER, ...headers },
  })
  await answer.arrayBuffer()
}

async function counted() {
  await writeVisits(db)
  const { rows } = await db.execute<{ page: string; region: string; kind: string; count: number }>(
    sql`select page, region, kind, count from visit_counts order by page, region, kind`,
  )
  return rows
}

beforeEach(async () => {
  await counted()
  await db.execute(sql`delete from visit_counts`)
})

test("who searches and looks at flights is counted by the day, the region and the kind, and by nothing else", async () => {
  const flight = await makeFlight(db, { kind: "round_trip" })
  const { rows } = await db.execute<{ region: string }>(
    sql`select region from airports where id = ${flight.departureAirportId}`,
  )
  await visit("/de/suche?ort=Bonn")
  await visit("/de/suche.data?ort=Juist", { referer: `${base}/de/suche?ort=Bonn` })
  await visit(`/de/flug/${flight.id}`)
  await visit(`/de/flug/${flight.id}.data`, { referer: `${base}/de/suche?ort=Juist` })
  await visit(`/de/flug/${flight.id}`)
  expect(await counted()).toEqual([
    { page: "flight", region: rows[0]?.region, kind: "round_trip", count: 3 },
    { page: "search", region: "", kind: "", count: 2 },
  ])
  await visit(`/de/flug/${flight.id}`)
  expect((await counted())[0]).toMatchObject({ count: 4 })
})

test("a page that was fetched ahead counts when it is opened", async () => {
  const flight = await makeFlight(db)
  const ahead = { purpose: "prefetch", referer: `${base}/de/suche` }
  await visit(`/de/flug/${flight.id}.data`, ahead)
  await visit("/de/cockpit.data", ahead)
  expect(await counted()).toEqual([])
  const opened = { purpose: "opened", referer: `${base}/de/suche` }
  await visit(`/de/flug/${flight.id}.data`, opened, "HEAD")
  await visit("/de/cockpit.data", opened, "HEAD")
  expect(await counted()).toMatchObject([{ page: "flight", count: 1 }])
})

test("bots, pages fetched ahead, turned pages, data asked again and what is not there are no visits", async () => {
  await visit("/de/suche", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" })
  await visit("/de/suche.data", { "sec-purpose": "prefetch" })
  await visit("/de/suche?ort=Bonn&seite=2")
  await visit("/de/flug/7.data?_routes=x", { referer: `${base}/de/flug/7` })
  await visit("/de/flug/999999")
  await visit("/de/flug/7", {}, "HEAD")
  await visit("/de/hilfe")
  expect(await counted()).toEqual([])
})

test("two processes that write at once add up", async () => {
  const rounds = Array.from({ length: 5 }, () => visit("/de/suche").then(() => writeVisits(db)))
  await Promise.all(rounds)
  expect(await counted()).toEqual([{ page: "search", region: "", kind: "", count: 5 }])
})
