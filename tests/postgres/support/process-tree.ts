import { readdirSync, readFileSync } from "node:fs"

/** The shell that stands between a server process and its postmaster. */
export function parentOf(pid: number): number {
  return Number(statOf(String(pid))[1])
}

export function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(statOf(name)[1]) === parent)
    .map(Number)
}

/** State and parent; the name before them may hold anything, but ends with the last bracket. */
function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  } catch {
    return []
  }
}
