import { expect, test } from "vitest"
import { LICENCE_RULES } from "./licence.ts"
import { medicalMonths } from "./medical.ts"
import { missingPractice } from "./practice.ts"

test.each([
  ["class-2", 20, 60],
  ["class-2", 37, 60],
  ["class-2", 39, 36],
  ["class-2", 40, 24],
  ["class-2", 49, 24],
  ["class-2", 50, 12],
  ["class-2", 99, 12],
  ["lapl", 39, 36],
  ["lapl", 40, 24],
  ["lapl", 70, 24],
] as const)("a medical %s issued at %i counts for %i months", (medical, age, months) => {
  expect(medicalMonths(medical, age)).toBe(months)
})

test.each([
  ["ppl-a", 1_200, 12, { hours: 0, starts: 0 }],
  ["ppl-a", 1_050, 8, { hours: 150, starts: 4 }],
  ["segelflug", 250, 7, { hours: 0, starts: 1 }],
  ["ultraleicht", 500, 6, { hours: 200, starts: 0 }],
] as const)(
  "%s with %i hundredths of hours and %i starts a year misses %o",
  (licence, hours, starts, missing) => {
    expect(missingPractice(LICENCE_RULES[licence].practice, { hours, starts })).toEqual(missing)
  },
)
