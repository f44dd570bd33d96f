import { expect, test } from "vitest"
import type { Endpoint } from "#platform/server/endpoint.ts"
import { signedRoutes, uploadRoutes } from "./declared-routes.ts"

const declared = (method: Endpoint["method"], path: string, access: Endpoint["access"]) => ({
  method,
  path,
  access,
  summary: "",
  handle: async () => ({ json: null }),
})

const isSigned = signedRoutes([
  declared("POST", "/unsubscribe/:subscriptionId/:deleteActivation", "signature"),
  declared("POST", "/api/webhooks/trial", "signature"),
  declared("POST", "/api/subscriptions", "public"),
])

test.each([
  ["POST", "/unsubscribe/7/abc", true],
  ["POST", "/api/webhooks/trial", true],
  ["PUT", "/unsubscribe/7/abc", false],
  ["POST", "/unsubscribe/7/abc/more", false],
  ["POST", "/unsubscribe/7/", false],
  ["POST", "/de/unsubscribe/7/abc", false],
  ["POST", "/api/webhooks/trialX", false],
  ["POST", "/api/subscriptions", false],
])("%s %s proves itself: %s", (method, path, expected) => {
  expect(isSigned(method, path)).toBe(expected)
})

test("an upload is told by its path and its method", () => {
  const upload = { maxBytes: 10, types: ["image/png"] } as const
  const isUpload = uploadRoutes([
    { ...declared("POST", "/api/flights/:flightId/photos", "pilot"), upload },
    declared("POST", "/api/flights/:flightId/offers", "pilot"),
  ])
  expect([
    isUpload("POST", "/api/flights/7/photos"),
    isUpload("GET", "/api/flights/7/photos"),
    isUpload("POST", "/api/flights/7/offers"),
  ]).toEqual([true, false, false])
})
