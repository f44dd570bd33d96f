import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { formatSweptRow, pathOfSweptRow } from "./swept-row-words.ts"

test("the rows of every sweep have a name", () => {
  const sources = globSync("{features,platform}/**/server/**/*.ts")
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"))
  const sweeps = sources.filter((source) => /sweep\(db, \{[^}]*?entity: "/.test(source))
  const quarantines = sources.filter((source) => source.includes(": Quarantine = {"))
  const entities = [...sweeps, ...quarantines].flatMap((source) =>
    [...source.matchAll(/(?:sweep\(db,|: Quarantine =) \{[^}]*?entity: "(\w+)"/g)].map(
      (match) => match[1] ?? "",
    ),
  )
  expect(entities.length).toBeGreaterThanOrEqual(sweeps.length + quarantines.length)
  expect(quarantines.length).toBeGreaterThan(0)
  expect(entities.length).toBeGreaterThan(20)
  const nameless = entities.filter((entity) => formatSweptRow(entity, "7") === `${entity} 7`)
  expect(nameless).toEqual([])
})

test("a row is called by what it is and its number", () => {
  expect(formatSweptRow("booking", "17")).toBe("Buchung 17")
  expect(formatSweptRow("queue", "flight-times")).toBe("Warteschlange flight-times")
  expect(formatSweptRow("moon", "1")).toBe("moon 1")
  expect(formatSweptRow("rule", "refunds-never-exceed-what-was-collected")).toBe(
    "Regel der Bücher: Es geht nie mehr zurück, als eingezogen wurde",
  )
})

test("a row of a booking leads to the page of that booking", () => {
  expect(pathOfSweptRow("booking", "17")).toBe("/de/verwaltung/buchungen/17")
  expect(pathOfSweptRow("payout", "17")).toBe("/de/verwaltung/buchungen/17")
  expect(pathOfSweptRow("dispute", "du_1")).toBeNull()
})
