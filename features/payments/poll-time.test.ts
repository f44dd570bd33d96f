import { expect, test } from "vitest"
import { hours, minutes } from "#platform/duration.ts"
import { nextPollAfter } from "./poll-time.ts"

const now = new Date("2026-12-01T10:00Z")
const idle = { wanted: null, hasOpenRefunds: false } as const
const after = (payment: Parameters<typeof nextPollAfter>[0]) => {
  const at = nextPollAfter(payment, now)
  return at && at.getTime() - now.getTime()
}

test("what nobody has paid yet is asked about every 20 minutes", () => {
  expect(after({ ...idle, status: "created" })).toBe(minutes(20))
  expect(after({ ...idle, status: "action_required" })).toBe(minutes(20))
})

test("what waits for people is asked about once a day, until something is wanted of it", () => {
  expect(after({ ...idle, status: "authorised" })).toBe(hours(24))
  expect(after({ ...idle, status: "processing" })).toBe(hours(24))
  expect(after({ ...idle, status: "authorised", wanted: "capture" })).toBe(minutes(20))
})

test("what is over is asked about only while a refund of it is on its way", () => {
  for (const status of ["captured", "refunded", "failed", "voided", "charged_back"] as const) {
    expect(after({ ...idle, status })).toBeNull()
  }
  expect(after({ ...idle, status: "captured", hasOpenRefunds: true })).toBe(minutes(20))
})
