import { expect, test } from "vitest"
import {
  type ExportedOccurrence,
  isExportFormat,
  isExportPeriod,
  listPeriods,
  toCsv,
  toJson,
} from "./occurrence-export.ts"

const one: ExportedOccurrence = {
  quarter: "2026-Q4",
  kind: "surroundings",
  phase: "landing",
  aircraftClass: "SEP",
  country: "DE",
  region: "Nordrhein-Westfalen",
  hasInjuries: false,
  isReportedToAuthority: true,
  summary: "Ein Vogel kreuzte den Endanflug.",
}
const rowsOf = (csv: string) => csv.slice(1).trimEnd().split("\r\n").slice(1)

test("the CSV has a row of German words for each report", () => {
  const csv = toCsv([one])
  expect(csv.startsWith('\ufeff"Quartal";"Art";"Flugphase"')).toBe(true)
  expect(rowsOf(csv)).toEqual([
    '"4. Quartal 2026";"Umgebung und Wetter";"Anflug und Landung";"Motorflugzeug, ein Motor";"Deutschland";"Nordrhein-Westfalen";"nein";"ja";"Ein Vogel kreuzte den Endanflug."',
  ])
})

test("what nobody knows is said so, and a region that would give somebody away stays empty", () => {
  const [row] = rowsOf(
    toCsv([{ ...one, aircraftClass: null, region: null, isReportedToAuthority: false }]),
  )
  expect(row).toContain('"unbekannt";"Deutschland";"";"nein";"nicht bekannt"')
})

test("quotes and lines stay inside of their cell, and no spreadsheet calculates with it", () => {
  const csv = toCsv([{ ...one, summary: '=1+1\nGerufen: "Stopp"; dann Ruhe.' }])
  expect(csv.endsWith('"\'=1+1\nGerufen: ""Stopp""; dann Ruhe."\r\n')).toBe(true)
})

test("the JSON says the same with the words of the code", () => {
  expect(JSON.parse(toJson("2026", [one]))).toEqual({ period: "2026", occurrences: [one] })
})

test("a period is a whole year or quarter, and nothing finer", () => {
  const asked = ["2026", "2026-Q1", "2026-Q5", "2026-12", "2026-12-05", "26", "%", "", null]
  expect(asked.filter(isExportPeriod)).toEqual(["2026", "2026-Q1"])
  expect(["csv", "json", "xml", "toString", null].filter(isExportFormat)).toEqual(["csv", "json"])
})

test("there is every year with its quarters, the latest first", () => {
  expect(listPeriods(["2026-Q3", "2027-Q1", "2026-Q4"]).map(({ label }) => label)).toEqual([
    "Ganzes Jahr 2027",
    "1. Quartal 2027",
    "Ganzes Jahr 2026",
    "4. Quartal 2026",
    "3. Quartal 2026",
  ])
  expect(listPeriods(["2026-Q3"]).every(({ value }) => isExportPeriod(value))).toBe(true)
})
