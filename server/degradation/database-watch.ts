import { seconds } from "#platform/duration.ts"
import { log } from "#platform/server/log.ts"
import { databaseAway } from "#platform/server/metrics.ts"

export interface DatabaseWatch {
  /** Whether the database has not answered for a while: nobody needs to try. */
  isAway(): boolean
  /** Calls back once if it goes away from now on; answers the way to wait no longer. */
  whenAway(tell: () => void): () => void
}

/** Where nobody looks. */
export const DATABASE_IS_THERE: DatabaseWatch = {
  isAway: () => false,
  whenAway: () => () => {},
}

/** One look that finds nobody may be a moment of ours; of two in a row the second has had its time. */
const MISSES = 2

/**
 * Looks every second whether the database answers, so that those who need it are told at once that it does not
 * instead of waiting for a connection each. `answers`: resolves to false where it did not in time.
 */
export function watchDatabase(
  answers: () => Promise<boolean>,
  { everyMs = seconds(1) } = {},
): DatabaseWatch & { stop(): void } {
  const waiting = new Set<() => void>()
  let missed = 0
  let isLooking = false

  async function look() {
    // a look that takes longer than a second is not begun beside itself
    if (isLooking) return
    isLooking = true
    const isThere = await answers().catch(() => false)
    isLooking = false
    const wasAway = missed >= MISSES
    missed = isThere ? 0 : missed + 1
    const isAway = missed >= MISSES
    databaseAway.set(isAway ? 1 : 0)
    if (isAway === wasAway) return
    if (!isAway) return log.warn("the database answers again")
    log.error("the database does not answer")
    const told = [...waiting]
    waiting.clear()
    for (const tell of told) tell()
  }

  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return {
    isAway: () => missed >= MISSES,
    whenAway(tell) {
      waiting.add(tell)
      return () => void waiting.delete(tell)
    },
    stop: () => clearInterval(timer),
  }
}
