import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { seconds } from "#platform/duration.ts"
import { type Finding, tried } from "../finding.ts"
import { signedIn } from "../person.ts"
import type { TestStack } from "../test-stack.ts"
import { pause } from "../wait.ts"
import type { Step } from "./step.ts"
import type { VisitorReport, VisitorTask } from "./visitor.ts"

/** So long the main thread may work at a stretch, in milliseconds: everybody else waits meanwhile. */
const MAX_TURN_MS = 50
/** So long anybody may wait for a page while somebody attacks, in milliseconds. */
const MAX_PATIENCE_MS = seconds(5)
const MIN_CONTROL_MS = seconds(5)
const WARM_UP_MS = seconds(10)

interface Measures {
  turnMs: number
  lagMs: number
  /** What the server says about itself. */
  metrics: string
  visitor: VisitorReport
}

/**
 * Attacks while somebody honest goes on looking at pages, and after it lets as much time pass without an
 * attack: what is slow then as well is the machine's doing.
 */
export function measured(
  ground: TestStack,
  flightId: number,
  { what, prepare }: Step,
): Promise<Finding> {
  return tried(what, async () => {
    const work = await prepare(ground)
    const begun = performance.now()
    const { result, ...under } = await beside(ground, flightId, work)
    const lasted = Math.max(MIN_CONTROL_MS, performance.now() - begun)
    const { result: _, ...control } = await beside(ground, flightId, () => pause(lasted))
    const { runs, findings, said, gauges = {} } = result
    for (const [name, least] of Object.entries(gauges)) {
      const value = gauge(under.metrics, name)
      if (!(value >= least)) findings.push(`${name} is ${value}, but it is ${least}`)
    }
    process.stdout.write(
      `  ${what}\n    attack   ${format(under)}; ${said}\n    control  ${format(control)}\n`,
    )
    return { runs, findings: [...findings, ...findingsOf(under)].map((one) => `${what}: ${one}`) }
  })
}

function findingsOf({ turnMs, visitor }: Measures): string[] {
  const findings = visitor.wrong.slice(0, 5).map((one) => `a visitor: ${one}`)
  if (!(turnMs <= MAX_TURN_MS)) findings.push(`the main thread worked ${turnMs} ms at a stretch`)
  if (Math.max(visitor.slowestMs, visitor.uploadMs) > MAX_PATIENCE_MS) {
    findings.push(`a visitor waited for ${Math.max(visitor.slowestMs, visitor.uploadMs)} ms`)
  }
  return findings
}

function format({ turnMs, lagMs, visitor }: Measures): string {
  const { pages, slowestMs, slowestPath, uploadMs } = visitor
  return `longest turn ${turnMs} ms, timers up to ${lagMs} ms late, ${pages} pages, slowest ${slowestMs} ms (${slowestPath}), a PDF ${uploadMs} ms`
}

async function beside<T>(
  ground: TestStack,
  flightId: number,
  work: () => Promise<T>,
): Promise<Measures & { result: T }> {
  const child = await startVisitor()
  await readMetrics(ground)
  const report = once(child, "message")
  child.send(await visitorTask(ground, flightId))
  const result = await work()
  child.send("enough")
  const [visitor] = (await report) as [VisitorReport]
  return { ...(await readMetrics(ground)), visitor, result }
}

async function startVisitor(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "visitor.ts"), { stdio: "inherit" })
  await once(child, "spawn")
  return child
}

/** Home, a flight and the search as everybody sees them, and a page that is made for one person alone. */
async function visitorTask(ground: TestStack, flightId: number): Promise<VisitorTask> {
  const { db, url } = ground
  const { cookie } = await signedIn(ground, (await makeUser(db)).id, false)
  const { cookie: pilot } = await signedIn(ground, (await makePilot(db)).id, false)
  const pages = [
    { path: "/de", cookie: "" },
    { path: flightPath(flightId), cookie: "" },
    { path: "/de/suche", cookie: "" },
    { path: flightPath(flightId), cookie },
    { path: "/de/cockpit", cookie },
  ]
  return { url, pages, pilot }
}

/**
 * What the first requests compile and what is drawn once of a flight is no attack. Answers the flight at which
 * somebody honest looks.
 */
export async function warmUp(ground: TestStack): Promise<number> {
  const { id } = await makeFlight(ground.db)
  await beside(ground, id, () => pause(WARM_UP_MS))
  return id
}

/** What the server says about itself, of its event loop since the last reading. */
async function readMetrics({ metricsUrl }: TestStack): Promise<Omit<Measures, "visitor">> {
  const metrics = await (await fetch(metricsUrl)).text()
  const msOf = (name: string) => Math.round(gauge(metrics, name) * seconds(1))
  return {
    metrics,
    turnMs: msOf("nodejs_eventloop_longest_turn_seconds"),
    lagMs: msOf("nodejs_eventloop_lag_max_seconds"),
  }
}

function gauge(metrics: string, name: string): number {
  const line = metrics.split("\n").find((one) => one.startsWith(`${name} `))
  return Number(line?.split(" ")[1] ?? Number.NaN)
}
