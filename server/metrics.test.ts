import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { env } from "#platform/server/env.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { guestBrowser } from "#tests/support/guest-browser.ts"
import { createGate } from "./load-gate/gate.ts"
import { metrics } from "./metrics.ts"

const db = await testDatabase()
const app = testApplication(db)

test("Prometheus reads how many seats are held beside those that are sold", async () => {
  const flight = await makeFlight(db)
  await makeBooking(db, { flight })
  expect((await guestBrowser(app).hold(flight, 2)).status).toBe(201)
  const answer = await app.app.request(`${env().PUBLIC_URL}/metrics`)
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
})

test.each([
  ["a public installation without a token has no such page", { isDemo: false }, undefined, 404],
  ["with a token nobody reads without it", { METRICS_TOKEN: "0123456789abcdef" }, undefined, 401],
  ["nor with another one", { METRICS_TOKEN: "0123456789abcdef" }, "Bearer 0123456789abcdeX", 401],
  ["and who brings it does", { METRICS_TOKEN: "0123456789abcdef" }, "Bearer 0123456789abcdef", 200],
])("%s", async (_, settings, authorization, status) => {
  const routes = metrics(db, createGate(), { ...env(), ...settings })
  const headers: HeadersInit = authorization ? { authorization } : {}
  expect((await routes.request("/metrics", { headers })).status).toBe(status)
})
