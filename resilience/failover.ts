import { createRandom } from "#db/seed/random.ts"
import { seconds } from "#platform/duration.ts"
import { bookAndBook, listLost } from "./acknowledged.ts"
import { brokenRules } from "./books.ts"
import { missingListeners } from "./daemons/listeners.ts"
import { type PatroniCluster, startPatroniCluster } from "./daemons/patroni.ts"
import { type Finding, tried } from "./finding.ts"
import { inSeconds, say } from "./say.ts"
import { freePort, startTestStack, type TestStack } from "./test-stack.ts"
import { pause, waitUntil } from "./wait.ts"

/** From the kill until people book and pay again. */
const BACK_TARGET_MS = seconds(30)

/** The primary of three PostgreSQL is killed again and again while people book; nothing in the product is started again. */
export async function failover(kills = 10): Promise<Finding[]> {
  const cluster = await startPatroniCluster()
  try {
    const ground = await startTestStack(cluster)
    try {
      const what = `kill -9 of the primary, PostgreSQL ${cluster.version} behind Patroni and HAProxy`
      return [await tried(what, () => killPrimaries(ground, cluster, kills))]
    } finally {
      await ground.stop()
    }
  } finally {
    await cluster.stop()
  }
}

async function killPrimaries(ground: TestStack, cluster: PatroniCluster, kills: number) {
  const settings = { DATABASE_URL: cluster.url }
  const web = ground.launch({ ...settings, ROLE: "web" })
  await web.ready
  const worker = ground.launch({ ...settings, ROLE: "worker", PORT: String(await freePort()) })
  await worker.ready
  let hasEnded = false
  for (const process of [web, worker]) void process.ended.then(() => (hasEnded = true))
  const random = createRandom("failover")
  const findings: string[] = []
  const backs: number[] = []
  const people = bookAndBook(ground)
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await pause(random.int(1_000, 4_000))
      const former = await cluster.primary()
      const killed = kill % 2 === 0 ? "machine" : "PostgreSQL"
      const begun = performance.now()
      await cluster.killPrimary(killed)
      await waitUntil("another one takes writes", async () => {
        const next = await cluster.primary()
        return next !== undefined && next !== former
      })
      const taken = performance.now()
      await waitUntil("it is ready", async () =>
        fetch(`${ground.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      await waitUntil("somebody books again", async () => people.lastToldAt() > taken)
      const ms = people.firstToldAfter(taken) - begun
      backs.push(ms)
      say(
        `${kill} of ${kills} (${killed}): another primary after ${inSeconds(taken - begun)}, people book again after ${inSeconds(ms)}`,
      )
      if (ms > BACK_TARGET_MS) findings.push(`kill ${kill}: back after ${inSeconds(ms)}`)
      await cluster.mend()
    }
    const booked = await people.end()
    const lost = await listLost(ground, booked)
    const deaf = await missingListeners(ground.db, 2)
    if (hasEnded) findings.push("a process of the product has ended meanwhile")
    say(
      `${booked.length} bookings were acknowledged, ${lost.length} of them lost (target 0); back after ${inSeconds(Math.max(...backs))} at most (target ${inSeconds(BACK_TARGET_MS)})`,
    )
    return {
      runs: kills,
      findings: [...findings, ...lost, ...deaf, ...people.wrong, ...(await brokenRules(ground.db))],
    }
  } finally {
    for (const process of [web, worker]) process.kill("SIGTERM")
    await Promise.all([web.ended, worker.ended])
  }
}
