import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import {
  deleteFailures,
  listFailingRows,
  listQueuesToRetry,
  noteFailure,
  type SweptRows,
} from "#platform/server/failing-rows.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"

const BATCH = 500

interface Sweep<Row extends { id: number | string }> extends SweptRows {
  /** At most `limit` rows for which it is time, what has waited for the longest first. */
  due(db: Db, limit: number): Promise<readonly Row[]>
  /**
   * What one row needs, in a transaction of its own. It looks under its locks whether the row still
   * needs it: other processes sweep at the same time.
   */
  each(db: Db, row: Row): Promise<unknown>
  /** Rows of one run, where each is a call to somebody outside. */
  atMost?: number
  /** So many at the same time, where most of it is waiting. */
  sideBySide?: number
}

/**
 * Does what is due, row by row. A row that fails stops no other: it is logged, stands in `failing_rows`
 * with its problem, and is tried again after 30 seconds, then after pauses that double up to six
 * hours, and always after the rows that have not failed. Throws only where the due rows cannot be read
 * or a failure cannot be noted.
 */
export async function sweep<Row extends { id: number | string }>(
  db: Db,
  { due, each, atMost = Number.POSITIVE_INFINITY, sideBySide = 1, ...rows }: Sweep<Row>,
): Promise<void> {
  const failing = await listFailingRows(db, rows)
  const now = clock.now()
  const tried = new Set<string>()
  let done = 0

  async function attempt(row: Row): Promise<void> {
    const rowId = String(row.id)
    tried.add(rowId)
    try {
      await each(db, row)
      done += 1
    } catch (error) {
      const failures = (failing.get(rowId)?.failures ?? 0) + 1
      log.error({ err: error, ...rows, rowId, failures }, "a row could not be swept")
      await noteFailure(db, rows, { rowId, failures, error })
      return
    }
    if (failing.has(rowId)) await deleteFailures(db, rows, [rowId])
  }

  let found: readonly Row[]
  for (;;) {
    const before = tried.size
    // what has failed or was tried may be due as before, and must not fill the batch
    const limit = Math.min(BATCH, atMost - before) + failing.size + before
    found = await due(db, limit)
    const fresh = found.filter(({ id }) => !failing.has(String(id)) && !tried.has(String(id)))
    for (let start = 0; start < fresh.length; start += sideBySide) {
      await Promise.all(fresh.slice(start, start + sideBySide).map(attempt))
    }
    if (found.length < limit) {
      const ids = new Set(found.map((row) => String(row.id)))
      const over = [...failing.keys()].filter((rowId) => !ids.has(rowId))
      await deleteFailures(db, rows, over)
      break
    }
    if (tried.size === before || tried.size >= atMost) break
  }
  for (const row of found) {
    const known = failing.get(String(row.id))
    if (!known || known.retryAt > now || tried.size >= atMost) continue
    if (!tried.has(String(row.id))) await attempt(row)
  }
  if (tried.size > 0) log.info({ ...rows, done, failed: tried.size - done }, "swept")
}

const RETRY_QUEUE = "retry-failing-rows"

/** What a timer's job carries that came for failing rows alone; most timers do all that is due. */
export const RETRY_OF_ROWS = { isRetryOfRows: true } as const

/** Whether a timer's job came for failing rows alone. */
export function isRetryOfRows(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isRetryOfRows" in data
}

/** Every minute: timers that come by more seldom run for the rows whose next try is due. */
export const retryFailingRowsQueue: JobQueue = {
  name: RETRY_QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, {
      queue: RETRY_QUEUE,
      entity: "queue",
      due: (from, limit) => listQueuesToRetry(from, RETRY_QUEUE, limit),
      each: (from, { id }) => enqueue(from, id, RETRY_OF_ROWS),
    }),
}
