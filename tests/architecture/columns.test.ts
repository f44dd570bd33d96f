import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourceFiles } from "./source-files.ts"

const TABLE = /tables?\.ts$/
const COLUMN =
  /^ {2,4}(\w+): (?:integer|text|boolean|timestamp|date|uuid|jsonb|numeric|doublePrecision|real|time|bigint|customBytes|publicText|bytea)\(/gm
const INSERTED = "id"

const product = sourceFiles(/^(?:app|features|platform|server)\//).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const texts = new Map(product.map((file) => [file, readFileSync(file, "utf8")]))

/** Columns of a table that no product file names, neither as a property nor in SQL of its own. */
function unusedColumns(table: string): string[] {
  const columns = [...(texts.get(table) ?? "").matchAll(COLUMN)].map(([, name = ""]) => name)
  const others = [...texts].filter(([file]) => file !== table).map(([, text]) => text)
  return columns
    .filter((name) => name !== INSERTED)
    .filter((name) => {
      const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      const used = new RegExp(`\\b(?:${name}|${snake})\\b`)
      return !others.some((text) => used.test(text))
    })
    .map((name) => `${table}: ${name}`)
}

test("every column is written or read by the product, not by the demo world alone", () => {
  const tables = product.filter((file) => TABLE.test(file))
  expect(tables.length).toBeGreaterThan(30)
  expect(tables.flatMap(unusedColumns)).toEqual([])
})
