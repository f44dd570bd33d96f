import { sql } from "drizzle-orm"
import { areSeatsHoarded, heldRatio } from "#features/bookings/holds/held-ratio.ts"
import { countSeatsAhead } from "#features/bookings/holds/server/count-seats.ts"
import { searchIndexState } from "#features/search/server/index/sync-search-index.ts"
import { seconds } from "#platform/duration.ts"
import type { Database, Db } from "#platform/server/db.ts"
import { takeEventLoopReading } from "#platform/server/event-loop.ts"
import { storage } from "#platform/server/storage.ts"
import { lastBackupAt } from "#server/backup/last-backup.ts"
import type { Gate } from "#server/load-gate/gate.ts"
import { PRIORITIES } from "#server/load-gate/priority.ts"
import { BOOKS_QUEUE, PASS_IS_OVER } from "#server/watch-books.ts"
import type { Figure } from "./metrics.ts"

export interface Watched {
  db: Db
  /** By what their connections are for. */
  pools: Readonly<Record<string, Database["pool"]>>
  /** Whose searches read the index; nobody's in a process that only works on jobs. */
  searches: Db | undefined
  gate: Gate
  /** Names the build of the pages. */
  buildId: string
}

/** Of this process alone. */
export function figuresOfProcess({ pools, searches, gate, buildId }: Watched): Figure[] {
  const { delayMs, longestTurnMs } = takeEventLoopReading()
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const load = gate.read()
  const ofPools = (read: (pool: Database["pool"]) => number) => () =>
    Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, read(pool)]))
  return [
    {
      name: "aufwind_build_info",
      help: "1; the build that answers here",
      label: "build",
      read: () => ({ [buildId]: 1 }),
    },
    {
      name: "process_resident_memory_bytes",
      help: "Memory that the machine gives the process",
      read: () => rss,
    },
    {
      name: "process_cpu_seconds_total",
      help: "Time of processors since the start",
      isCounter: true,
      read: () => (user + system) / 1e6,
    },
    {
      name: "process_start_time_seconds",
      help: "When the process has started, in seconds since 1970",
      read: () => performance.timeOrigin / seconds(1),
    },
    { name: "nodejs_heap_used_bytes", help: "What objects take of it", read: () => heapUsed },
    {
      name: "nodejs_eventloop_lag_p99_seconds",
      help: "How late timers came since the last reading, whatever held them up",
      read: () => delayMs.p99 / seconds(1),
    },
    {
      name: "nodejs_eventloop_lag_max_seconds",
      help: "The latest of them",
      read: () => delayMs.max / seconds(1),
    },
    {
      name: "nodejs_eventloop_longest_turn_seconds",
      help: "What the main thread worked at a stretch since the last reading",
      read: () => longestTurnMs / seconds(1),
    },
    {
      name: "aufwind_requests_in_flight",
      help: "Requests that are worked on",
      read: () => load.inFlight,
    },
    {
      name: "aufwind_requests_waiting",
      help: "Requests that wait to be let in",
      read: () => load.waiting,
    },
    {
      name: "aufwind_requests_limit",
      help: "Requests that are let in at once",
      read: () => load.limit,
    },
    {
      name: "aufwind_requests_shed_total",
      help: "Requests that the load gate has answered with 503",
      isCounter: true,
      label: "priority",
      read: () => Object.fromEntries(PRIORITIES.map((name) => [name, load.shed[name]])),
    },
    {
      name: "aufwind_connections",
      help: "Connections to the database",
      label: "pool",
      read: ofPools(({ totalCount }) => totalCount),
    },
    {
      name: "aufwind_connections_idle",
      help: "Connections to the database that nobody uses",
      label: "pool",
      read: ofPools(({ idleCount }) => idleCount),
    },
    {
      name: "aufwind_connections_awaited",
      help: "How many wait for a connection to the database",
      label: "pool",
      read: ofPools(({ waitingCount }) => waitingCount),
    },
    ...(searches ? figuresOfSearch(searches) : []),
  ]
}

function figuresOfSearch(searches: Db): Figure[] {
  const index = searchIndexState(searches)
  return [
    {
      name: "aufwind_search_index_flights",
      help: "Flights in the search index",
      read: () => index.flights,
    },
    {
      name: "aufwind_search_index_age_seconds",
      help: "How far the search index is behind the database at most",
      read: () => index.ageMs / seconds(1),
    },
  ]
}

/** Of the database, so the same from every process. */
export function figuresOfDatabase({ db }: Watched): Figure[] {
  const seats = countSeatsAhead(db)
  const queues = readQueues(db)
  const mails = readMails(db)
  const rows = readFailingRows(db)
  return [
    {
      name: "aufwind_seats_held",
      help: "Seats of flights ahead that are held at checkouts",
      read: async () => (await seats).held,
    },
    {
      name: "aufwind_seats_sold",
      help: "Seats of flights ahead that are sold",
      read: async () => (await seats).sold,
    },
    {
      name: "aufwind_seats_held_to_sold_ratio",
      help: "Held seats for each sold one",
      read: async () => heldRatio(await seats),
    },
    {
      name: "aufwind_seats_hoarded",
      help: "1 while more is held than people book, 0 else",
      read: async () => (areSeatsHoarded(await seats) ? 1 : 0),
    },
    {
      name: "aufwind_jobs_waiting",
      help: "Jobs whose time has come and that nobody works on yet",
      label: "queue",
      read: async () => column(await queues, "waiting"),
    },
    {
      name: "aufwind_jobs_wait_seconds",
      help: "For how long the oldest of them waits",
      label: "queue",
      read: async () => column(await queues, "waitSeconds"),
    },
    {
      name: "aufwind_jobs_given_up",
      help: "Jobs that a person has to start again",
      label: "queue",
      read: async () => column(await queues, "givenUp"),
    },
    {
      name: "aufwind_mails_queued",
      help: "Mails that wait to be sent",
      read: async () => (await mails).queued,
    },
    {
      name: "aufwind_mails_wait_seconds",
      help: "For how long the oldest of them waits",
      read: async () => (await mails).waitSeconds,
    },
    {
      name: "aufwind_mails_given_up",
      help: "Mails that were given up and not sent again since",
      read: async () => (await mails).givenUp,
    },
    {
      name: "aufwind_failing_rows",
      help: "Rows at which a timer fails, rules of the books apart",
      read: async () => (await rows).others,
    },
    {
      name: "aufwind_books_broken_rules",
      help: "Rules of seats, money and deadlines that rows of the database break",
      read: async () => (await rows).books,
    },
    {
      name: "aufwind_books_checked_seconds",
      help: "When the rules were checked for the last time, in seconds since 1970",
      read: async () => (await rows).checkedAt,
    },
    {
      name: "aufwind_backup_taken_seconds",
      help: "When the last backup was begun that came to its end, in seconds since 1970; never: 0",
      read: async () => ((await lastBackupAt(storage()))?.getTime() ?? 0) / seconds(1),
    },
  ]
}

interface QueueReading {
  queue: string
  waiting: number
  waitSeconds: number
  givenUp: number
}

async function readQueues(db: Db): Promise<QueueReading[]> {
  const { rows } = await db.execute<QueueReading & Record<string, unknown>>(sql`
    select name as queue,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state < 'active' and start_after <= now())), 0)::float as "waitSeconds",
      count(*) filter (where state = 'failed')::int as "givenUp"
    from pgboss.job where state <> 'completed' group by name order by name`)
  return rows
}

function column(
  queues: readonly QueueReading[],
  figure: Exclude<keyof QueueReading, "queue">,
): Record<string, number> {
  return Object.fromEntries(queues.map((row) => [row.queue, row[figure]]))
}

async function readMails(db: Db) {
  const { rows } = await db.execute<{ queued: number; waitSeconds: number; givenUp: number }>(sql`
    select count(*) filter (where status = 'queued')::int as queued,
      coalesce(extract(epoch from now() - min(created_at) filter (where status = 'queued')), 0)::float
        as "waitSeconds",
      count(*) filter (where status = 'failed')::int as "givenUp"
    from mails where status in ('queued', 'failed')`)
  return rows[0] ?? { queued: 0, waitSeconds: 0, givenUp: 0 }
}

async function readFailingRows(db: Db) {
  const { rows } = await db.execute<{ books: number; others: number; checkedAt: number }>(sql`
    select count(*) filter (where queue = ${BOOKS_QUEUE})::int as books,
      count(*) filter (where queue <> ${BOOKS_QUEUE})::int as others,
      coalesce((select extract(epoch from max(completed_on)) from pgboss.job
        where name = ${BOOKS_QUEUE} and state = 'completed' and data @> ${PASS_IS_OVER}::jsonb), 0)::float as "checkedAt"
    from failing_rows`)
  return rows[0] ?? { books: 0, others: 0, checkedAt: 0 }
}
