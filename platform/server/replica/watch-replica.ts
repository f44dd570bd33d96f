import type pg from "pg"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { log } from "#platform/server/log.ts"
import { replicaAge } from "#platform/server/metrics.ts"

const LOOK_EVERY_MS = 250
/** With the second for which visitors' pages are kept, less than the 2 s that a page may lag behind. */
const MAX_AGE_MS = 750
/** Of a replica that is far behind, the marks of a minute are kept. */
const MAX_MARKS = minutes(1) / LOOK_EVERY_MS

/** How far the primary's log had come at a moment: all that was acknowledged before stands before it. */
interface Mark {
  lsn: string
  at: Date
  /** Of `performance.now()`. */
  takenAt: number
}

export interface ReplicaWatch {
  /** The replica shows all that was there at this moment, and that is not long ago; undefined: it must not be asked. */
  shownUpTo(): Date | undefined
  /** How old what it shows is at most, in milliseconds. */
  ageMs(): number
  stop(): void
}

/** Looks four times a second how much of the primary's log the replica has replayed. */
export function watchReplica(primary: pg.Pool, replica: pg.Pool): ReplicaWatch {
  let marks: Mark[] = []
  let reached: Mark | undefined
  let isLooking = false
  let wasUsed: boolean | undefined

  const ageMs = () => performance.now() - (reached?.takenAt ?? Number.NEGATIVE_INFINITY)
  const isUsable = () => ageMs() <= MAX_AGE_MS

  async function look() {
    if (marks.length < MAX_MARKS) marks.push(await markOf(primary))
    const count = await countReplayed(replica, marks)
    if (count > 0) reached = marks[count - 1]
    marks = marks.slice(count)
  }

  async function lookAlone() {
    // a look that takes longer is not begun beside itself
    if (isLooking) return
    isLooking = true
    const failed = await look().then(
      () => undefined,
      (error: Error) => error.message,
    )
    isLooking = false
    replicaAge.set(ageMs() / 1_000)
    const isUsed = isUsable()
    if (isUsed && !wasUsed) log.info("reading from the replica")
    if (wasUsed && !isUsed) log.warn({ err: failed }, "no longer reading from the replica")
    wasUsed = isUsed
  }

  const timer = setInterval(() => void lookAlone(), LOOK_EVERY_MS)
  timer.unref()
  return {
    shownUpTo: () => (isUsable() ? reached?.at : undefined),
    ageMs,
    stop: () => clearInterval(timer),
  }
}

async function markOf(primary: pg.Pool): Promise<Mark> {
  const at = clock.now()
  const takenAt = performance.now()
  const { rows } = await primary.query<{ lsn: string }>(
    "select pg_current_wal_flush_lsn()::text as lsn",
  )
  const [row] = rows
  if (!row) throw new Error("a function has one row")
  return { lsn: row.lsn, at, takenAt }
}

/** How many of the marks, in their order, it has replayed: none once it is a primary itself. */
async function countReplayed(replica: pg.Pool, marks: readonly Mark[]): Promise<number> {
  const { rows } = await replica.query<{ count: number }>(
    `select count(*) as count from unnest($1::pg_lsn[]) as mark(lsn)
     where pg_is_in_recovery() and lsn <= pg_last_wal_replay_lsn()`,
    [marks.map(({ lsn }) => lsn)],
  )
  return rows[0]?.count ?? 0
}
