import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brokenRules, settleDown } from "./books.ts"
import { type Finding, tried } from "./finding.ts"
import { JOURNEYS } from "./journeys/all.ts"
import type { Journey } from "./journeys/journey.ts"
import type { TestStack } from "./test-stack.ts"

/** Between them every rule is asked. */
const POINTS_BETWEEN_RULES = 20

/** Somebody on a journey, whose calls carry keys or not. */
interface Trip {
  name: string
  journey: Journey
  hasKeys: boolean
}

/** Records every point that the journeys pass, then kills the server at each, on a journey that passes it. */
export async function failpoints(ground: TestStack, runs: number | undefined): Promise<Finding[]> {
  const trips = Object.entries(JOURNEYS).flatMap(([name, journey]) =>
    [true, false].map((hasKeys): Trip => ({ name, journey, hasKeys })),
  )
  const passed = new Map<string, Trip>()
  const unharmed = await tried("journeys that are not disturbed", async () => {
    const findings: string[] = []
    for (const trip of trips) {
      const { points, wrong } = await record(ground, trip)
      findings.push(...wrong)
      for (const point of points) if (!passed.has(point)) passed.set(point, trip)
    }
    return { runs: trips.length, findings: [...findings, ...(await brokenRules(ground.db))] }
  })
  const points = spread([...passed], runs)
  process.stdout.write(`${points.length} of ${passed.size} points\n`)
  const unreached: string[] = []
  const kills = await tried("kill -9 of the server at every commit and provider call", async () => {
    const findings: string[] = []
    for (const [index, [point, trip]] of points.entries()) {
      process.stdout.write(`${index + 1} of ${points.length}: ${point}, ${trip.name}\n`)
      const { isReached, wrong } = await killAt(ground, point, trip)
      if (!isReached) unreached.push(`${point}, ${trip.name}`)
      findings.push(...wrong.map((one) => `${point}: ${one}`))
      if ((index + 1) % POINTS_BETWEEN_RULES === 0) findings.push(...(await brokenRules(ground.db)))
    }
    findings.push(...(await brokenRules(ground.db)))
    return { runs: points.length, findings }
  })
  return [
    unharmed,
    kills,
    {
      what: "points that were not reached again",
      runs: points.length,
      findings: unreached,
      seconds: 0,
    },
  ]
}

/** So many of all, from the first to the last. */
function spread<One>(all: readonly One[], count = all.length): One[] {
  return all.filter(
    (_, index) =>
      Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  )
}

/** What a trip passes, and what comes after it. */
async function record(ground: TestStack, trip: Trip) {
  const passed = join(ground.failpoints, "passed")
  await settleDown(ground.db)
  writeFileSync(passed, "")
  const wrong = await toItsEnd(ground, trip)
  const points = [...new Set(readFileSync(passed, "utf8").trim().split("\n"))]
  // when the timers come round is nobody's to say
  return {
    points: points.filter((point) => !/ pgboss|search_changes/.test(point)).toSorted(),
    wrong,
  }
}

/** Until nothing is left to do for it, either. */
async function toItsEnd(ground: TestStack, { journey, hasKeys }: Trip): Promise<string[]> {
  const wrong = await journey(ground, { hasKeys }).catch((error: unknown) => [String(error)])
  await settleDown(ground.db)
  return wrong
}

async function killAt(ground: TestStack, point: string, trip: Trip) {
  const order = join(ground.failpoints, "kill")
  writeFileSync(order, point)
  const travelling = toItsEnd(ground, trip)
  const isKilled = await Promise.race([
    ground.ended().then(() => true),
    travelling.then(() => false),
  ])
  if (isKilled) {
    await ground.freeJobs()
    ground.passTime()
    await ground.start()
  }
  const wrong = await travelling
  const isReached = !existsSync(order)
  rmSync(order, { force: true })
  return { isReached, wrong }
}
