import { sql } from "drizzle-orm"
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { namedId } from "#platform/server/named-id.ts"
import { PreparingClient } from "#platform/server/preparing-client.ts"

/** Work that runs outside the request, at least once; handlers must be safe to repeat. */
export interface JobQueue {
  name: string
  /** Standard cron in Europe/Berlin for work that comes back by itself. */
  cron?: string
  /** Several jobs of every booking run through this queue: their batches run in parallel. */
  isBusy?: boolean
  run(db: Db, data: unknown): Promise<void>
  /** The last try has failed as well; from here on only a person starts it again. */
  giveUp?(db: Db, data: unknown): Promise<void>
}

let boss: PgBoss | undefined

/**
 * Creates the job tables or brings them up to this version, and rebuilds what of their indexes is
 * bloated: all that only the role which owns them may do.
 */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  const owner = new PgBoss({
    connectionString: ownerUrl,
    max: 2,
    supervise: false,
    schedule: false,
  })
  owner.on("error", (error: Error) => log.warn({ err: error.message }, "job tables"))
  await owner.start()
  await owner.supervise()
  await owner.stop({ graceful: false })
}

/**
 * Connects this process to the job tables and names its queues in them. A killed worker's job comes
 * back after 45 s, a failed one is repeated with growing pauses for about a day.
 */
export async function connectJobs(databaseUrl: string, queues: readonly string[]): Promise<void> {
  const pool = { connectionString: databaseUrl, max: 3, Client: PreparingClient }
  const next = new PgBoss({ ...pool, useListenNotify: true, migrate: false, reindex: false })
  next.on("error", (error: Error) => log.warn({ err: error.message }, "job queue"))
  await next.start()
  for (const name of queues) {
    await next.createQueue(name, {
      notify: true,
      expireInSeconds: 45,
      retryLimit: 16,
      retryDelay: 2,
      retryBackoff: true,
    })
  }
  boss = next
}

/**
 * Puts a job into the caller's transaction: it exists exactly when the transaction commits. `name`:
 * while a job of this name is known, also a finished one, there is no second.
 */
export async function enqueue(
  tx: Db,
  queue: string,
  data: object,
  { name, ...options }: { startAfter?: Date; singletonKey?: string; name?: string } = {},
): Promise<void> {
  const id = name === undefined ? {} : { id: namedId(name) }
  await connected().send(queue, data, { ...options, ...id, db: fromDrizzle(tx, sql) })
}

// a notification wakes the worker; full batches are fetched without a pause, so that a backlog is worked
// off as fast as the database allows. The batch size leaves connections of the pool for requests
const WORKER_OPTIONS = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  batchSize: 6,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

const SIDE_BY_SIDE = 3

/** Starts working off the queues; returns when the workers listen. */
export async function workJobs(db: Db, queues: readonly JobQueue[]): Promise<void> {
  for (const queue of queues) {
    const options = { ...WORKER_OPTIONS, localConcurrency: queue.isBusy ? SIDE_BY_SIDE : 1 }
    await connected().work(queue.name, options, (jobs) =>
      Promise.all(jobs.map((job) => settleJob(db, queue, job))),
    )
    if (queue.cron)
      await connected().schedule(queue.name, queue.cron, null, { tz: "Europe/Berlin" })
  }
}

/** Each job of a batch ends for itself: what fails is repeated without the others. */
async function settleJob(
  db: Db,
  queue: JobQueue,
  job: JobWithMetadata<unknown>,
): Promise<JobResult> {
  const { id } = job
  try {
    await runJob(db, queue, job)
    return { id, status: "completed" }
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    return { id, status: "failed", output: { name, message, stack } }
  }
}

async function runJob(
  db: Db,
  queue: JobQueue,
  { data, retryCount, retryLimit }: { data: unknown; retryCount: number; retryLimit: number },
) {
  try {
    await queue.run(db, data)
  } catch (error) {
    if (retryCount >= retryLimit) await queue.giveUp?.(db, data)
    throw error
  }
}

/** Lets a job that has failed for good run once more. */
export async function retryJob(tx: Db, queue: string, id: string): Promise<void> {
  await connected().retry(queue, id, { db: fromDrizzle(tx, sql) })
}

/** Works off everything that waits now, in this call; for command-line programs and tests. */
export async function drainJobs(
  db: Db,
  queues: readonly JobQueue[],
  { atOnce = 1 } = {},
): Promise<void> {
  for (let found = true; found; ) {
    found = false
    const waiting = await namesOfWaiting(db)
    for (const queue of queues.filter(({ name }) => waiting.has(name))) {
      const jobs = await connected().fetch(queue.name, { batchSize: atOnce })
      if (jobs.length === 0) continue
      found = true
      await Promise.all(jobs.map((job) => queue.run(db, job.data)))
      await connected().complete(
        queue.name,
        jobs.map(({ id }) => id),
      )
    }
  }
}

/** The queues that are worth asking: most are empty, and each answer costs a statement. */
async function namesOfWaiting(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from pgboss.job where state < 'active' and start_after <= now()`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Lets running jobs end and disconnects. */
export async function disconnectJobs(): Promise<void> {
  await boss?.stop({ graceful: true, timeout: 10_000 })
  boss = undefined
}

function connected(): PgBoss {
  if (!boss) throw new Error("jobs are used before connectJobs()")
  return boss
}
