import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { inTransaction } from "./db.ts"

const db = await testDatabase()

test("a connection that is lost in the middle of a transaction ends the transaction, not the process", async () => {
  const interrupted = inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
    // the lost connection is noticed while no statement is under way
    await new Promise((resolve) => setImmediate(resolve))
    await tx.execute(sql`select 1`)
  })
  await expect(interrupted).rejects.toThrow()
  const { rows } = await db.execute<{ one: number }>(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
})
