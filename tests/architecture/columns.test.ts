import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourceFiles } from "./source-files.ts"

const TABLE = /tables?\.ts$/
const COLUMN =
  /^ {2,4}(\w+): (?:integer|text|boolean|timestamp|date|uuid|jsonb|numeric|doublePrecision|real|time|bigint|customBytes|publicText|bytea)\(/gm
const INSERTED = "id"
const STORED_NAMES = "docs/decisions/0035-stored-names-that-stay.md"

const product = sourceFiles(/^(?:app|features|platform|server)\//).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const texts = new Map(product.map((file) => [file, readFileSync(file, "utf8")]))

function storedNameOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Columns whose name in the database is not that of their property: `table.column property`. */
function mappedColumns(): string[] {
  return [...texts.values()].flatMap((text) =>
    text
      .split(/(?=pgTable\()/)
      .slice(1)
      .flatMap((table) => {
        const tableName = /^pgTable\(\s*"(\w+)"/.exec(table)?.[1]
        return [...table.matchAll(/^ {2,4}(\w+): \w+\("(\w+)"/gm)]
          .filter(([, name = "", stored]) => storedNameOf(name) !== stored)
          .map(([, name, stored]) => `${tableName}.${stored} ${name}`)
      }),
  )
}

/** Columns of a table that no product file names, neither as a property nor in SQL of its own. */
function unusedColumns(table: string): string[] {
  const columns = [...(texts.get(table) ?? "").matchAll(COLUMN)].map(([, name = ""]) => name)
  const others = [...texts].filter(([file]) => file !== table).map(([, text]) => text)
  return columns
    .filter((name) => name !== INSERTED)
    .filter((name) => {
      const used = new RegExp(`\\b(?:${name}|${storedNameOf(name)})\\b`)
      return !others.some((text) => used.test(text))
    })
    .map((name) => `${table}: ${name}`)
}

test("every column is written or read by the product, not by the demo world alone", () => {
  const tables = product.filter((file) => TABLE.test(file))
  expect(tables.length).toBeGreaterThan(30)
  expect(tables.flatMap(unusedColumns)).toEqual([])
})

test("a column has one name in code and database, except for those that decision 35 lists", () => {
  const listed = readFileSync(STORED_NAMES, "utf8").matchAll(/^\| `(\w+\.\w+)` \| `(\w+)` \|$/gm)
  const rows = [...listed].map(([, stored, name]) => `${stored} ${name}`)
  expect(mappedColumns().toSorted()).toEqual(rows)
})
