import { expect, test } from "vitest"
import { inSeason, seasonAt } from "./season.ts"

test.each([
  ["2026-02-28", "winter"],
  ["2026-03-01", "spring"],
  ["2026-06-01", "summer"],
  ["2026-08-31", "summer"],
  ["2026-09-01", "autumn"],
  ["2026-12-01", "winter"],
])("%s is in %s", (day, season) => {
  expect(seasonAt(new Date(`${day}T12:00:00Z`))).toBe(season)
})

test("only what grows changes: water, rock and walls keep their colour", () => {
  for (const colour of ["#3F83BE", "#7585AC", "#F6EFE3"]) {
    expect(inSeason(colour, "autumn", "hills")).toBe(colour)
    expect(inSeason(colour, "winter", "hills")).toBe(colour)
  }
  expect(inSeason("#579068", "autumn", "hills")).not.toBe("#579068")
})

test("a roof carries snow in the mountains, hardly any by the sea", () => {
  const red = (colour: string) => Number.parseInt(colour.slice(3, 5), 16)
  const roof = "#C4604A"
  expect(red(inSeason(roof, "winter", "alps"))).toBeGreaterThan(
    red(inSeason(roof, "winter", "coast")),
  )
})
