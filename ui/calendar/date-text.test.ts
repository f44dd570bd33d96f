import { expect, test } from "vitest"
import { formatDay, formatDayRange } from "./date-text.ts"

test("a day has its weekday, a range names a month only once", () => {
  expect(formatDay("2027-06-12")).toBe("Sa., 12. Juni")
  expect(formatDayRange("2027-06-12", "2027-06-27")).toBe("12.–27. Juni")
  expect(formatDayRange("2027-06-28", "2027-07-03")).toBe("28. Juni – 3. Juli")
  expect(formatDayRange("2027-06-12", "2027-06-12")).toBe("Sa., 12. Juni")
})

test("the same month of two years is not one month", () => {
  expect(formatDayRange("2027-06-28", "2028-06-03")).toBe("28. Juni – 3. Juni")
})
