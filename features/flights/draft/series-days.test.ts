import { expect, test } from "vitest"
import { daysOfSeries, everyDayOfSeries } from "./series-days.ts"

const SATURDAYS_IN_MAY = {
  seriesFrom: "2027-05-01",
  seriesTo: "2027-05-31",
  seriesWeekdays: [6],
  seriesSkipped: [] as string[],
}

const series: [string, Partial<typeof SATURDAYS_IN_MAY>, string[]][] = [
  [
    "„jeden Samstag im Mai“",
    {},
    ["2027-05-01", "2027-05-08", "2027-05-15", "2027-05-22", "2027-05-29"],
  ],
  [
    "the same without Whitsun and a day that is none of it",
    { seriesSkipped: ["2027-05-15", "2027-05-16"] },
    ["2027-05-01", "2027-05-08", "2027-05-22", "2027-05-29"],
  ],
  [
    "weekends around the day on which summer time begins",
    { seriesFrom: "2027-03-26", seriesTo: "2027-03-29", seriesWeekdays: [7, 6] },
    ["2027-03-27", "2027-03-28"],
  ],
  [
    "every day of the week in which summer time ends",
    {
      seriesFrom: "2027-10-30",
      seriesTo: "2027-11-01",
      seriesWeekdays: [1, 2, 3, 4, 5, 6, 7],
    },
    ["2027-10-30", "2027-10-31", "2027-11-01"],
  ],
  [
    "a leap day",
    { seriesFrom: "2028-02-29", seriesTo: "2028-02-29", seriesWeekdays: [2] },
    ["2028-02-29"],
  ],
  ["an end before the beginning", { seriesTo: "2027-04-30" }, []],
  ["no weekday", { seriesWeekdays: [] }, []],
]

test.each(series)("%s makes its days in order", (_, rule, days) => {
  expect(daysOfSeries({ ...SATURDAYS_IN_MAY, ...rule })).toEqual(days)
})

test("a day that is left out can be put back", () => {
  const rule = { ...SATURDAYS_IN_MAY, seriesSkipped: ["2027-05-08"] }
  expect(daysOfSeries(rule)).not.toContain("2027-05-08")
  expect(everyDayOfSeries(rule)).toContain("2027-05-08")
})

test("more days than a series may have are all named, those of two years at most", () => {
  const rule = { ...SATURDAYS_IN_MAY, seriesTo: "2027-12-31" }
  expect(daysOfSeries(rule)).toHaveLength(35)
  const endless = everyDayOfSeries({ ...rule, seriesTo: "9999-12-31" })
  expect(endless.at(-1)).toBe("2029-04-28")
})
