import { sql } from "drizzle-orm"
import { integer, pgTable } from "drizzle-orm/pg-core"
import { expect, test } from "vitest"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { deleteInBatches } from "./delete-in-batches.ts"

const { owner } = await testDatabaseWithUrl()
const oldRows = pgTable("old_rows", { number: integer().notNull() })
await owner.execute(sql`create table old_rows as select generate_series(1, 25) as number`)

test("all rows that are chosen are deleted, batch by batch, and no other", async () => {
  expect(await deleteInBatches(owner, oldRows, sql`${oldRows.number} <= 20`, 7)).toBe(20)
  expect((await owner.select().from(oldRows)).map(({ number }) => number)).toEqual([
    21, 22, 23, 24, 25,
  ])
  expect(await deleteInBatches(owner, oldRows, sql`${oldRows.number} <= 20`, 7)).toBe(0)
})

test("a number of rows that fills its last batch ends as well, and no choice is none", async () => {
  expect(await deleteInBatches(owner, oldRows, undefined, 5)).toBe(0)
  expect(await deleteInBatches(owner, oldRows, sql`true`, 5)).toBe(5)
})
