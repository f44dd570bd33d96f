import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { brokenRules } from "./books.ts"
import { type Finding, tried } from "./finding.ts"
import { declinedRequest, wholeBooking } from "./journeys/bookings.ts"
import { underLoad } from "./load.ts"
import type { Asked } from "./overload/ask.ts"
import { askedByMany } from "./overload/asked.ts"
import type { CrowdReport, CrowdTask } from "./overload/crowd.ts"
import { buildOf } from "./rolling/former-build.ts"
import { openPages } from "./rolling/page-loads.ts"
import type { ProxyReport, ProxyTask } from "./rolling/proxy.ts"
import { say } from "./say.ts"
import { freePort, type ServerProcess, type TestStack } from "./test-stack.ts"
import { pause } from "./wait.ts"

const PROCESSES = 3
/** Far more than the proxy needs to notice. */
const DRAIN_SECONDS = 4
/** Between two restarts, until the proxy sends requests to the new process. */
const SETTLE_MS = 2_000
const CROWD = { atOnce: 6, seconds: 5 }
/** Who books and pays meanwhile, and asks again where a request was lost. */
const BUYERS = {
  atOnce: 2,
  only: { "whole booking": wholeBooking, "declined request": declinedRequest },
}

/** A build by its folder; undefined: the one that is here. */
type Build = string | undefined

interface Backend {
  port: number
  process: ServerProcess
}

/** Each of several processes is drained and started again, one after the other, while `requests` come through a proxy. */
export async function rolling(ground: TestStack, requests = 10_000): Promise<Finding[]> {
  const what = `requests while ${PROCESSES} processes are started again one after the other`
  return [await tried(what, () => rollUnder(ground, requests, [undefined]))]
}

/** The same with two versions: this one takes the place of what `from` was, goes back to it, and comes again. */
export async function deployment(
  ground: TestStack,
  requests = 10_000,
  from = "HEAD~10",
): Promise<Finding[]> {
  const former = buildOf(from)
  try {
    const what = `requests while ${PROCESSES} processes go from one version to another and back`
    return [await tried(what, () => rollUnder(ground, requests, [former.folder, undefined]))]
  } finally {
    former.remove()
  }
}

/** Each round all processes get the next build, and the first one after the last. */
async function rollUnder(ground: TestStack, requests: number, builds: readonly Build[]) {
  const backends: Backend[] = []
  // the first one loads the demo world
  for (let count = 0; count < PROCESSES; count += 1) {
    backends.push(await startBackend(ground, await freePort(), builds[0]))
  }
  const proxy = await startProxy(ground, backends)
  const crowd = fork(join(import.meta.dirname, "overload/crowd.ts"), { stdio: "inherit" })
  try {
    const pages = await askedByVisitors(ground)
    // one of four is nobody's
    const asked = (await askedByMany(ground)).flatMap((one, index) => {
      const page = pages[(index / 3) % pages.length]
      return page ? [one, page] : [one]
    })
    const buyers = underLoad(ground, BUYERS)
    const loads = openPages(ground.url, PATHS)
    const heard: CrowdReport[] = []
    const isEnough = () => heard.reduce((sum, { sent }) => sum + sent, 0) >= requests
    let isOver = false
    const rolls = rollUntil(isEnough, ground, backends, builds).finally(() => {
      isOver = true
    })
    const come = async () => {
      while (!isOver) heard.push(await sendCrowd(crowd, { url: ground.url, asked, ...CROWD }))
    }
    const [restarts] = await Promise.all([rolls, come()])
    const { journeys, wrong } = await buyers.end()
    const { pages: opened, files, missing } = await loads.end()
    const report = await proxy.stop()
    // while somebody still does what was promised
    const broken = await brokenRules(ground.db)
    const findings = [...report.lost, ...unheard(heard), ...missing, ...wrong, ...broken]
    const ms = heard.flatMap(({ goodMs }) => goodMs).toSorted((one, other) => one - other)
    say(
      `${report.requests} requests, ${journeys} bookings among them, ${restarts} restarts: ${report.lost.length} lost (target 0); p50 ${at(ms, 0.5)} ms, p99 ${at(ms, 0.99)} ms, slowest ${at(ms, 1)} ms`,
    )
    say(
      `${opened} pages opened with ${files} scripts and styles: ${missing.length} missing (target 0)`,
    )
    return { runs: report.requests, findings }
  } finally {
    crowd.kill()
    proxy.kill()
    await Promise.all(backends.map(({ process }) => end(process)))
  }
}

/** Round after round, until it is enough at the end of one; answers how often a process was started again. */
async function rollUntil(
  isEnough: () => boolean,
  ground: TestStack,
  backends: Backend[],
  builds: readonly Build[],
): Promise<number> {
  let restarts = 0
  let round = 0
  do {
    round += 1
    const build = builds[round % builds.length]
    for (const [index, { port, process }] of backends.entries()) {
      await pause(SETTLE_MS)
      const begun = performance.now()
      await end(process)
      const ended = performance.now()
      backends[index] = await startBackend(ground, port, build)
      restarts += 1
      const passed = (from: number, to: number) => `${((to - from) / 1_000).toFixed(1)} s`
      say(
        `process ${index + 1}: gone after ${passed(begun, ended)}, ready again after ${passed(ended, performance.now())}`,
      )
    }
    await pause(SETTLE_MS)
  } while (!isEnough())
  return restarts
}

async function startBackend(ground: TestStack, port: number, build: Build): Promise<Backend> {
  const settings = { PORT: String(port), DRAIN_SECONDS: String(DRAIN_SECONDS) }
  const process = ground.launch(settings, build)
  await process.ready
  return { port, process }
}

async function end(process: ServerProcess) {
  process.kill("SIGTERM")
  await process.ended
}

async function startProxy({ url }: TestStack, backends: readonly Backend[]) {
  const child = fork(join(import.meta.dirname, "rolling/proxy.ts"), { stdio: "inherit" })
  const task: ProxyTask = {
    port: Number(new URL(url).port),
    backends: backends.map(({ port }) => port),
  }
  child.send(task)
  await once(child, "message")
  return {
    async stop(): Promise<ProxyReport> {
      child.send("enough")
      const [report] = (await once(child, "message")) as [ProxyReport]
      return report
    },
    kill: () => child.kill(),
  }
}

const PATHS = ["/de", "/de/suche", "/de/login"]

/** Pages that look the same to everybody. */
async function askedByVisitors({ db }: TestStack): Promise<Asked[]> {
  const { id } = await makeFlight(db)
  const paths = [...PATHS, flightPath(id), "/api/airports?q=koe"]
  return paths.map((path) => ({ method: "GET", path, headers: { accept: "text/html" } }))
}

async function sendCrowd(crowd: ChildProcess, task: CrowdTask): Promise<CrowdReport> {
  crowd.send(task)
  const [report] = (await once(crowd, "message")) as [CrowdReport]
  return report
}

/** What the crowd did not get, where the proxy has seen nothing wrong. */
function unheard(reports: readonly CrowdReport[]): string[] {
  return reports.flatMap(({ others }) =>
    Object.entries(others).flatMap(([status, count]) =>
      Number(status) >= 500 ? [] : [`${count} times ${status} instead of an answer`],
    ),
  )
}

function at(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
