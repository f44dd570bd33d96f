import { rmSync } from "node:fs"
import type { DataDirLayout } from "./data-dir-layout.ts"
import { DataDirUnusableError } from "./errors.ts"
import { findServerProcesses, postmasterPidFile, readPostmasterPid } from "./server-processes.ts"
import { waitUntil } from "./wait-until.ts"

/**
 * Called with the lock held, so whatever still runs on this data folder has lost its owner: an
 * orphaned postmaster is shut down, children of a killed one are awaited (they notice its death
 * and end; PostgreSQL refuses to start while they hold its shared memory). After that
 * a `postmaster.pid` that is still there names a dead process or a stranger who was given the
 * number later. PostgreSQL would refuse to start because of the stranger, so the file goes; it
 * holds no data.
 */
export async function removeStaleServer(layout: DataDirLayout, log: (line: string) => void) {
  const left = () => findServerProcesses(layout)
  const gone = (withinMs: number) => waitUntil(() => left().length === 0, withinMs)
  if (left().length > 0) {
    log("Waiting for the PostgreSQL of a former run to end")
    const postmaster = readPostmasterPid(layout)
    const orphaned = left().find((pid) => pid === postmaster)
    if (orphaned !== undefined) signal([orphaned], "SIGINT")
    if (!(await gone(orphaned === undefined ? 1_000 : 20_000))) {
      signal(left(), "SIGQUIT")
      if (!(await gone(5_000))) signal(left(), "SIGKILL")
    }
    if (!(await gone(5_000))) {
      const reason = `PostgreSQL processes ${left().join(", ")} of a former run do not end`
      throw new DataDirUnusableError(layout.dataDir, reason)
    }
  }
  rmSync(postmasterPidFile(layout), { force: true })
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // Ended meanwhile, or not ours to stop; the caller looks whether it is still there.
    }
  }
}
