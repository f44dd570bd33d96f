import { showAlert } from "#platform/alerts.ts"
import { ApiFailure } from "#platform/api-failure.ts"
import { clock } from "#platform/clock.ts"
import { dropList, keepKnown, useKeptTicks } from "./kept-ticks.ts"
import { callChangeTicks } from "./tick-calls.ts"

let sending: Promise<void> | undefined

/**
 * Brings what waits in this browser to the server, list by list, until nothing waits; one at a time.
 * Throws where that fails; what waits goes on waiting.
 */
export function sendTicks(userId: number): Promise<void> {
  sending ??= sendAll(userId).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(userId: number): Promise<void> {
  for (let next = nextWaiting(userId); next; next = nextWaiting(userId)) {
    const { path, waiting } = next
    try {
      const known = await callChangeTicks(path, waiting)
      keepKnown(userId, path, known, waiting)
      useKeptTicks.setState({ savedAt: clock.now().toISOString() })
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 404) throw error
      // the flight was cancelled, or the booking of it
      dropList(path)
      showAlert({ type: "error", message: error.message })
    }
  }
}

function nextWaiting(userId: number) {
  const kept = useKeptTicks.getState()
  if (kept.userId !== userId) return undefined
  const entry = Object.entries(kept.lists).find(([, { waiting }]) => waiting.length > 0)
  return entry && { path: entry[0], waiting: entry[1].waiting }
}
