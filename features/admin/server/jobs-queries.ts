import { type SQL, sql } from "drizzle-orm"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { formatCron } from "../format-cron.ts"
import type { FailedJob, JobsQuery, QueueFigures } from "../jobs-list.ts"
import { maskAddresses } from "../mask-address.ts"
import { formatQueueName, QUEUE_LABELS } from "../queue-labels.ts"

const PAGE = 25
const MAX_PROBLEM_LENGTH = 300

/** Every queue with what is in it; those with failures first, then as they are declared. */
export async function listQueues(db: Db): Promise<QueueFigures[]> {
  const { rows } = await db.execute<{
    name: string
    waiting: number
    active: number
    failed: number
    last_run_at: Date | null
  }>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed,
      max(completed_on) filter (where state = 'completed') as last_run_at
    from pgboss.job group by name`)
  const plans = await db.execute<{ name: string; cron: string }>(
    sql`select name, cron from pgboss.schedule`,
  )
  const queues = Object.keys(QUEUE_LABELS).map((name): QueueFigures => {
    const found = rows.find((row) => row.name === name)
    const plan = plans.rows.find((row) => row.name === name)
    return {
      name,
      label: formatQueueName(name),
      waiting: found?.waiting ?? 0,
      active: found?.active ?? 0,
      failed: found?.failed ?? 0,
      lastRunAt: found?.last_run_at ? new Date(found.last_run_at).toISOString() : null,
      plan: plan ? formatCron(plan.cron) : null,
    }
  })
  return queues.toSorted((one, other) => Number(other.failed > 0) - Number(one.failed > 0))
}

/** A page of the jobs that no try is left for, the newest first. */
export async function listFailedJobs(db: Db, query: JobsQuery) {
  const ofQueue = query.queue ? sql`and name = ${query.queue}` : sql``
  const total = await countFailed(db, ofQueue)
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const { rows } = await db.execute<{
    id: string
    name: string
    problem: string | null
    attempts: number
    failed_at: Date
  }>(sql`
    select id, name, coalesce(output ->> 'message', output ->> 'value', output::text) as problem,
      retry_count + 1 as attempts, completed_on as failed_at
    from pgboss.job where state = 'failed' ${ofQueue}
    order by completed_on desc, id limit ${PAGE} offset ${offset}`)
  const entries = rows.map(
    ({ id, name, problem, attempts, failed_at }): FailedJob => ({
      id,
      queue: name,
      label: formatQueueName(name),
      problem: maskAddresses(problem ?? "ohne Angabe").slice(0, MAX_PROBLEM_LENGTH),
      attempts,
      failedAt: new Date(failed_at).toISOString(),
    }),
  )
  return { entries, total, page, pageCount }
}

/** How many jobs have failed for good; those of mails wait in the outbox. */
export function countFailedJobs(db: Db): Promise<number> {
  return countFailed(db, sql`and name <> 'mails'`)
}

async function countFailed(db: Db, which: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where state = 'failed' ${which}`,
  )
  return rows[0]?.count ?? 0
}

/** How a job stands; locked, so that of two who start it again one does. */
export async function findJobState(tx: Db, queue: string, id: string) {
  const { rows } = await tx.execute<{ state: string }>(
    sql`select state from pgboss.job where name = ${queue} and id = ${id} for update`,
  )
  return rows[0]?.state
}
