import pg from "pg"
import { expect, test } from "vitest"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { type Migration, migrate, readMigrations } from "./migrations.ts"

const { ownerUrl: url } = await testDatabaseWithUrl()
const files = await readMigrations("db/migrations")
const next: Migration = {
  name: "9001-next.sql",
  hash: "n",
  sql: "create table next_things (id integer)",
}

test("what is applied is not applied again", async () => {
  expect(await migrate(url, files)).toEqual([])
})

test("two processes that start at once migrate once", async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url, [...files, next])))
  expect(applied.flat()).toEqual([next.name])
})

test("a changed file, a gap and a newer database are refused", async () => {
  const changed = [...files, { ...next, hash: "other" }]
  await expect(migrate(url, changed)).rejects.toThrow("was changed after it ran")
  const before = { ...next, name: "0000-late.sql", hash: "l" }
  await expect(migrate(url, [before, ...files, next])).rejects.toThrow("stands before")
  await expect(migrate(url, files)).rejects.toThrow("it is newer")
})

test("a migration that fails leaves nothing behind", async () => {
  const broken = {
    name: "9002-broken.sql",
    hash: "b",
    sql: "create table half (id integer); select 1/0",
  }
  await expect(migrate(url, [...files, next, broken])).rejects.toThrow("9002-broken.sql failed")
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select to_regclass('half') as half")
  await client.end()
  expect(rows).toEqual([{ half: null }])
})
