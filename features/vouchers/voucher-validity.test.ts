import fc from "fast-check"
import { expect, test } from "vitest"
import { days } from "#platform/duration.ts"
import { keptValidUntil, validUntilOf } from "./voucher-validity.ts"

test.each([
  ["2027-02-10T09:00:00Z", "2030-12-31T22:59:59.000Z"],
  // still the old year in UTC, the new one in Berlin
  ["2026-12-31T23:30:00Z", "2030-12-31T22:59:59.000Z"],
  ["2026-12-31T22:30:00Z", "2029-12-31T22:59:59.000Z"],
])("bought at %s it is valid until %s", (boughtAt, until) => {
  expect(validUntilOf(new Date(boughtAt)).toISOString()).toBe(until)
})

test("what comes back stays usable for six months, to the end of that day in Berlin", () => {
  const validUntil = new Date("2027-04-01T21:59:59Z")
  expect(keptValidUntil(validUntil, new Date("2027-01-10T12:00:00Z")).toISOString()).toBe(
    "2027-07-10T21:59:59.000Z",
  )
  const late = new Date("2030-12-31T22:59:59Z")
  expect(keptValidUntil(late, new Date("2027-01-10T12:00:00Z"))).toBe(late)
})

const instants = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2090-01-01"),
  noInvalidDate: true,
})

test("a validity never gets shorter and lasts at least 180 days from then", () => {
  fc.assert(
    fc.property(instants, instants, (validUntil, returnedAt) => {
      const kept = keptValidUntil(validUntil, returnedAt)
      expect(kept >= validUntil).toBe(true)
      expect(kept.getTime() - returnedAt.getTime()).toBeGreaterThan(days(180))
    }),
  )
})
