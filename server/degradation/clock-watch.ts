import { sql } from "drizzle-orm"
import { minutes, seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { clockOffset } from "#platform/server/metrics.ts"

/** Machines that keep their time by NTP differ by milliseconds. */
const ALARM_MS = seconds(2)
/**
 * One period of a code by app: with a clock that is wrong by more, right codes are refused, and seats are given away
 * while their guest still has half a minute to pay.
 */
const REFUSAL_MS = seconds(30)
const EVERY_MS = minutes(15)

interface ClockWatch {
  /** What was wrong when it was last looked at. */
  fault: () => "clock wrong" | undefined
  /** Looks now. */
  look: () => Promise<void>
  stop: () => void
}

/** Where tests move the time of this process on purpose. */
export const CLOCK_IS_MEANT: ClockWatch = {
  fault: () => undefined,
  look: async () => {},
  stop: () => {},
}

/**
 * Compares this machine's clock with the database's, now and every quarter of an hour: deadlines are written by one
 * and looked for by the other, and several machines have to mean the same instant.
 * @throws where it is wrong by more than half a minute at the start
 */
export async function watchClock(
  db: Db,
  { now = Date.now, everyMs = EVERY_MS }: { now?: () => number; everyMs?: number } = {},
): Promise<ClockWatch> {
  let isWrong = false

  async function look() {
    const offsetMs = await readOffset(db, now)
    clockOffset.set(offsetMs / seconds(1))
    isWrong = Math.abs(offsetMs) > REFUSAL_MS
    if (isWrong) log.error({ offsetMs }, "the clock is wrong: this process takes no requests")
    else if (Math.abs(offsetMs) > ALARM_MS) log.warn({ offsetMs }, "the clock is wrong")
  }

  const offsetMs = await readOffset(db, now)
  if (Math.abs(offsetMs) > REFUSAL_MS) {
    throw new Error(
      `The clock of this machine is ${Math.round(Math.abs(offsetMs) / seconds(1))} s ${offsetMs > 0 ? "ahead of" : "behind"} the database's. One of both is wrong: set it right (NTP) and start again.`,
    )
  }
  await look()
  const timer = setInterval(
    () => look().catch((error) => log.warn({ err: error }, "the clock could not be compared")),
    everyMs,
  )
  timer.unref()
  return {
    fault: () => (isWrong ? "clock wrong" : undefined),
    look,
    stop: () => clearInterval(timer),
  }
}

/** By how much this machine's clock is ahead, in milliseconds; less where the answer was on its way for longer. */
async function readOffset(db: Db, now: () => number): Promise<number> {
  const asked = now()
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float as ms`,
  )
  const answered = now()
  const theirs = rows[0]?.ms ?? answered
  // it was read at some instant in between
  if (theirs < asked) return asked - theirs
  return theirs > answered ? answered - theirs : 0
}
