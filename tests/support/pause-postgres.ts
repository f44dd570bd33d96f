import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Stops a PostgreSQL without ending it: it keeps its connections and says nothing on any of them, as behind a network
 * that swallows everything. Answers the way to let it go on; Linux alone.
 */
export function pausePostgres(clusterFolder: string): () => void {
  const [first = ""] = readFileSync(join(clusterFolder, "postmaster.pid"), "utf8").split("\n")
  const postmaster = Number(first)
  process.kill(postmaster, "SIGSTOP")
  // nobody is born from now on
  const stopped = [postmaster, ...childrenOf(postmaster)]
  for (const pid of stopped) signal(pid, "SIGSTOP")
  return () => {
    for (const pid of stopped) signal(pid, "SIGCONT")
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8")
    return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1])
  } catch {
    // it has ended meanwhile
    return undefined
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // as above
  }
}
