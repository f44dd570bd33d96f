import { expect, test } from "vitest"
import { readYear, spanOfYear, usualYear, yearsSince } from "./wrapped-year.ts"

const at = (text: string) => new Date(text)

test.each([
  ["2027-01-01T00:30:00+01:00", 2026],
  ["2027-01-31T23:30:00+01:00", 2026],
  ["2027-02-01T00:30:00+01:00", 2027],
  ["2027-12-31T23:30:00+01:00", 2027],
])("at %s the year that is shown is %i", (instant, year) => {
  expect(usualYear(at(instant), 2024)).toBe(year)
})

test("who has come in this January sees this year, as there is no earlier one", () => {
  expect(usualYear(at("2027-01-20T12:00:00Z"), 2027)).toBe(2027)
})

test("a year begins and ends at midnight in Berlin", () => {
  expect(spanOfYear(2026)).toEqual({
    from: at("2025-12-31T23:00:00Z"),
    to: at("2026-12-31T23:00:00Z"),
  })
})

test.each([
  [null, { kind: "open", year: 2026 }],
  ["2025", { kind: "open", year: 2025 }],
  ["2027", { kind: "ahead", year: 2027 }],
  ["2019", { kind: "before", year: 2019 }],
  ["letztes", { kind: "unreadable" }],
  ["02025", { kind: "unreadable" }],
  ["", { kind: "unreadable" }],
])("?jahr=%s", (text, answer) => {
  expect(readYear(text, at("2026-11-28T12:00:00Z"), 2024)).toEqual(answer)
})

test("every year since the first can be chosen, the latest first", () => {
  expect(yearsSince(2024, at("2026-11-28T12:00:00Z"))).toEqual([2026, 2025, 2024])
})
