import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFailedJob, makeFailedMail } from "#db/seed/factories/make-failed.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { openDatabase } from "#platform/server/db.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { callPatterns } from "#server/declared-routes.ts"
import { createGate } from "#server/load-gate/gate.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { guestBrowser } from "#tests/support/guest-browser.ts"
import { withNotes } from "./answered.ts"
import type { Watched } from "./figures.ts"
import { serveMetrics } from "./metrics-server.ts"
import { countAnswer } from "./request-metrics.ts"
import { rememberedRoutes } from "./route-of.ts"

const db = await testDatabase()
const app = testApplication(db)

async function serve(given: Partial<Watched> = {}) {
  const watched = { db, searches: db, pools: {}, gate: createGate(), buildId: "7f3a", ...given }
  const { port, close } = await serveMetrics(watched, {
    METRICS_PORT: 0,
    METRICS_HOST: "127.0.0.1",
  })
  afterAll(close)
  return (path = "/metrics") => fetch(`http://127.0.0.1:${port}${path}`)
}

test("Prometheus reads how many seats are held beside those that are sold", async () => {
  const flight = await makeFlight(db)
  await makeBooking(db, { flight })
  expect((await guestBrowser(app).hold(flight, 2)).status).toBe(201)
  const answer = await (await serve())()
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8")
  const text = await answer.text()
  expect(text.split("\n").filter((line) => line.startsWith("aufwind_seats"))).toEqual([
    "aufwind_seats_held 2",
    "aufwind_seats_sold 1",
    "aufwind_seats_held_to_sold_ratio 2",
    "aufwind_seats_hoarded 0",
  ])
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  expect(text).toMatch(/^nodejs_eventloop_longest_turn_seconds [\d.e-]+$/m)
  expect(text).toContain('aufwind_build_info{build="7f3a"} 1')
})

test("and what a person has to start again", async () => {
  await makeFailedJob(db, "mails")
  await makeFailedMail(db)
  const text = await (await (await serve())()).text()
  expect(text).toMatch(/^aufwind_jobs_given_up\{queue="mails"\} 1$/m)
  expect(text).toMatch(/^aufwind_mails_given_up 1$/m)
})

test("who was sent away is counted by class", async () => {
  const gate = createGate()
  gate.turnAway("page")
  gate.turnAway("page")
  gate.turnAway("polling")
  const text = await (await (await serve({ gate }))()).text()
  expect(text).toContain("# TYPE aufwind_requests_shed_total counter")
  expect(text).toContain('aufwind_requests_shed_total{priority="page"} 2')
  expect(text).toContain('aufwind_requests_shed_total{priority="polling"} 1')
  expect(text).toContain('aufwind_requests_shed_total{priority="checkout"} 0')
})

test("a database that is away takes nothing from what the process knows of itself", async () => {
  const away = openDatabase("postgres://nobody@127.0.0.1:1/none", { patienceMs: 500 })
  const answer = await (await serve({ db: away.db }))()
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).not.toMatch(/^aufwind_seats/m)
})

test("the port answers nothing else", async () => {
  const ask = await serve()
  for (const path of ["/", "/metrics/", "/de", "/healthz"]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
})

test("requests are timed by the pattern of their route, so that no address is a figure of its own", async () => {
  const lookedFor: string[] = []
  const patterns = {
    callPattern: callPatterns(apiEndpoints),
    pagePattern(path: string) {
      lookedFor.push(path)
      return path.startsWith("/de/flug/") ? "/de/flug/:flightId" : undefined
    },
  }
  const inner = createServer(
    withNotes((_, response) => void response.writeHead(418).end(), rememberedRoutes(patterns), [
      countAnswer,
    ]),
  )
  await new Promise<void>((resolve) => inner.listen(0, "127.0.0.1", resolve))
  afterAll(() => inner.close())
  const { port } = inner.address() as AddressInfo
  const send = async (path: string, method = "GET") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    expect(answer.status).toBe(418)
    await answer.text()
  }
  await send("/de/flug/17")
  await send("/de/flug/18?ab=EDKB")
  await send("/assets/app-abc.css")
  await send("/wp-admin/x?y=1")
  await send("/api/checkouts", "POST")
  const ask = await serve()
  const count = (route: string, method = "GET") =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="418"}`
  await expect
    .poll(async () =>
      (await (await ask()).text())
        .split("\n")
        .filter((line) => line.includes("418") && line.includes("_count"))
        .toSorted(),
    )
    .toEqual(
      [
        `${count("/de/flug/:flightId")} 2`,
        `${count("file")} 1`,
        `${count("other")} 1`,
        `${count("/api/checkouts", "POST")} 1`,
      ].toSorted(),
    )
  // the second flight has the pattern of the first
  expect(lookedFor).toEqual(["/de/flug/17", "/wp-admin/x"])
})
