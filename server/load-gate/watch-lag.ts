import type { Gate } from "./gate.ts"

const EVERY_MS = 50

/** Tells the gate all the time how late the event loop is; answers how to stop. */
export function watchLag(gate: Gate): () => void {
  let due = performance.now() + EVERY_MS
  const timer = setInterval(() => {
    const now = performance.now()
    gate.adapt(Math.max(0, now - due))
    due = now + EVERY_MS
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
