import { setTimeout as delay } from "node:timers/promises"

const PAUSE_MS = 20

/** Asks again and again; false when the time is over. */
export async function waitUntil(condition: () => boolean, withinMs: number): Promise<boolean> {
  const deadline = AbortSignal.timeout(withinMs)
  while (!condition()) {
    if (deadline.aborted) return false
    await delay(PAUSE_MS)
  }
  return true
}
