import { expect, test } from "vitest"
import { formatValue, medianOf } from "./transparency-report.ts"

const hours = (...all: (number | null)[]) => all.map((one) => ({ hours: one }))

test("the median is the middle one, or the mean of the two in the middle; what is open does not count", () => {
  expect(medianOf(hours(9, 1, null, 5))).toBe(5)
  expect(medianOf(hours(1, 2, 4, 30))).toBe(3)
  expect(medianOf(hours(null))).toBeNull()
})

test("hours are written in German, and none are a dash", () => {
  expect(formatValue({ label: "", value: 1.5, unit: "hours" })).toBe("1,5\u00a0Stunden")
  expect(formatValue({ label: "", value: 1, unit: "hours" })).toBe("1\u00a0Stunde")
  expect(formatValue({ label: "", value: null, unit: "hours" })).toBe("–")
  expect(formatValue({ label: "", value: 1_200 })).toBe("1.200")
})
