import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { inTransaction, openDatabase } from "#platform/server/db.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"
import { openStorage } from "../storage.ts"
import { isDatabaseUnavailable, isStorageFull } from "./unavailable.ts"

const { url, owner } = await testDatabaseWithUrl()
const failureOf = (work: () => Promise<unknown>) =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  )

test("a database that nobody answers for is away, for a statement and for a transaction", async () => {
  const { db, close } = openDatabase("postgres://nobody@127.0.0.1:1/none")
  const failures = [
    await failureOf(() => db.execute(sql`select 1`)),
    await failureOf(() => inTransaction(db, (tx) => tx.execute(sql`select 1`))),
  ]
  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true])
  await close()
})

test("so is one that ends a connection, whatever was under way", async () => {
  const { db, close } = openDatabase(url)
  const pid = sql`select pg_backend_pid() as pid`
  const failure = await failureOf(() =>
    inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(pid)
      await owner.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::integer)`)
      await tx.execute(sql`select 1`)
    }),
  )
  expect(isDatabaseUnavailable(failure)).toBe(true)
  await close()
})

test("so is one that takes no writes, because it has just become a follower", async () => {
  const failure = await failureOf(() =>
    inTransaction(owner, async (tx) => {
      await tx.execute(sql`set transaction read only`)
      await tx.execute(sql`create table never_made (id integer)`)
    }),
  )
  expect(isDatabaseUnavailable(failure)).toBe(true)
})

test("a bug of ours is not, nor somebody else who is away", async () => {
  const refused = await failureOf(() => fetch("http://127.0.0.1:1/"))
  const wrong = await failureOf(() => owner.execute(sql`select from there_is_no_such_table`))
  expect([refused, wrong, undefined, new Error("no")].map(isDatabaseUnavailable)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test("a full device is told from a folder that takes nothing", async () => {
  // writing to it fails as on a disk that is full
  const full = await failureOf(async () => {
    const { writeFile } = await import("node:fs/promises")
    await writeFile("/dev/full", "voll")
  })
  expect(isStorageFull(full)).toBe(true)
  expect(isStorageFull(new Error("E_CANNOT_WRITE_FILE", { cause: full }))).toBe(true)
  const folder = makeScratchFolder("aufwind-full-")
  const disk = await openStorage({ STORAGE_URL: `file:${folder}`, DATA_DIR: folder })
  mkdirSync(join(folder, "taken"))
  expect(isStorageFull(await failureOf(() => disk.put("taken", "hier nicht")))).toBe(false)
})
