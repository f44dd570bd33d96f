import { expect, test } from "vitest"
import { shortWeekdays, shortWindow } from "./format-offer.ts"

test.each([
  [[6, 7], "Sa–So"],
  [[1, 2, 3, 4, 5], "Mo–Fr"],
  [[], "täglich"],
  [[1, 2, 3, 4, 5, 6, 7], "täglich"],
  [[6], "Sa"],
  [[4, 2], "Di, Do"],
  [[1, 3, 5, 7], "4 Tage"],
])("the weekdays %j are short", (weekdays, words) => {
  expect(shortWeekdays({ weekdays })).toBe(words)
})

test("a window names its month, or the first and the last one", () => {
  const words = (from: string, to: string) => shortWindow({ window: { from, to } })
  expect(words("2027-06-01", "2027-06-30")).toBe("im Juni")
  expect(words("2027-06-01", "2027-08-31")).toBe("Jun–Aug")
  expect(words("2026-11-22", "2027-01-31")).toBe("Nov–Jan")
})
