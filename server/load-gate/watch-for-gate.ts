import { performance } from "node:perf_hooks"
import type { Gate } from "./gate.ts"

const EVERY_MS = 50

/** Tells the gate all the time how busy the main thread is; answers how to stop. */
export function watchForGate(gate: Gate): () => void {
  let before = performance.now()
  let used = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.now()
    const usedNow = performance.eventLoopUtilization()
    const { utilization: utilisation } = performance.eventLoopUtilization(usedNow, used)
    const passedMs = now - before
    gate.adapt({ lagMs: passedMs - EVERY_MS, utilisation, passedSeconds: passedMs / 1_000 })
    before = now
    used = usedNow
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
