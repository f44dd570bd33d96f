import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { inTransaction } from "./db.ts"
import { enqueue, type JobQueue, workJobs } from "./jobs.ts"
import { registry } from "./metrics.ts"
import { currentRequestId, withRequestId } from "./request-id.ts"

const db = await testDatabase()

/** A job after so many of three attempts. */
async function tried(retryCount: number): Promise<string> {
  const id = randomUUID()
  await db.execute(sql`
    insert into pgboss.job (id, name, data, state, retry_limit, retry_count, retry_delay)
    values (${id}, 'forget-files', ${JSON.stringify({ id })}::jsonb, 'retry', 3, ${retryCount}, 600)`)
  return id
}

async function stateOf(id: string) {
  const { rows } = await db.execute<{ state: string }>(
    sql`select state from pgboss.job where name = 'forget-files' and id = ${id}`,
  )
  return rows[0]?.state
}

test("a job is given up with its last try, not before", async () => {
  const early = await tried(1)
  const last = await tried(3)
  const givenUp: unknown[] = []
  await workJobs(db, [
    {
      name: "forget-files",
      run: () => Promise.reject(new Error("the disk is full")),
      async giveUp(_, data) {
        givenUp.push(data)
      },
    },
  ])
  await expect.poll(() => stateOf(last), { timeout: 20_000 }).toBe("failed")
  await expect.poll(() => stateOf(early), { timeout: 20_000 }).toBe("retry")
  expect(givenUp).toEqual([{ id: last }])
})

test("what a job causes belongs to the request that caused the job, and each try is timed", async () => {
  const seen: (string | undefined)[] = []
  const cause: JobQueue = {
    name: "forget-sessions",
    run: (from) => inTransaction(from, (tx) => enqueue(tx, "forget-weights", { of: "a request" })),
  }
  const effect: JobQueue = {
    name: "forget-weights",
    async run(_, data) {
      if ((data as { of?: string }).of === "a request") seen.push(currentRequestId())
    },
  }
  await workJobs(db, [cause, effect])
  await withRequestId("7f3a-91", () => inTransaction(db, (tx) => enqueue(tx, cause.name, {})))
  await expect.poll(() => seen, { timeout: 20_000 }).toEqual(["7f3a-91"])
  expect(await registry.metrics()).toMatch(
    /^aufwind_job_duration_seconds_count\{queue="forget-sessions",outcome="completed"\} \d+$/m,
  )
})

test("a rush of jobs is worked off without waiting for the next poll, and each ends for itself", async () => {
  const RUSH = 40
  const ran = new Set<number>()
  const begun = new Map<number, number>()
  await workJobs(db, [
    {
      name: "remind-of-flights",
      async run(_, data) {
        const { place } = data as { place: number }
        begun.set(place, (begun.get(place) ?? 0) + 1)
        if (place === 7 && begun.get(place) === 1) throw new Error("not yet")
        ran.add(place)
      },
    },
  ])
  await inTransaction(db, async (tx) => {
    for (let place = 0; place < RUSH; place += 1) await enqueue(tx, "remind-of-flights", { place })
  })
  // one by one at each poll they would take as many seconds
  await expect.poll(() => ran.size, { timeout: 20_000 }).toBe(RUSH)
  expect([...begun.values()].filter((times) => times > 1)).toHaveLength(1)
})

test("what was put off runs when its time has come, long before a worker would look by itself", async () => {
  const ran: unknown[] = []
  await workJobs(db, [
    {
      name: "forget-code-mails",
      async run(_, data) {
        ran.push(data)
      },
    },
  ])
  await inTransaction(db, (tx) =>
    enqueue(tx, "forget-code-mails", { of: "later" }, { startAfter: new Date(Date.now() + 2_000) }),
  )
  await expect.poll(() => ran, { timeout: 15_000 }).toMatchObject([{ of: "later" }])
})
