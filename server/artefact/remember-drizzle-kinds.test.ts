import { readFileSync } from "node:fs"
import { Column, entityKind, is, SQL, sql, Table } from "drizzle-orm"
import { expect, test } from "vitest"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { rememberDrizzleKinds } from "./remember-drizzle-kinds.ts"

const { transform } = rememberDrizzleKinds()
const file = new URL(import.meta.resolve("drizzle-orm/entity"))
const changed = (transform as { handler(code: string): string }).handler(readFileSync(file, "utf8"))
const remembering = await import(`data:text/javascript,${encodeURIComponent(changed)}`)

class Odd {
  static readonly [entityKind] = "Odd"
  readonly isOdd = true
}
class OddToo {
  static readonly [entityKind] = "Odd"
  readonly isOdd = true
}

test("what is remembered of a value's kind is what Drizzle would say, at the first and at the second time", () => {
  const values = [
    usersTable,
    usersTable.id,
    usersTable.email,
    sql`select 1`,
    new Odd(),
    new OddToo(),
    {},
    null,
    "text",
  ]
  for (const kind of [Table, Column, SQL, Odd, OddToo]) {
    const said = values.map((value) => is(value, kind))
    expect(values.map((value) => remembering.is(value, kind))).toEqual(said)
    expect(values.map((value) => remembering.is(value, kind))).toEqual(said)
  }
  expect(remembering.is(new OddToo(), Odd)).toBe(true)
})

test("what is no kind of Drizzle's is refused as before", () => {
  expect(() => remembering.is({}, class Stranger {})).toThrow("doesn't look like a Drizzle entity")
})
