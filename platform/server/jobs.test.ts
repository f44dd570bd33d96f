import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { inTransaction } from "./db.ts"
import { enqueue, workJobs } from "./jobs.ts"

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
