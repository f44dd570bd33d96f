import { expect, test } from "vitest"
import { formatAge, isOld } from "./format-age.ts"

test.each([
  [0, "gerade eben"],
  [23, "vor 23 Min."],
  [60, "vor 1 Std."],
  [95, "vor 1 Std. 35 Min."],
])("%i minutes are „%s“", (minutes, age) => {
  expect(formatAge(minutes)).toBe(age)
})

test("a report is old after 90 minutes", () => {
  expect(isOld(90)).toBe(false)
  expect(isOld(91)).toBe(true)
})
