import { rmSync } from "node:fs"
import { sql } from "drizzle-orm"
import { expect, onTestFinished, test } from "vitest"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction, openDatabase } from "#platform/server/db.ts"
import { replicaStatements } from "#platform/server/metrics.ts"
import { ensureServerRole, serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { connectReplica } from "#platform/server/replica/replica.ts"
import { lookAtReplica } from "#server/commands/doctor/look-at-replica.ts"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"
import { startStandby } from "./support/standby.ts"

/** Streaming and looking take their time on a busy machine. */
const eventually = <T>(look: () => Promise<T>) =>
  expect.poll(look, { timeout: 20_000, interval: 50 })

/** A primary with one table, a standby that follows it, and what reads from there. */
async function replicated() {
  const dataDir = makeScratchFolder("aufwind-primary-")
  const running = await startPostgres({ dataDir })
  const owner = openDatabase(running.ownerUrl, { max: 1 })
  await owner.db.execute(sql`create table seats (free int)`)
  await owner.db.execute(sql`insert into seats values (3)`)
  await owner.db.execute(sql`grant select, insert, update on seats to public`)
  const standby = await startStandby(dataDir)
  const primary = openDatabase(await ensureServerRole(running.ownerUrl))
  const copy = openDatabase(standby.ownerUrl, { max: 1 })
  const replica = connectReplica(primary, serverUrlOf(standby.ownerUrl), { max: 4 })
  onTestFinished(async () => {
    await replica.close()
    await primary.close()
    await copy.close()
    await owner.close()
    await standby.stop()
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const reads = (wroteAt?: Date) => replica.readsOf(wroteAt)
  await eventually(() => isCopy(reads())).toBe(true)
  const urls = { primary: running.ownerUrl, copy: standby.ownerUrl }
  return { db: primary.db, copy: copy.db, standby, reads, urls }
}

async function isCopy(db: Db): Promise<boolean | undefined> {
  const { rows } = await db.execute<{ follows: boolean }>(
    sql`select pg_is_in_recovery() as follows`,
  )
  return rows[0]?.follows
}

async function freeSeats(db: Db): Promise<number | undefined> {
  const { rows } = await db.execute<{ free: number }>(sql`select free from seats`)
  return rows[0]?.free
}

test("what may be a moment old is read from the copy, and no older than it may be", async () => {
  const { db, copy, reads } = await replicated()
  await db.execute(sql`update seats set free = 2`)
  await eventually(() => freeSeats(reads())).toBe(2)
  // it stands still: what it shows gets old
  await copy.execute(sql`select pg_wal_replay_pause()`)
  await db.execute(sql`update seats set free = 1`)
  await eventually(() => freeSeats(reads())).toBe(1)
  expect(await isCopy(reads())).toBe(false)
  await copy.execute(sql`select pg_wal_replay_resume()`)
  await eventually(() => isCopy(reads())).toBe(true)
  expect(await freeSeats(reads())).toBe(1)
})

test("whoever has just written reads what they have written, and later from the copy again", async () => {
  const { db, copy, reads } = await replicated()
  await copy.execute(sql`select pg_wal_replay_pause()`)
  await db.execute(sql`update seats set free = 0`)
  const wroteAt = clock.now()
  expect(await freeSeats(reads(wroteAt))).toBe(0)
  await copy.execute(sql`select pg_wal_replay_resume()`)
  await eventually(() => isCopy(reads(wroteAt))).toBe(true)
  expect(await freeSeats(reads(wroteAt))).toBe(0)
})

test("what writes, locks or belongs to a transaction is done on the primary, however it begins", async () => {
  const { db, reads } = await replicated()
  await reads().execute(sql`insert into seats values (7)`)
  await reads().execute(
    sql`with taken as (update seats set free = 6 where free = 7 returning free) select free from taken`,
  )
  await reads().execute(sql`select free from seats for update`)
  await inTransaction(reads(), async (tx) => {
    expect(await isCopy(tx)).toBe(false)
    await tx.execute(sql`update seats set free = 5 where free = 6`)
  })
  const { rows } = await db.execute(sql`select free from seats order by free`)
  expect(rows).toEqual([{ free: 3 }, { free: 5 }])
})

test("when the copy is killed in the middle, nobody gets an error", async () => {
  const { standby, reads } = await replicated()
  const waiting = Array.from({ length: 3 }, () =>
    reads().execute<{ free: number }>(sql`select free from seats, pg_sleep(0.5)`),
  )
  standby.kill()
  const answers = await Promise.all(waiting)
  expect(answers.map(({ rows }) => rows)).toEqual([[{ free: 3 }], [{ free: 3 }], [{ free: 3 }]])
  expect(await freeSeats(reads())).toBe(3)
  await eventually(() => isCopy(reads())).toBe(false)
})

test("npm run doctor says whether a replica follows and how far it is behind, and of the primary that it follows nobody", async () => {
  const { db, copy, urls } = await replicated()
  const [following] = await lookAtReplica(urls.copy)
  expect(following).toMatchObject({ state: "ok", said: expect.stringMatching(/^follows by str/) })
  await copy.execute(sql`select pg_wal_replay_pause()`)
  await db.execute(sql`update seats set free = 2`)
  await eventually(async () => (await lookAtReplica(urls.copy))[0]?.said).toMatch(
    /^follows by streaming, [1-9]\d* bytes are not replayed yet$/,
  )
  expect(await lookAtReplica(urls.primary)).toMatchObject([{ state: "bad" }])
})

test("statements are counted by who answered them", async () => {
  const { reads } = await replicated()
  const count = async (by: string) =>
    (await replicaStatements.get()).values.find(({ labels }) => labels.answered_by === by)?.value ??
    0
  const before = { replica: await count("replica"), primary: await count("primary") }
  const db = reads()
  await freeSeats(db)
  await db.execute(sql`select free from seats for update`)
  expect(await count("replica")).toBe(before.replica + 1)
  expect(await count("primary")).toBe(before.primary + 1)
})
