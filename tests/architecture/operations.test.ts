import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { createGate } from "#server/load-gate/gate.ts"
import { figuresOfDatabase, figuresOfProcess } from "#server/metrics/figures.ts"
import { writeMetrics } from "#server/metrics/metrics.ts"
import "#server/metrics/request-metrics.ts"
import { testDatabase } from "#tests/support/database.ts"

const ROOT = join(import.meta.dirname, "../..")
const read = (path: string) => readFileSync(join(ROOT, path), "utf8")

const db = await testDatabase()
const watched = { db, searches: db, pools: {}, gate: createGate(), buildId: "7f3a" }
const described = await writeMetrics([...figuresOfProcess(watched), ...figuresOfDatabase(watched)])
const known = new Set([...described.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))

function metricsIn(text: string): string[] {
  const names = text.match(/\b(?:aufwind|http|nodejs|process)_\w+/g) ?? []
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, "")))]
}

test.each([
  "operations/prometheus-alerts.yaml",
  "operations/grafana-board.json",
  "docs/operations.md",
])("%s asks for nothing but what a process says", (path) => {
  const asked = metricsIn(read(path))
  expect(asked.filter((name) => !known.has(name))).toEqual([])
})

test("the board and the alarms together look at every figure", () => {
  const asked = new Set([
    ...metricsIn(read("operations/prometheus-alerts.yaml")),
    ...metricsIn(read("operations/grafana-board.json")),
  ])
  expect([...known].filter((name) => !asked.has(name ?? ""))).toEqual([])
})

test("each alarm has its words in the guide, and no words are of an alarm that is gone", () => {
  const alarms = [...read("operations/prometheus-alerts.yaml").matchAll(/- alert: (\w+)/g)]
  const chapters = [...read("docs/operations.md").matchAll(/^### (\w+)$/gm)]
  expect(chapters.map(([, name]) => name)).toEqual(alarms.map(([, name]) => name))
  expect(alarms.length).toBeGreaterThan(0)
})
