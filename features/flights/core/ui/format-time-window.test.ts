import { expect, test } from "vitest"
import { formatTimeWindow, formatWeekdays } from "./format-time-window.ts"

test.each([
  [[], "an jedem Tag"],
  [[1, 2, 3, 4, 5, 6, 7], "an jedem Tag"],
  [[6], "samstags"],
  [[7, 6], "samstags und sonntags"],
  [[1, 2, 3, 4, 5], "montags bis freitags"],
  [[1, 3, 5], "montags, mittwochs und freitags"],
])("%j reads „%s“", (weekdays, words) => {
  expect(formatWeekdays(weekdays)).toBe(words)
})

test("a window names both of its days, and breaks only between them", () => {
  expect(formatTimeWindow({ window: { from: "2027-06-01", to: "2027-08-31" } })).toBe(
    "1.\u00a0Juni\u00a02027 bis 31.\u00a0August\u00a02027",
  )
})
