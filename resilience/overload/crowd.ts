import { setPriority } from "node:os"
import { pause } from "../wait.ts"
import { type Asked, ask, type Heard } from "./ask.ts"

/*
 * Everybody who comes, in a process of their own. A closed loop asks again when it has been answered, and finds out
 * what the server can do; an open one asks so often whatever becomes of it, as people do who do not know each other.
 */

export interface CrowdTask {
  url: string
  /** Asked for in turn. `{n}` in a path is a number that has not been asked for before. */
  asked: readonly Asked[]
  seconds: number
  /** So many at once, each after its last answer. */
  atOnce?: number
  /** So many in a second. */
  rate?: number
}

export interface CrowdReport {
  sent: number
  /** Milliseconds of those that were answered with what they asked for. */
  goodMs: number[]
  /** Milliseconds of those that were sent away with 503. */
  shedMs: number[]
  /** How often each other status came; 0: no answer. */
  others: Record<number, number>
}

const TICK_MS = 5

// they would come from machines of their own, and take no processor from the server
setPriority(10)

let asked = 0

async function come(task: CrowdTask): Promise<CrowdReport> {
  const report: CrowdReport = { sent: 0, goodMs: [], shedMs: [], others: {} }
  const until = performance.now() + task.seconds * 1_000

  async function askNext() {
    asked += 1
    report.sent += 1
    const next = task.asked[asked % task.asked.length]
    if (!next) return
    note(await ask(task.url, { ...next, path: next.path.replace("{n}", String(asked)) }))
  }

  function note({ status, ms }: Heard) {
    if (status === 503) report.shedMs.push(ms)
    else if (status >= 200 && status < 400) report.goodMs.push(ms)
    else report.others[status] = (report.others[status] ?? 0) + 1
  }

  const { atOnce = 0, rate = 0 } = task
  const workers = Array.from({ length: atOnce }, async () => {
    while (performance.now() < until) await askNext()
  })
  const open: Promise<void>[] = []
  const begun = performance.now()
  while (rate > 0 && performance.now() < until) {
    const due = ((performance.now() - begun) / 1_000) * rate
    while (open.length < due) open.push(askNext())
    await pause(TICK_MS)
  }
  await Promise.all([...workers, ...open])
  return report
}

process.on("message", async (task: CrowdTask) => {
  process.send?.(await come(task))
})
