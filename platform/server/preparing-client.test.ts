import { eq, sql } from "drizzle-orm"
import type { NodePgDatabase } from "drizzle-orm/node-postgres"
import type pg from "pg"
import { expect, test, vi } from "vitest"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { type Db, inTransaction } from "./db.ts"

const { db, url } = await testDatabaseWithUrl()

const readEvent = (tx: Db, id: number) =>
  tx.select({ kind: eventsTable.kind }).from(eventsTable).where(eq(eventsTable.id, id))

async function preparedOn(tx: Db, part: string) {
  const { rows } = await tx.execute<{ uses: number }>(sql`
    select (generic_plans + custom_plans)::int as uses from pg_prepared_statements
    where position(${part}::text in statement) > 0 and position('pg_prepared' in statement) = 0`)
  return rows.map(({ uses }) => uses)
}

test("from its third time on a statement with values is prepared on its connection, once", async () => {
  await inTransaction(db, async (tx) => {
    for (const id of [1, 2]) await readEvent(tx, id)
    expect(await preparedOn(tx, `select "kind" from "events"`)).toEqual([])
    for (const id of [3, 4, 5]) await readEvent(tx, id)
    expect(await preparedOn(tx, `select "kind" from "events"`)).toEqual([3])
  })
})

test("a text with a list of values is prepared, several statements in one and what has none are not", async () => {
  const { $client } = db as NodePgDatabase & { $client: pg.Pool }
  const client = await $client.connect()
  for (const one of [1, 2, 3]) {
    await client.query("select 'a trial', $1::int", [one])
    await client.query("select 'a trial' as first; select 2 as second", [])
    await client.query("select 'a trial'")
  }
  const { rows } = await client.query(
    "select statement from pg_prepared_statements where statement like '%a trial%'",
  )
  client.release()
  expect(rows).toEqual([{ statement: "select 'a trial', $1::int" }])
})

test("a refused statement is refused again, and runs when it may", async () => {
  const insert = (tx: Db, kind: string | null) =>
    tx.execute(sql`insert into events (kind, entity, entity_id, actor_kind, data, at)
      values (${kind}, 'trial', 1, 'system', '{}', '2026-01-01') returning kind`)
  await expect(insert(db, null)).rejects.toThrow()
  await expect(insert(db, null)).rejects.toThrow()
  expect((await insert(db, "trial.ran")).rows).toEqual([{ kind: "trial.ran" }])
})

test("what could not be prepared in a transaction that had failed is prepared in the next one", async () => {
  const { $client } = db as NodePgDatabase & { $client: pg.Pool }
  const client = await $client.connect()
  const ask = () => client.query("select 'after a failure', $1::int as one", [1])
  await client.query("begin")
  await expect(client.query("select 1 / 0")).rejects.toThrow()
  for (const _ of [1, 2, 3]) await expect(ask()).rejects.toThrow("aborted")
  await client.query("rollback")
  expect((await ask()).rows).toMatchObject([{ one: 1 }])
  client.release()
})

test("behind a pooler that does not know names nothing is prepared", async () => {
  vi.stubEnv("DATABASE_NAMED_STATEMENTS", "off")
  vi.resetModules()
  const { PreparingClient } = await import("./preparing-client.ts")
  const client = new PreparingClient({ connectionString: url })
  await client.connect()
  for (const one of [1, 2, 3, 4]) await client.query("select 'without a name', $1::int", [one])
  const { rows } = await client.query("select statement from pg_prepared_statements")
  await client.end()
  vi.unstubAllEnvs()
  expect(rows).toEqual([])
})
