import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { TestStack } from "../test-stack.ts"

/** Ticks of a second in /proc (USER_HZ), the same on every Linux. */
const TICKS = 100

/** Seconds of a processor so far. */
export interface ProcessorTime {
  server: number
  database: number
}

/** What the server's process has taken, and all processes of its PostgreSQL. */
export function processorTime({ pid, cluster }: TestStack): ProcessorTime {
  const main = Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0])
  const all = readdirSync("/proc").flatMap((entry) => statOf(entry) ?? [])
  const secondsOf = (isOne: (process: ProcessStat) => boolean) =>
    all.filter(isOne).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS
  return {
    server: secondsOf((one) => one.pid === pid()),
    database: secondsOf((one) => one.pid === main || one.parent === main),
  }
}

interface ProcessStat {
  pid: number
  parent: number
  ticks: number
}

/** Undefined for what is no process, or is gone by now. */
function statOf(entry: string): ProcessStat | undefined {
  if (!/^\d+$/.test(entry)) return undefined
  let stat: string
  try {
    stat = readFileSync(`/proc/${entry}/stat`, "utf8")
  } catch {
    return undefined
  }
  // the name stands in brackets and may hold anything; state, parent, … utime is the twelfth behind it
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return {
    pid: Number(entry),
    parent: Number(fields[1]),
    ticks: Number(fields[11]) + Number(fields[12]),
  }
}
