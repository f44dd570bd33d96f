import { expect, test } from "vitest"
import { flightsCsvPath, parseStatisticsQuery, statisticsPath } from "./statistics-query.ts"

const parse = (words: string) => parseStatisticsQuery(new URLSearchParams(words))

test("an address asks for a year and a role, or for all", () => {
  expect(parse("")).toEqual({ year: null, role: null })
  expect(parse("jahr=2026&ansicht=gast")).toEqual({ year: 2026, role: "guest" })
  expect(parse("ansicht=steuer")).toEqual({ year: null, role: "pilot" })
})

test.each(["jahr=", "jahr=heuer", "jahr=1999", "jahr=20260", "jahr=0x7e", "ansicht=fluege"])(
  "%s asks for nothing that there is",
  (words) => {
    expect(parse(words)).toBeUndefined()
  },
)

test("every address that is written can be read", () => {
  const query = { year: 2025, role: "pilot" } as const
  expect(statisticsPath(query)).toBe("/de/cockpit/statistik?jahr=2025&ansicht=steuer")
  expect(parse(statisticsPath(query).split("?")[1] ?? "")).toEqual(query)
  expect(statisticsPath()).toBe("/de/cockpit/statistik")
  expect(flightsCsvPath(null)).toBe("/de/cockpit/statistik/fluege.csv")
  expect(flightsCsvPath(2026)).toBe("/de/cockpit/statistik/fluege.csv?jahr=2026")
})
