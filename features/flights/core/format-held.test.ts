import { expect, test } from "vitest"
import { formatHeldUntil, formatOtherHolds } from "./format-held.ts"

const now = new Date("2027-06-11T19:20:00Z")

test("a hold that ends today names the hour alone", () => {
  expect(formatHeldUntil("2027-06-11T19:34:00Z", now)).toBe("21:34 Uhr")
})

test("a hold that ends after midnight names its day", () => {
  expect(formatHeldUntil("2027-06-11T22:05:00Z", now)).toBe("Sa., 12. Juni 2027, 00:05 Uhr")
})

test.each([
  [1, "1 weiterer Platz ist gerade in einer Kasse, frei ab 21:34 Uhr."],
  [2, "2 weitere Plätze sind gerade in einer Kasse, frei ab 21:34 Uhr."],
])("beside free seats, %i held are said as such", (seats, sentence) => {
  expect(formatOtherHolds(seats, "2027-06-11T19:34:00Z", now)).toBe(sentence)
})
