import { expect, test } from "vitest"
import { formatDay, formatDayRange, parseTypedDay, typedDay } from "./date-text.ts"

test("a day has its weekday, a range names a month only once", () => {
  expect(formatDay("2027-06-12")).toBe("Sa., 12. Juni")
  expect(formatDayRange("2027-06-12", "2027-06-27")).toBe("12.–27. Juni")
  expect(formatDayRange("2027-06-28", "2027-07-03")).toBe("28. Juni – 3. Juli")
  expect(formatDayRange("2027-06-12", "2027-06-12")).toBe("Sa., 12. Juni")
})

test("the same month of two years is not one month", () => {
  expect(formatDayRange("2027-06-28", "2028-06-03")).toBe("28. Juni – 3. Juni")
})

test.each([
  ["12.6.2027", "2027-06-12"],
  [" 12. 06. 27 ", "2027-06-12"],
  ["12/6/2027", "2027-06-12"],
  ["12062027", "2027-06-12"],
  ["2027-06-12", "2027-06-12"],
  ["29.2.2028", "2028-02-29"],
])("„%s“ is typed for %s", (text, day) => {
  expect(parseTypedDay(text)).toBe(day)
})

test.each(["", "12.6.", "29.2.2027", "31.6.2027", "0.1.2027", "2027-6-1", "morgen"])(
  "„%s“ is no day",
  (text) => {
    expect(parseTypedDay(text)).toBeUndefined()
  },
)

test("a day is shown as it is typed", () => {
  expect(typedDay("2027-06-12")).toBe("12.06.2027")
  expect(typedDay("")).toBe("")
})
