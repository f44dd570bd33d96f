import { expect, test } from "vitest"
import { formatHoliday, holidayOn, holidaysIn } from "./holidays.ts"

test("the holidays of a month come by day, those of single states marked", () => {
  expect(holidaysIn("2026-12")).toEqual([
    { day: "2026-12-25", name: "1. Weihnachtstag", isRegional: false },
    { day: "2026-12-26", name: "2. Weihnachtstag", isRegional: false },
  ])
  expect(holidaysIn("2027-05").map(({ day, isRegional }) => [day, isRegional])).toEqual([
    ["2027-05-01", false],
    ["2027-05-06", false],
    ["2027-05-16", false],
    ["2027-05-17", false],
    ["2027-05-27", true],
  ])
  expect(holidaysIn("2027-02")).toEqual([])
})

test.each([
  ["2027-03-26", "Karfreitag"],
  ["2027-03-28", "Ostersonntag"],
  ["2027-10-31", "Reformationstag in Teilen Deutschlands"],
  ["2027-11-17", "Buß- und Bettag in Teilen Deutschlands"],
])("%s is %s", (day, words) => {
  const holiday = holidayOn(day)
  expect(holiday && formatHoliday(holiday)).toBe(words)
})

test("any other day is none", () => {
  expect(holidayOn("2027-03-25")).toBeUndefined()
})

test("a holiday is on its day wherever in the world the browser is", () => {
  const zone = process.env.TZ
  process.env.TZ = "Pacific/Auckland"
  try {
    expect(holidayOn("2031-12-25")?.name).toBe("1. Weihnachtstag")
  } finally {
    process.env.TZ = zone ?? ""
    if (zone === undefined) delete process.env.TZ
  }
})
