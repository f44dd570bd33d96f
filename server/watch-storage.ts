import { setTimeout } from "node:timers/promises"
import type { Disk } from "flydrive"
import { seconds } from "#platform/duration.ts"
import { log } from "#platform/server/log.ts"
import { storage } from "#platform/server/storage.ts"

/** One small file, always the same, so that nothing piles up where each version of a file is kept. */
const KEY = "readiness.txt"

interface StorageWatch {
  /** What was wrong when it was last looked at; undefined where it took what was written. */
  fault: () => "storage not writable" | undefined
  stop: () => void
}

/**
 * Looks now and then whether files can be written where they belong, not once for each who asks: a bucket costs
 * money, and a folder of a network may hang. What fails is tried once more before it counts. Resolves after the
 * first look.
 */
export async function watchStorage(
  disk: Disk = storage(),
  { everyMs = seconds(15), patienceMs = seconds(5) } = {},
): Promise<StorageWatch> {
  let isWritable = true
  let attempt: Promise<unknown> | undefined

  /** What hangs is waited for anew, and not begun beside itself: each would hold a thread, or a socket. */
  async function isTaken(): Promise<boolean> {
    attempt ??= disk
      .put(KEY, "Hier lässt sich schreiben.\n")
      .then(
        () => undefined,
        (error: unknown) => error,
      )
      .finally(() => {
        attempt = undefined
      })
    const waiting = new AbortController()
    const { signal } = waiting
    const late = setTimeout(patienceMs, new Error("no answer in time"), { signal, ref: false })
    const error = await Promise.race([attempt, late.catch(() => undefined)])
    waiting.abort()
    if (error !== undefined && isWritable) log.warn({ err: error }, "storage takes nothing")
    return error === undefined
  }

  async function look() {
    isWritable = (await isTaken()) || (await isTaken())
  }

  await look()
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return {
    fault: () => (isWritable ? undefined : "storage not writable"),
    stop: () => clearInterval(timer),
  }
}
