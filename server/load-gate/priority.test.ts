import { expect, test } from "vitest"
import { apiEndpoints } from "#server/api-list.ts"
import { signedRoutes } from "#server/declared-routes.ts"
import { priorityOf } from "./priority.ts"

const isSigned = signedRoutes(apiEndpoints)

const of = (asked: string, headers: Record<string, string> = {}) => {
  const [method = "", url = ""] = asked.split(" ")
  return priorityOf({ method, url, headers }, isSigned)
}

test.each([
  "GET /healthz",
  "GET /startupz",
  "GET /readyz",
  "POST /api/webhooks/payments/stripe",
  "POST /api/webhooks/payments/trial",
  "GET /assets/root-4f2a.js",
  "GET /szenen/hills.svg?v=1",
  "GET /sw.js",
  "GET /offline.html",
])("%s is always let in", (asked) => {
  expect(of(asked)).toBeUndefined()
})

test.each([
  ["checkout", "POST /api/checkouts"],
  ["checkout", "POST /api/checkouts/abc/order"],
  ["checkout", "GET /api/payments/abc"],
  ["checkout", "GET /de/kasse?checkout=abc"],
  ["checkout", "GET /de/kasse.data?checkout=abc"],
  ["checkout", "POST /api/bookings/7/pay-again"],
  ["checkout", "GET /de/cockpit/flug/3/passagier/7/bezahlen"],
  ["auth", "POST /api/auth/login/password"],
  ["auth", "POST /api/auth/refresh"],
  ["auth", "GET /de/login"],
  ["auth", "POST /api/users"],
  ["page", "GET /de"],
  ["page", "GET /de.data"],
  ["page", "GET /de/suche?from=bonn"],
  ["page", "GET /de/suche.data?from=bonn"],
  ["page", "GET /__manifest?p=%2Fde"],
  ["page", "POST /api/flights"],
  ["page", "GET /de/kassenbon"],
  ["polling", "GET /live/nachrichten"],
  ["polling", "GET /api/users/7/notifications"],
  ["polling", "PUT /api/conversations/7/typing"],
  ["polling", "POST /api/events"],
])("%s is the class of %s", (priority, asked) => {
  expect(of(asked)).toBe(priority)
})

test("what a browser fetches ahead is asked for by nobody yet, whatever it is", () => {
  expect(of("GET /de/suche", { "sec-purpose": "prefetch" })).toBe("polling")
  expect(of("GET /de/kasse", { "sec-purpose": "prefetch;prerender" })).toBe("polling")
})

test("a call that brings the tag of its last answer has been asked before", () => {
  expect(of("GET /api/flights/7/checklist")).toBe("page")
  expect(of("GET /api/flights/7/checklist", { "if-none-match": 'W/"1"' })).toBe("polling")
})

test.each(["GET /assets/../de/suche", "GET /assets/%2e%2E/de/suche", "GET /assets\\..\\de"])(
  "nobody gets past the gate by %s",
  (asked) => {
    expect(of(asked)).toBe("page")
  },
)
