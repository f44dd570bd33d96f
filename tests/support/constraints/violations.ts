import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Constraint } from "./catalogue.ts"

const TOO_LARGE = 1e12
const NOBODY = 2_147_483_647
const NO_UUID = "00000000-0000-4000-8000-000000000000"

/** What is sent where a column of a type stands, to break something about it. */
function candidatesFor(type: string, definitions: readonly string[]): unknown[] {
  const text = definitions.join("\n")
  const numbers = [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
  const around = numbers.flatMap((number) => [number - 1, number + 1])
  if (/^(?:integer|bigint|smallint|numeric|double|real)/.test(type)) {
    return [...new Set([-1, 0, 0.5, NOBODY, NOBODY + 1, TOO_LARGE, ...around])]
  }
  if (type === "uuid") return [NO_UUID, "kein-schluessel", ""]
  if (type === "boolean") return ["ja", 2]
  if (/^(?:date|timestamp|time)/.test(type)) {
    return ["", "2026-02-30", "0001-01-01", "9999-12-31", "25:61", "-4713-01-01", "gestern"]
  }
  if (/\[\]$|^jsonb?$/.test(type)) return [{}, [null], ["?"], "?", 1]
  const longest = Math.max(0, ...numbers)
  return ["", " ", "?", "ß".repeat(longest + 1), "x".repeat(20_000), "a\u0000b"]
}

/** An input, and whether the database would certainly refuse it as the value of the column. */
export interface Violation {
  value: unknown
  isCertain: boolean
}

/**
 * The inputs that break the constraints of a column. Of checks about this column alone the database
 * says itself which of the candidates do.
 */
export async function violationsOf(
  db: Db,
  {
    column,
    type,
    constraints,
  }: { column: string; type: string; constraints: readonly Constraint[] },
): Promise<Violation[]> {
  const candidates = candidatesFor(
    type,
    constraints.map(({ definition }) => definition),
  )
  const checks = constraints.filter(({ kind, columns }) => kind === "check" && columns.length === 1)
  const violations: Violation[] = []
  for (const value of candidates) {
    const isCertain = !(await isKept(db, { column, type, value, checks }))
    violations.push({ value, isCertain })
  }
  if (constraints.some(({ kind }) => kind === "not null")) {
    violations.push({ value: null, isCertain: true })
  }
  return violations
}

interface Cell {
  column: string
  type: string
  value: unknown
  checks: readonly Constraint[]
}

/** Whether a column takes a value: its type does, and each check about it alone. */
async function isKept(db: Db, { column, type, value, checks }: Cell): Promise<boolean> {
  const name = column.split(".")[1] ?? ""
  const conditions = checks.map(({ definition }) => definition.replace(/^CHECK /, ""))
  const all = conditions.length > 0 ? conditions.join(" and ") : "true"
  const written = typeof value === "object" ? JSON.stringify(value) : String(value)
  const cell = sql`select ${written}::${sql.raw(type)} as ${sql.identifier(name)}`
  try {
    const { rows } = await db.execute<{ is_kept: boolean | null }>(
      sql`select (${sql.raw(all)}) as is_kept from (${cell}) as cell`,
    )
    // what a check does not know, it lets pass
    return rows[0]?.is_kept !== false
  } catch {
    return false
  }
}
