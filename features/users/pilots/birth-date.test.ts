import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, addMonths } from "#platform/days.ts"
import { birthDateProblem, MIN_AGE, MIN_BIRTH_DATE } from "./birth-date.ts"

const TODAY = "2026-11-22"

test.each([
  ["somebody who is 18 today", "2008-11-22", TODAY],
  [
    "somebody who was born on a leap day, on the 28th of their 18th year",
    "2008-02-29",
    "2026-02-28",
  ],
  ["the first day of the century before", MIN_BIRTH_DATE, TODAY],
])("%s may fly here", (_, birthDate, today) => {
  expect(birthDateProblem(birthDate, today)).toBeUndefined()
})

test.each([
  ["nothing", "", TODAY, "Gib deinen Geburtstag an"],
  ["a day that there is not", "1990-02-30", TODAY, "gibt es nicht"],
  ["a leap day of a common year", "1900-02-29", TODAY, "gibt es nicht"],
  ["words", "gestern", TODAY, "gibt es nicht"],
  ["tomorrow", "2026-11-23", TODAY, "in der Zukunft"],
  ["today", TODAY, TODAY, "erst ab 18"],
  ["the day after the one 18 years ago", "2008-11-23", TODAY, "erst ab 18"],
  ["a leap day, the day before", "2008-02-29", "2026-02-27", "erst ab 18"],
  ["the last day before 1900", "1899-12-31", TODAY, "sehr lange her"],
  ["a year of two digits", "0084-05-01", TODAY, "sehr lange her"],
])("%s is refused with its own sentence", (_, birthDate, today, sentence) => {
  expect(birthDateProblem(birthDate, today)).toContain(sentence)
})

test("the birthday itself is the first day on which somebody is old enough", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const born = addDays(MIN_BIRTH_DATE, days)
      const birthday = addMonths(born, 12 * MIN_AGE)
      expect(birthDateProblem(born, birthday)).toBeUndefined()
      expect(birthDateProblem(born, addDays(birthday, -1))).toContain("erst ab 18")
    }),
  )
})
