import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brokenRules } from "./books.ts"
import { type Finding, tried } from "./finding.ts"
import type { Ground } from "./ground.ts"
import { declinedRequest, wholeBooking } from "./journeys.ts"

/** Between them every rule is asked. */
const POINTS_BETWEEN_RULES = 20

/** Records every point that two journeys pass, then kills the server at each of them. */
export async function failpoints(ground: Ground, runs: number | undefined): Promise<Finding[]> {
  const points = (await recordPoints(ground)).slice(0, runs)
  const unreached: string[] = []
  const kills = await tried("kill -9 of the server at every commit and provider call", async () => {
    const findings: string[] = []
    for (const [index, point] of points.entries()) {
      process.stdout.write(`${index + 1} of ${points.length}: ${point}\n`)
      const first = await killAt(ground, point, true)
      // some points are passed only by calls without a key
      const { isReached, wrong } = first.isReached ? first : await killAt(ground, point, false)
      if (!isReached) unreached.push(point)
      findings.push(...wrong.map((one) => `${point}: ${one}`))
      if ((index + 1) % POINTS_BETWEEN_RULES === 0) findings.push(...(await brokenRules(ground.db)))
    }
    findings.push(...(await brokenRules(ground.db)))
    return { runs: points.length, findings }
  })
  return [
    kills,
    {
      what: "points that were not reached again",
      runs: points.length,
      findings: unreached,
      seconds: 0,
    },
  ]
}

async function recordPoints(ground: Ground): Promise<string[]> {
  const passed = join(ground.failpoints, "passed")
  await brokenRules(ground.db)
  writeFileSync(passed, "")
  await bothJourneys(ground, true)
  await bothJourneys(ground, false)
  await brokenRules(ground.db)
  const points = [...new Set(readFileSync(passed, "utf8").trim().split("\n"))]
  // when the timers come round is nobody's to say
  return points.filter((point) => !/ pgboss|search_changes/.test(point)).toSorted()
}

async function bothJourneys(ground: Ground, hasKeys: boolean): Promise<string[]> {
  const journeys = [wholeBooking, declinedRequest]
  const wrong = await Promise.all(
    journeys.map((journey) =>
      journey(ground, { hasKeys }).catch((error: unknown) => [String(error)]),
    ),
  )
  return wrong.flat()
}

async function killAt(ground: Ground, point: string, hasKeys: boolean) {
  const order = join(ground.failpoints, "kill")
  writeFileSync(order, point)
  let isOver = false
  const journeys = bothJourneys(ground, hasKeys).finally(() => {
    isOver = true
  })
  const isKilled = await Promise.race([ground.ended().then(() => true), journeys.then(() => false)])
  if (isKilled) {
    await ground.freeJobs()
    await ground.start()
  }
  const stale = setInterval(() => {
    if (!isOver) ground.passTime()
  }, 1_000)
  const wrong = await journeys
  clearInterval(stale)
  const isReached = !existsSync(order)
  rmSync(order, { force: true })
  return { isReached, wrong }
}
