import pg from "pg"
import { expect, test } from "vitest"
import { seconds } from "#platform/duration.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { parseDeclaration } from "./migrations/declaration.ts"
import {
  awaitMigrated,
  type Migration,
  migrate,
  readMigrations,
  requireMigrated,
} from "./migrations.ts"

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

/** As a file of that text. */
function file(name: string, text: string): Migration {
  return { name, hash: name, sql: text, ...parseDeclaration(text) }
}

/** A database of its own, beside that of the other tests. */
async function ownDatabase() {
  return (await testDatabaseWithUrl()).ownerUrl
}

test("a newer database that only adds is tolerated, one that takes away is not", async () => {
  const own = await ownDatabase()
  const added = file("9001-added.sql", "-- expand: a table\ncreate table added ()")
  await migrate(own, [...files, added])
  expect(await migrate(own, files)).toEqual([])
  await requireMigrated(own, files)
  // who knows 9001 does not use what 9002 takes away
  const taken = file(
    "9002-taken.sql",
    "-- contract after 9001: added is not used\ndrop table added",
  )
  await migrate(own, [...files, added, taken])
  await requireMigrated(own, [...files, added])
  const refusal = /knows 9002-taken\.sql.*it is newer.*Run a version that has it\.$/
  await expect(requireMigrated(own, files)).rejects.toThrow(refusal)
  await expect(migrate(own, files)).rejects.toThrow(refusal)
  const ended = file("9003-ended.sql", "-- contract: everybody stops first\nselect 1")
  await migrate(own, [...files, added, taken, ended])
  await expect(requireMigrated(own, [...files, added, taken])).rejects.toThrow(/knows 9003/)
})

test("a list of migrations of before gets what it lacks, and tolerates nobody for it", async () => {
  const own = await ownDatabase()
  await migrate(own, [...files, next])
  const one = new pg.Client({ connectionString: own })
  await one.connect()
  await one.query("alter table schema_migrations drop tolerated_from")
  await requireMigrated(own, [...files, next])
  await expect(requireMigrated(own, files)).rejects.toThrow("it is newer")
  expect(await migrate(own, [...files, next])).toEqual([])
  const { rows } = await one.query(
    "select count(tolerated_from)::int as count from schema_migrations",
  )
  await one.end()
  expect(rows).toEqual([{ count: 0 }])
})

test("a migration that waits for a table lets everybody through again, and gets it later", async () => {
  const own = await ownDatabase()
  const [reader, other] = [
    new pg.Client({ connectionString: own }),
    new pg.Client({ connectionString: own }),
  ]
  await reader.connect()
  await other.connect()
  await reader.query("begin")
  await reader.query("select count(*) from airports")
  const wide = file("9001-wide.sql", "-- expand: a column\nalter table airports add wide integer")
  const patience = { lockMs: 50, firstPauseMs: 200, longestPauseMs: 200 }
  const migrated = migrate(own, [...files, wide], undefined, patience)
  // it waits in the queue for this table, and whoever comes then waits behind it: until it lets go
  await expect.poll(() => waiting(other), { timeout: seconds(20), interval: 5 }).toBeGreaterThan(0)
  await other.query("select count(*) from airports")
  await reader.query("commit")
  expect(await migrated).toEqual([wide.name])
  await reader.end()
  await other.end()
})

async function waiting(one: pg.Client): Promise<number> {
  const { rows } = await one.query<{ count: number }>(
    "select count(*)::int as count from pg_locks where not granted and relation = 'airports'::regclass",
  )
  return rows[0]?.count ?? 0
}

test("a table that is never free ends the migration with what was in the way", async () => {
  const own = await ownDatabase()
  const reader = new pg.Client({ connectionString: own })
  await reader.connect()
  await reader.query("begin")
  await reader.query("select count(*) from airports")
  const wide = file("9001-wide.sql", "-- expand: a column\nalter table airports add wide integer")
  const patience = { lockMs: 50, firstPauseMs: 50, patienceMs: 200 }
  await expect(migrate(own, [...files, wide], undefined, patience)).rejects.toThrow(
    /9001-wide\.sql failed: .*lock timeout/,
  )
  await reader.end()
  expect(await migrate(own, [...files, wide])).toEqual([wide.name])
})

const INDEX = file(
  "9001-index.sql",
  "-- expand: an index\n-- without a transaction\ncreate unique index concurrently airports_by_test on airports (code);\n",
)

test("an index is made beside somebody who writes, by one of several that start at once", async () => {
  const own = await ownDatabase()
  const writer = new pg.Client({ connectionString: own })
  await writer.connect()
  const applied = await Promise.all([1, 2, 3].map(() => migrate(own, [...files, INDEX])))
  expect(applied.flat()).toEqual([INDEX.name])
  expect(await indexes(writer)).toEqual([{ valid: true }])
  await writer.end()
})

test("an index that was left invalid is made again, one that is whole stays", async () => {
  const own = await ownDatabase()
  const one = new pg.Client({ connectionString: own })
  await one.connect()
  // of before: two of one name, so that the index can not be unique
  await one.query("create table twins as select 1 as code from generate_series(1, 2)")
  const twins = file("9001-twins.sql", INDEX.sql.replaceAll("airports", "twins"))
  await expect(migrate(own, [...files, twins])).rejects.toThrow(/9001-twins\.sql failed.*unique/)
  expect(await indexes(one, "twins")).toEqual([{ valid: false }])
  await one.query("delete from twins where ctid = (select min(ctid) from twins)")
  expect(await migrate(own, [...files, twins])).toEqual([twins.name])
  expect(await indexes(one, "twins")).toEqual([{ valid: true }])
  // killed before it could say so
  await one.query("delete from schema_migrations where name = '9001-twins.sql'")
  const { rows: before } = await one.query("select 'twins_by_test'::regclass::oid as id")
  expect(await migrate(own, [...files, twins])).toEqual([twins.name])
  const { rows: after } = await one.query("select 'twins_by_test'::regclass::oid as id")
  expect(after).toEqual(before)
  await one.end()
})

async function indexes(one: pg.Client, table = "airports") {
  const { rows } = await one.query(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass('${table}_by_test')`,
  )
  return rows
}

test("without a transaction there is one statement, which may be tried again", async () => {
  const own = await ownDatabase()
  for (const sql of [
    "create table two ()",
    "create index concurrently a on airports (code); create index concurrently b on airports (code)",
    "drop index concurrently a",
  ]) {
    const wrong = file("9001-wrong.sql", `-- expand: x\n-- without a transaction\n${sql}`)
    await expect(migrate(own, [...files, wrong]), sql).rejects.toThrow(/there is one `create index/)
  }
})

test("who is told to wait starts as soon as somebody else has migrated, and not for ever", async () => {
  const own = await ownDatabase()
  const added = file("9001-added.sql", "-- expand: a table\ncreate table added ()")
  await expect(awaitMigrated(own, [...files, added], 0)).rejects.toThrow(/misses 9001-added\.sql/)
  const waiting = awaitMigrated(own, [...files, added], seconds(60))
  await migrate(own, [...files, added])
  await waiting
  await expect(awaitMigrated(own, files.slice(1), seconds(60))).rejects.toThrow(/stands before/)
})
