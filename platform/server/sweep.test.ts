import { asc, sql } from "drizzle-orm"
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { type Db, inTransaction } from "./db.ts"
import { failingRowsTable } from "./failing-rows.ts"
import { drainJobs } from "./jobs.ts"
import { retryFailingRowsQueue, sweep } from "./sweep.ts"

const { db, owner } = await testDatabaseWithUrl()

const QUEUE = "forget-weights"
const NOON = new Date("2026-06-01T12:00:00Z").getTime()
let now = NOON
let restoreClock = () => {}

beforeAll(async () => {
  await owner.execute(
    sql`create table parcels (id integer primary key, deliveries integer not null)`,
  )
  await owner.execute(sql`grant all on parcels to public`)
})
beforeEach(() => {
  now = NOON
  restoreClock = setClockSource(() => new Date(now))
})
afterEach(async () => {
  restoreClock()
  await owner.execute(sql`truncate parcels, failing_rows`)
})

const after = (seconds: number) => new Date(NOON + seconds * 1000)

async function makeParcels(count: number): Promise<void> {
  await db.execute(
    sql`insert into parcels select id, 0 from generate_series(1, ${count}::int) as id`,
  )
}

interface Round {
  /** Parcels that nobody can deliver. */
  broken?: readonly number[]
  atMost?: number
}

/** Sweeps all parcels that were not delivered, by their numbers; answers who was tried, in order. */
async function deliver({ broken = [], atMost }: Round = {}) {
  const tried: number[] = []
  const limits: number[] = []
  await sweep(db, {
    queue: QUEUE,
    entity: "parcel",
    ...(atMost !== undefined && { atMost }),
    async due(from, limit) {
      limits.push(limit)
      const { rows } = await from.execute<{ id: number }>(
        sql`select id from parcels where deliveries = 0 order by id limit ${limit}`,
      )
      return rows
    },
    async each(from, { id }) {
      tried.push(id)
      await deliverOne(from, id)
    },
  })
  return { tried, limits }

  async function deliverOne(from: Db, id: number) {
    await inTransaction(from, async (tx) => {
      const { rows } = await tx.execute<{ deliveries: number }>(
        sql`select deliveries from parcels where id = ${id} for update`,
      )
      if (rows[0]?.deliveries !== 0) return
      await tx.execute(sql`update parcels set deliveries = deliveries + 1 where id = ${id}`)
      if (broken.includes(id)) throw new Error("no letter box")
    })
  }
}

async function delivered(): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from parcels where deliveries = 1 order by id`,
  )
  return rows.map(({ id }) => id)
}

const failing = () =>
  db.select().from(failingRowsTable).orderBy(asc(failingRowsTable.queue), failingRowsTable.rowId)

/** Sweeps one row whose work is `each`. */
const sweepOne = (each: () => Promise<unknown>) =>
  sweep(db, { queue: QUEUE, entity: "parcel", due: async () => [{ id: 1 }], each })

test("a failing row stops no other, leaves nothing half done, and is listed with its problem", async () => {
  await makeParcels(4)
  expect((await deliver({ broken: [2] })).tried).toEqual([1, 2, 3, 4])
  expect(await delivered()).toEqual([1, 3, 4])
  expect(await failing()).toEqual([
    {
      queue: QUEUE,
      entity: "parcel",
      rowId: "2",
      problem: "Error: no letter box",
      failures: 1,
      firstFailedAt: after(0),
      lastFailedAt: after(0),
      retryAt: after(30),
    },
  ])
})

test("a row that failed is tried again only after its pause, which doubles with each failure", async () => {
  await makeParcels(1)
  await deliver({ broken: [1] })
  now = after(29).getTime()
  expect((await deliver()).tried).toEqual([])
  now = after(30).getTime()
  expect((await deliver({ broken: [1] })).tried).toEqual([1])
  expect(await failing()).toMatchObject([
    { failures: 2, firstFailedAt: after(0), lastFailedAt: after(30), retryAt: after(90) },
  ])
  now = after(89).getTime()
  expect((await deliver()).tried).toEqual([])
})

test("a row that fails for days is tried every six hours", async () => {
  await makeParcels(1)
  await deliver({ broken: [1] })
  await db.update(failingRowsTable).set({ failures: 5_000 })
  now = after(60).getTime()
  await deliver({ broken: [1] })
  expect(await failing()).toMatchObject([{ failures: 5_001, retryAt: new Date(now + hours(6)) }])
})

test("a row that works at last is gone from the table", async () => {
  await makeParcels(1)
  await deliver({ broken: [1] })
  now = after(30).getTime()
  expect((await deliver()).tried).toEqual([1])
  expect(await delivered()).toEqual([1])
  expect(await failing()).toEqual([])
})

test("a row for which nothing is to be done any more is gone without another try", async () => {
  await makeParcels(2)
  await deliver({ broken: [1, 2] })
  await db.execute(sql`delete from parcels where id = 1`)
  expect((await deliver()).tried).toEqual([])
  expect(await failing()).toMatchObject([{ rowId: "2" }])
})

test("rows are read in bounded batches until all are done, however many of the first ones fail", async () => {
  await makeParcels(530)
  const broken = Array.from({ length: 510 }, (_, index) => index + 1)
  const first = await deliver({ broken })
  expect(first.tried).toHaveLength(530)
  // rows attempted in this run are read again, and push no other out of the batch
  expect(first.limits).toEqual([500, 1_000])
  expect(await delivered()).toHaveLength(20)
  await db.execute(sql`insert into parcels values (2000, 0)`)
  expect((await deliver()).tried).toEqual([2_000])
})

test("rows that failed before come after all others, within what one run may take", async () => {
  await makeParcels(5)
  expect((await deliver({ broken: [1, 2], atMost: 2 })).tried).toEqual([1, 2])
  now = after(30).getTime()
  expect((await deliver({ atMost: 2 })).tried).toEqual([3, 4])
  expect((await deliver({ atMost: 2 })).tried).toEqual([5, 1])
  expect((await deliver({ atMost: 2 })).tried).toEqual([2])
  expect(await delivered()).toEqual([1, 2, 3, 4, 5])
  expect(await failing()).toEqual([])
})

test("sweeps that run at once do each row once", async () => {
  await makeParcels(60)
  await Promise.all([deliver(), deliver(), deliver()])
  expect(await delivered()).toHaveLength(60)
  await db.execute(sql`update parcels set deliveries = 0 where id <= 2`)
  await Promise.all([deliver({ broken: [1] }), deliver({ broken: [1] })])
  expect(await delivered()).not.toContain(1)
  expect(await failing()).toMatchObject([{ rowId: "1", retryAt: after(30) }])
})

test("sweeps of the same rows for another reason keep their own failures", async () => {
  await makeParcels(1)
  await deliver({ broken: [1] })
  const others = { queue: QUEUE, entity: "letter", due: async () => [] }
  await sweep(db, { ...others, each: async () => {} })
  expect(await failing()).toMatchObject([{ entity: "parcel", rowId: "1" }])
})

test("an error is described by its root cause, without the data it was about", async () => {
  const statements = [
    sql`select ${"lena.berger@flug.example"}::int`,
    sql`insert into failing_rows values (${QUEUE}, 'x', 'lena.berger@flug.example', '', 0, now(), now(), now())`,
  ]
  const problems: string[] = []
  for (const statement of statements) {
    await sweepOne(() => db.execute(statement))
    problems.push((await failing())[0]?.problem ?? "")
    now += days(1)
  }
  expect(problems).toEqual([
    "22P02: invalid input syntax for type integer: …",
    expect.stringMatching(/^23514: .*violates check constraint "failures_are_counted"$/),
  ])
  await sweepOne(() =>
    Promise.reject(new Error(`no answer to lena@flug.example${"!".repeat(400)}`)),
  )
  const [row] = await failing()
  expect(row?.problem).toMatch(/^Error: no answer to …@…/)
  expect(row?.problem).not.toMatch(/lena|flug/)
})

test("a sweep whose due rows cannot be read fails as a whole", async () => {
  const due = () => Promise.reject(new Error("no list"))
  const each = async () => {}
  await expect(sweep(db, { queue: QUEUE, entity: "parcel", due, each })).rejects.toThrow("no list")
})

test("a timer runs again for its failing rows once their pause is over, and not before", async () => {
  const ran: string[] = []
  const timer = { name: QUEUE, cron: "47 3 * * *", run: async () => void ran.push(QUEUE) }
  await makeParcels(3)
  await deliver({ broken: [1, 2] })
  await retryFailingRowsQueue.run(db, null)
  await drainJobs(db, [timer])
  expect(ran).toEqual([])
  now = after(30).getTime()
  await retryFailingRowsQueue.run(db, null)
  await drainJobs(db, [timer])
  expect(ran).toEqual([QUEUE])
})

test("a timer that no longer exists delays no other", async () => {
  const ran: string[] = []
  const timer = { name: QUEUE, cron: "47 3 * * *", run: async () => void ran.push(QUEUE) }
  await makeParcels(1)
  await deliver({ broken: [1] })
  const [row] = await failing()
  if (row) await db.insert(failingRowsTable).values({ ...row, queue: "a-former-timer" })
  now = after(30).getTime()
  await retryFailingRowsQueue.run(db, null)
  await drainJobs(db, [timer])
  expect(ran).toEqual([QUEUE])
  expect(await failing()).toMatchObject([
    { queue: "a-former-timer" },
    { queue: QUEUE },
    {
      queue: "retry-failing-rows",
      rowId: "a-former-timer",
      problem: "Error: Queue a-former-timer does not exist",
    },
  ])
})
