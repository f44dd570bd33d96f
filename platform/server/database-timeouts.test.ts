import { sql } from "drizzle-orm"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { isDatabaseTimeout, liftTimeouts, patient, setRoleTimeouts } from "./database-timeouts.ts"
import { type Db, inTransaction, openDatabase } from "./db.ts"
import { migrate } from "./migrations.ts"

const { url, owner, ownerUrl } = await testDatabaseWithUrl()
await owner.execute(sql`create table doors (id integer primary key)`)
await owner.execute(sql`grant all on doors to public`)

/** A connection that was opened after the settings were made. */
function connect() {
  const { db, close } = openDatabase(url, { max: 2 })
  afterAll(close)
  return db
}

async function timeoutsOf(db: ReturnType<typeof connect>) {
  const { rows } = await db.execute<{ name: string; setting: string }>(sql`
    select name, setting from pg_settings
    where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')`)
  return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))
}

const LOW = { lock_timeout: 50, statement_timeout: 200, idle_in_transaction_session_timeout: 100 }
const NONE = { lock_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 }
const USUAL = {
  lock_timeout: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
}

test("every new connection of the role has its timeouts, and the next start changes them", async () => {
  await setRoleTimeouts(url, LOW)
  expect(await timeoutsOf(connect())).toEqual(LOW)
  await Promise.all([1, 2, 3].map(() => setRoleTimeouts(url)))
  expect(await timeoutsOf(connect())).toEqual(USUAL)
})

test("other databases of the same role keep theirs", async () => {
  await setRoleTimeouts(url, LOW)
  const elsewhere = new pg.Client({ connectionString: new URL("/postgres", url).href })
  await elsewhere.connect()
  const { rows } = await elsewhere.query("show lock_timeout")
  await elsewhere.end()
  expect(rows).toEqual([{ lock_timeout: "0" }])
})

test("a role that may not be changed goes without timeouts", async () => {
  await setRoleTimeouts(url, LOW)
  const readOnly = new URL(url)
  readOnly.searchParams.set("options", "-c default_transaction_read_only=on")
  await setRoleTimeouts(readOnly.href)
  expect(await timeoutsOf(connect())).toEqual(LOW)
})

test("a transaction that may take long has no timeouts, the next one on its connection has", async () => {
  await setRoleTimeouts(url, LOW)
  const { db, close } = openDatabase(url, { max: 1 })
  afterAll(close)
  await inTransaction(db, async (tx) => {
    await liftTimeouts(tx)
    expect(await timeoutsOf(tx)).toEqual(NONE)
  })
  expect(await timeoutsOf(db)).toEqual(LOW)
})

test("a migration takes as long as it needs", async () => {
  await setRoleTimeouts(ownerUrl, LOW)
  const { rows } = await connect().execute<{ name: string; hash: string }>(
    sql`select name, hash from schema_migrations order by name`,
  )
  const slow = { name: "9001-slow.sql", hash: "s", sql: "select pg_sleep(0.3)" }
  const known = rows.map((row) => ({ ...row, sql: "" }))
  expect(await migrate(ownerUrl, [...known, slow])).toEqual([slow.name])
})

test("what ran into a timeout is told apart from every other failure", async () => {
  await setRoleTimeouts(url, LOW)
  const db = connect()
  await db.execute(sql`insert into doors values (1)`)
  const lockDoor = (tx: Db) => tx.execute(sql`select from doors where id = 1 for update`)

  const locked = inTransaction(db, async (tx) => {
    await liftTimeouts(tx)
    await lockDoor(tx)
    return inTransaction(db, lockDoor).then(undefined, (error: unknown) => error)
  })
  const slow = db.execute(sql`select pg_sleep(10)`).then(undefined, (error: unknown) => error)
  const other = db
    .execute(sql`insert into doors values (1)`)
    .then(undefined, (error: unknown) => error)
  const failures = [await locked, await slow, await other]
  expect(failures.map(isDatabaseTimeout)).toEqual([true, true, false])
  expect([undefined, new Error("no letter box")].map(isDatabaseTimeout)).toEqual([false, false])
})

test("a transaction that is left open is ended, and what comes next in it is a timeout", async () => {
  await setRoleTimeouts(url, LOW)
  const [db, other] = [connect(), connect()]
  const left = inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await expect
      .poll(() => other.execute(sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`))
      .toMatchObject({ rows: [] })
    await tx.execute(sql`select 1`)
  })
  expect(isDatabaseTimeout(await left.catch((error: unknown) => error))).toBe(true)
  expect(isDatabaseTimeout(await db.execute(sql`select 1`))).toBe(false)
})

test("waiting for a connection in vain is a timeout as well", async () => {
  await setRoleTimeouts(url)
  const { db, close } = openDatabase(url, { max: 1, patienceMs: 1_000 })
  const failure = await inTransaction(db, () =>
    db.execute(sql`select 1`).then(undefined, (error: unknown) => error),
  )
  await close()
  expect(isDatabaseTimeout(failure)).toBe(true)
})

test("what nobody waits for may take longer than the role's other work", async () => {
  await setRoleTimeouts(url, LOW)
  const client = new pg.Client(await patient(url))
  await client.connect()
  const { rows } = await client.query(
    "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
  )
  await client.end()
  expect(rows).toEqual([{ statement: "5min", lock: "30s" }])
})
