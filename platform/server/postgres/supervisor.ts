import { setTimeout as delay } from "node:timers/promises"
import type { Connection } from "./connection-file.ts"
import { type LaunchedServer, launchServer } from "./launch-server.ts"
import { removeStaleServer } from "./remove-stale-server.ts"
import type { ServerSetup } from "./server-setup.ts"

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000

type Supervisor = { pid(): number; stop(): Promise<void> }

/** Keeps a server running on its port until it is told to stop, whatever kills it. */
export function supervise(
  setup: ServerSetup,
  connection: Connection,
  first: LaunchedServer,
): Supervisor {
  const stopping = new AbortController()
  let current = first
  const over = keepRunning()

  async function keepRunning(): Promise<void> {
    for (;;) {
      const outcome = await current.program.exited
      if (stopping.signal.aborted) return
      setup.log(`PostgreSQL ended unexpectedly (${outcome}); starting it again`)
      const next = await relaunch(setup, connection, stopping.signal)
      if (next === undefined) return
      setup.log(`PostgreSQL runs again as process ${next.pid}`)
      current = next
    }
  }

  return {
    pid: () => current.pid,
    stop: () => {
      stopping.abort()
      current.program.cut()
      return over
    },
  }
}

/** Until it succeeds or we stop: a full disk, for instance, may be cleared in an hour. */
async function relaunch(
  setup: ServerSetup,
  connection: Connection,
  stopping: AbortSignal,
): Promise<LaunchedServer | undefined> {
  for (let pause = FIRST_PAUSE_MS; !stopping.aborted; pause = longer(pause)) {
    try {
      await removeStaleServer(setup.layout, setup.log)
      if (stopping.aborted) return undefined
      return await launchServer(setup, connection, stopping)
    } catch (error) {
      if (stopping.aborted) return undefined
      setup.log(`${error instanceof Error ? error.message : error}; next attempt in ${pause} ms`)
      await delay(pause, undefined, { signal: stopping }).catch(() => {})
    }
  }
  return undefined
}

function longer(pause: number): number {
  return Math.min(pause * 2, MAX_PAUSE_MS)
}
