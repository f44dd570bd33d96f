import { createHistogram, monitorEventLoopDelay } from "node:perf_hooks"

/*
 * Everybody waits while the event loop stands. `delay` is how late a timer came, whatever held it up,
 * the machine's other work included; a `turn` is what the main thread itself worked between two
 * timers, which no neighbour makes longer.
 */

const EVERY_MS = 10
const NS_PER_US = 1e3

let delay: ReturnType<typeof monitorEventLoopDelay> | undefined
const turns = createHistogram()

/** Measures from now on; answers how to stop. */
export function watchEventLoop(): () => void {
  delay ??= monitorEventLoopDelay({ resolution: EVERY_MS })
  delay.enable()
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const spent = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    turns.record(Math.max(1, Math.round((spent.user + spent.system) * NS_PER_US)))
  }, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    delay?.disable()
  }
}

export interface EventLoopReading {
  delayMs: { p50: number; p99: number; max: number }
  longestTurnMs: number
}

/** What was measured since the last reading. */
export function takeEventLoopReading(): EventLoopReading {
  const of = (nanoseconds = 0) => Math.round(nanoseconds / NS_PER_US) / 1_000
  const hasTicked = delay !== undefined && delay.count > 0
  const reading = {
    delayMs: {
      p50: of(hasTicked ? delay?.percentile(50) : 0),
      p99: of(hasTicked ? delay?.percentile(99) : 0),
      max: of(hasTicked ? delay?.max : 0),
    },
    longestTurnMs: of(turns.count > 0 ? turns.max : 0),
  }
  delay?.reset()
  turns.reset()
  return reading
}
