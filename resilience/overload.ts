import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brokenRules } from "./books.ts"
import { type Finding, tried } from "./finding.ts"
import { askedByMany, signedWebhooks } from "./overload/asked.ts"
import type { CrowdReport, CrowdTask } from "./overload/crowd.ts"
import { type ProcessorTime, processorTime } from "./overload/processor-time.ts"
import type { WatcherReport, WatcherTask } from "./overload/watcher.ts"
import { say } from "./say.ts"
import type { TestStack } from "./test-stack.ts"
import { pause } from "./wait.ts"

const TIMES_CAPACITY = 2
const WARM_UP = { atOnce: 8, seconds: 15 }
const ALONE = { atOnce: 1, seconds: 8 }
const CAPACITY = { atOnce: 10, seconds: 20 }
const WEBHOOK_EVERY_MS = 250
const SAMPLE_EVERY_MS = 250

/** What must hold at twice the capacity. */
const TARGETS = {
  goodput: 0.8,
  p99Ms: 1_500,
  probeMs: 100,
  /** In such a time a 503 is made, but where the machine takes the processor away meanwhile. */
  shedAtDoorMs: 1,
  shedInTime: 0.95,
  memoryMb: 600,
  recoveredSeconds: 10,
}

/** Everybody comes at once, twice as many as the server can serve, for `seconds`. */
export async function overload(ground: TestStack, seconds = 60): Promise<Finding[]> {
  const overloaded = await tried(
    `${TIMES_CAPACITY} times as many requests as it can answer, for ${seconds} s`,
    () => overloadFor(ground, seconds),
  )
  const broken = await tried("the books after it", async () => ({
    runs: 1,
    findings: await brokenRules(ground.db),
  }))
  return [overloaded, broken]
}

async function overloadFor(ground: TestStack, seconds: number) {
  const asked = await askedByMany(ground)
  const crowd = await forked("crowd")
  const come = (how: Omit<CrowdTask, "url" | "asked">) =>
    sendCrowd(crowd, { url: ground.url, asked, ...how })
  try {
    await come(WARM_UP)
    const alone = quantile((await come(ALONE)).goodMs, 0.99)
    const idle = processorTime(ground)
    const closed = await come(CAPACITY)
    const busy = processorTime(ground)
    const capacity = closed.goodMs.length / CAPACITY.seconds
    const msEach = (part: keyof ProcessorTime) =>
      ((1_000 * (busy[part] - idle[part])) / closed.goodMs.length).toFixed(1)
    say(
      `processor time of a request: ${msEach("server")} ms of the process, ${msEach("database")} ms of PostgreSQL`,
    )
    say(
      `alone p99 ${alone} ms; capacity ${capacity.toFixed(1)} a second, p99 ${quantile(closed.goodMs, 0.99)} ms, else ${JSON.stringify(closed.others)}`,
    )

    const before = await readMetrics(ground)
    const webhooks = await signedWebhooks(ground, Math.ceil((seconds * 1_000) / WEBHOOK_EVERY_MS))
    const watcher = await startWatcher({
      url: ground.url,
      webhooks,
      webhookEveryMs: WEBHOOK_EVERY_MS,
    })
    const memory = watchMemory(ground)
    const atRestMb = memory.mostMb()
    const report = await come({ rate: capacity * TIMES_CAPACITY, seconds })
    const over = performance.now()
    const after = await readMetrics(ground)
    const seen = await watcher.stop()
    const memoryMb = memory.stop()
    const recoveredSeconds = await recovery(come, 2 * alone, capacity, over)

    const goodput = report.goodMs.length / seconds / capacity
    const p99Ms = quantile(report.goodMs, 0.99)
    say(
      `sent ${report.sent}, goodput ${(100 * goodput).toFixed(0)} %, p50 ${quantile(report.goodMs, 0.5)} ms, p99 ${p99Ms} ms, else ${JSON.stringify(report.others)}`,
    )
    say(
      `shed ${report.shedMs.length}, p50 ${quantile(report.shedMs, 0.5)} ms, p99 ${quantile(report.shedMs, 0.99)} ms; by class ${JSON.stringify(difference(before.shed, after.shed))}`,
    )
    say(
      `webhooks ${seen.webhooks}, lost ${seen.webhooksLost.length} ${JSON.stringify(seen.webhooksLost.slice(0, 5))}, slowest ${seen.slowestWebhookMs} ms; ${seen.probes} × /healthz, slowest ${seen.slowestProbeMs} ms; longest turn ${after.turnMs} ms, timers up to ${after.lateMs} ms late, those of somebody beside it ${seen.ownLateMs} ms`,
    )
    say(
      `memory ${atRestMb} MB before it, at most ${memoryMb} MB; recovered after ${recoveredSeconds.toFixed(1)} s`,
    )

    const findings: string[] = []
    const must = (isSo: boolean, finding: string) => isSo || findings.push(finding)
    must(goodput >= TARGETS.goodput, `goodput ${(100 * goodput).toFixed(0)} % of the capacity`)
    const turnedAway = turnedAwayBetween(before.turnedAway, after.turnedAway)
    say(
      `turned away at the door ${turnedAway.count}, ${(100 * turnedAway.inTime).toFixed(1)} % of them within ${TARGETS.shedAtDoorMs} ms`,
    )
    must(
      turnedAway.inTime >= TARGETS.shedInTime,
      `${(100 * turnedAway.inTime).toFixed(1)} % were turned away in time`,
    )
    must(p99Ms <= TARGETS.p99Ms, `p99 ${p99Ms} ms`)
    must(
      seen.webhooksLost.length === 0,
      `${seen.webhooksLost.length} of ${seen.webhooks} webhooks lost`,
    )
    must(seen.slowestProbeMs <= TARGETS.probeMs, `/healthz took ${seen.slowestProbeMs} ms`)
    must(memoryMb <= TARGETS.memoryMb, `${memoryMb} MB of memory`)
    must(
      recoveredSeconds <= TARGETS.recoveredSeconds,
      `recovered after ${recoveredSeconds.toFixed(1)} s`,
    )
    return { runs: report.sent, findings }
  } finally {
    crowd.kill()
  }
}

type Come = (how: Omit<CrowdTask, "url" | "asked">) => Promise<CrowdReport>

/** How long it takes until those who come at half of the capacity wait no longer than they would alone, twice over. */
async function recovery(
  come: Come,
  boundMs: number,
  capacity: number,
  since: number,
): Promise<number> {
  for (;;) {
    const begun = performance.now()
    const { goodMs, shedMs } = await come({ rate: capacity / 2, seconds: 1 })
    const isRecovered = shedMs.length === 0 && goodMs.length > 0 && quantile(goodMs, 0.9) <= boundMs
    const after = (begun - since) / 1_000
    if (isRecovered || after > 120) return after
  }
}

async function forked(name: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, `overload/${name}.ts`), { stdio: "inherit" })
  await once(child, "spawn")
  return child
}

async function sendCrowd(crowd: ChildProcess, task: CrowdTask): Promise<CrowdReport> {
  crowd.send(task)
  const [report] = (await once(crowd, "message")) as [CrowdReport]
  return report
}

async function startWatcher(task: WatcherTask) {
  const child = await forked("watcher")
  child.send(task)
  return {
    async stop(): Promise<WatcherReport> {
      child.send("enough")
      const [report] = (await once(child, "message")) as [WatcherReport]
      return report
    },
  }
}

/** The most that the server's process has in memory from now on. */
function watchMemory({ pid }: TestStack) {
  let mostMb = 0
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const status = readFileSync(`/proc/${pid()}/status`, "utf8")
      const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN)
      mostMb = Math.max(mostMb, Math.round(kilobytes / 1_024))
      await pause(SAMPLE_EVERY_MS)
    }
  }
  void look()
  return {
    mostMb: () => mostMb,
    stop() {
      isOver = true
      return mostMb
    },
  }
}

const SHED = /^aufwind_requests_shed_total\{priority="(\w+)"\} (\d+)$/gm

const TURNED_AWAY = /^aufwind_shed_duration_seconds_bucket\{le="([\d.e+Inf-]+)"\} (\d+)$/gm

/** How many were answered within each bound, all of the shorter ones included. */
type Buckets = readonly { ms: number; count: number }[]

/** How many were turned away meanwhile, and which share of them within what a 503 may take. */
function turnedAwayBetween(before: Buckets, after: Buckets): { count: number; inTime: number } {
  const meanwhile = after.map(({ ms, count }, index) => ({
    ms,
    count: count - (before[index]?.count ?? 0),
  }))
  const count = meanwhile.at(-1)?.count ?? 0
  const inTime = meanwhile.findLast(({ ms }) => ms <= TARGETS.shedAtDoorMs)?.count ?? 0
  return { count, inTime: inTime / count }
}

/** What the server says about itself, of its event loop since the last reading. */
async function readMetrics({ metricsUrl }: TestStack) {
  const metrics = await (await fetch(metricsUrl)).text()
  const msOf = (name: string) =>
    Math.round(1_000 * Number(new RegExp(`^${name} (.+)$`, "m").exec(metrics)?.[1] ?? Number.NaN))
  const counts = [...metrics.matchAll(SHED)].map(([, name, count]) => [name, Number(count)])
  return {
    shed: Object.fromEntries(counts) as Record<string, number>,
    turnedAway: [...metrics.matchAll(TURNED_AWAY)].map(([, bound, count]) => ({
      ms: bound === "+Inf" ? Number.POSITIVE_INFINITY : Number(bound) * 1_000,
      count: Number(count),
    })),
    turnMs: msOf("nodejs_eventloop_longest_turn_seconds"),
    lateMs: msOf("nodejs_eventloop_lag_max_seconds"),
  }
}

function difference(before: Record<string, number>, after: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  )
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
}
