import { sql } from "drizzle-orm"
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss"
import { z } from "zod"
import { seconds } from "#platform/duration.ts"
import { patient } from "#platform/server/database-timeouts.ts"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { jobSeconds } from "#platform/server/metrics.ts"
import { namedId } from "#platform/server/named-id.ts"
import { directUrl } from "#platform/server/postgres/direct-url.ts"
import { PreparingClient } from "#platform/server/preparing-client.ts"
import { currentRequestId, withRequestId } from "#platform/server/request-id.ts"
import { currentTraceparent, inSpan } from "#platform/server/telemetry/spans.ts"

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

/** What a process has to do with jobs beside promising them. */
interface JobsConnection {
  /** Whether it works on them, or leaves them and their timers to others. */
  worksOff?: boolean
}

/**
 * Connects this process to the job tables and names its queues in them. A killed worker's job comes
 * back after 45 s, a failed one is repeated with growing pauses for about a day.
 */
export async function connectJobs(
  databaseUrl: string,
  queues: readonly string[],
  { worksOff = true }: JobsConnection = {},
): Promise<void> {
  const next = new PgBoss({
    ...(worksOff ? await patient(directUrl(databaseUrl)) : { connectionString: databaseUrl }),
    max: worksOff ? 3 : 1,
    ...{ Client: PreparingClient },
    useListenNotify: worksOff,
    supervise: worksOff,
    schedule: worksOff,
    migrate: false,
    reindex: false,
  })
  next.on("error", (error: Error) => log.warn({ err: error.message }, "job queue"))
  await next.start()
  const known = new Set((await next.getQueues()).map(({ name }) => name))
  for (const name of queues.filter((queue) => !known.has(queue))) {
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

const cause = z.object({ requestId: z.string(), traceparent: z.string() }).partial()

interface JobOptions {
  startAfter?: Date
  singletonKey?: string
  name?: string
  /** So often it is tried again, where that is not for about a day. */
  retryLimit?: number
  /** In seconds; pauses double up to it, if they do. */
  retryDelayMax?: number
  retryBackoff?: boolean
  /** How long it is known after it has ended. */
  deleteAfterSeconds?: number
}

/**
 * Puts a job into the caller's transaction, for the request that is worked on: it exists exactly when the transaction commits. `name`:
 * while a job of this name is known, also a finished one, there is no second.
 */
export async function enqueue(
  tx: Db,
  queue: string,
  data: object,
  { name, ...options }: JobOptions = {},
): Promise<void> {
  const id = name === undefined ? {} : { id: namedId(name) }
  const caused = { ...data, requestId: currentRequestId(), traceparent: currentTraceparent() }
  await connected().send(queue, caused, { ...options, ...id, db: fromDrizzle(tx, sql) })
}

// a notification wakes the worker, and `wakeWorkers` does for what was put off until now; polling is left
// for where both have failed. Full batches are fetched without a pause, so that a backlog is worked off as
// fast as the database allows
const WORKER_OPTIONS = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 30,
  batchSize: 12,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

const SIDE_BY_SIDE = 2

const WAKE_MS = seconds(1)

/** Starts working off the queues; returns when the workers listen. */
export async function workJobs(db: Db, queues: readonly JobQueue[]): Promise<void> {
  const workers = await Promise.all(
    queues.map(async (queue) => {
      const options = { ...WORKER_OPTIONS, localConcurrency: queue.isBusy ? SIDE_BY_SIDE : 1 }
      const worker = await connected().work(queue.name, options, (jobs) =>
        Promise.all(jobs.map((job) => settleJob(db, queue, job))),
      )
      if (queue.cron)
        await connected().schedule(queue.name, queue.cron, null, { tz: "Europe/Berlin" })
      return [queue.name, worker] as const
    }),
  )
  wakeWorkers(db, new Map(workers))
}

/** Wakes whoever has work that was put off until now: one statement for all queues instead of one for each. */
function wakeWorkers(db: Db, workers: ReadonlyMap<string, string>): void {
  const of = connected()
  const names = [...workers.keys()]
  const look = async () => {
    if (boss !== of) return
    try {
      for (const name of await listDue(db, names)) of.notifyWorker(workers.get(name) ?? "")
    } catch (error) {
      log.warn({ err: error }, "it could not be seen which jobs are due")
    }
    timer.refresh()
  }
  const timer = setTimeout(look, WAKE_MS).unref()
}

async function listDue(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select queue.name from unnest(${sql.param(names)}::text[]) as queue (name), lateral (
      select from pgboss.job where job.name = queue.name and state < 'active' and not blocked
        and start_after <= now() limit 1) as due`)
  return rows.map(({ name }) => name)
}

/** Each job of a batch ends for itself: what fails is repeated without the others. */
async function settleJob(
  db: Db,
  queue: JobQueue,
  job: JobWithMetadata<unknown>,
): Promise<JobResult> {
  const { id } = job
  const time = jobSeconds.startTimer({ queue: queue.name })
  try {
    await forItsRequest(queue.name, job.data, () => runJob(db, queue, job))
    time({ outcome: "completed" })
    return { id, status: "completed" }
  } catch (error) {
    time({ outcome: job.retryCount < job.retryLimit ? "failed" : "given_up" })
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    return { id, status: "failed", output: { name, message, stack } }
  }
}

async function runJob(
  db: Db,
  queue: JobQueue,
  { id, data, retryCount, retryLimit }: JobWithMetadata<unknown>,
) {
  try {
    await queue.run(db, data)
  } catch (error) {
    const failed = { err: error, queue: queue.name, id, tries: retryCount + 1 }
    if (retryCount < retryLimit) {
      log.warn(failed, "a job failed and is tried again")
    } else {
      log.error(failed, "a job failed for the last time")
      await queue.giveUp?.(db, data)
    }
    throw error
  }
}

/** What is logged, and what other jobs come of it, belongs to whoever caused it. */
function forItsRequest<T>(queue: string, data: unknown, work: () => Promise<T>): Promise<T> {
  const { requestId, traceparent } = cause.safeParse(data).data ?? {}
  const traced = () => inSpan({ name: `job ${queue}`, kind: "consumer", parent: traceparent }, work)
  return requestId === undefined ? traced() : withRequestId(requestId, traced)
}

/** What waits in a queue for its next try is tried now. */
export async function retrySoon(db: Db, queue: string): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now()
    where name = ${queue} and state = 'retry' and start_after > now()`)
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
