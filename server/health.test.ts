import { createServer, type Socket } from "node:net"
import { sql } from "drizzle-orm"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { inTransaction, openDatabase } from "#platform/server/db.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { health, openProbe } from "./health.ts"

const { db, url, owner, ownerUrl } = await testDatabaseWithUrl()

async function statusOf(probe: ReturnType<typeof openProbe>): Promise<number> {
  return (await health(probe.fault).request("/readyz")).status
}

function probeOf(...args: Parameters<typeof openProbe>) {
  const probe = openProbe(...args)
  afterAll(probe.close)
  return probe
}

test("a process whose connections all wait for a stuck lock stays ready", async () => {
  const main = openDatabase(url, { max: 2 })
  const probe = probeOf(url)
  await owner.execute(sql`create table doors (id integer primary key)`)
  await owner.execute(sql`grant all on doors to public`)
  await db.execute(sql`insert into doors values (1)`)
  const waiting = await inTransaction(db, async (tx) => {
    await tx.execute(sql`select from doors where id = 1 for update`)
    const visits = [1, 2].map(() => main.pool.query("update doors set id = id"))
    await expect.poll(() => countWaiting()).toBe(2)
    expect(main.pool.idleCount).toBe(0)
    expect(await statusOf(probe)).toBe(200)
    return visits
  })
  await Promise.all(waiting)
  await main.close()
})

async function countWaiting(): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length
}

test("a process whose database is gone is not ready, and is again as soon as it is back", async () => {
  const probe = probeOf(url)
  expect(await statusOf(probe)).toBe(200)
  const { pathname } = new URL(url)
  const admin = new pg.Client({ connectionString: new URL("/postgres", ownerUrl).href })
  await admin.connect()
  const allow = (isAllowed: boolean) =>
    admin.query(`alter database ${pathname.slice(1)} allow_connections ${isAllowed}`)
  await allow(false)
  await admin.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'aufwind-ready' and datname = $1",
    [pathname.slice(1)],
  )
  expect(await statusOf(probe)).toBe(503)
  await allow(true)
  await admin.end()
  expect(await statusOf(probe)).toBe(200)
})

test("a process whose database only follows another takes nothing", async () => {
  const follows = health(async () => "database read-only")
  const answer = await follows.request("/readyz")
  expect([answer.status, await answer.text()]).toEqual([503, "database read-only"])
  expect((await follows.request("/startupz")).status).toBe(200)
})

test("a process that starts is alive and neither started nor ready", async () => {
  const starting = health(async () => "starting")
  const statuses = ["/healthz", "/startupz", "/readyz"].map(async (path) => {
    return (await starting.request(path)).status
  })
  expect(await Promise.all(statuses)).toEqual([200, 503, 503])
})

test("a process whose database says nothing is not ready", async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve))
  const address = silent.address()
  const port = typeof address === "object" ? address?.port : undefined
  const probe = probeOf(`postgres://nobody:x@127.0.0.1:${port}/nothing`, { patienceMs: 50 })
  expect(await statusOf(probe)).toBe(503)
  for (const socket of sockets) socket.destroy()
  silent.close()
})
