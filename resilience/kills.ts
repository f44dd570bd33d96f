import { createRandom } from "#db/seed/random.ts"
import { brokenRules } from "./books.ts"
import { type Finding, tried } from "./finding.ts"
import { underLoad } from "./load.ts"
import type { TestStack } from "./test-stack.ts"
import { pause, waitUntil } from "./wait.ts"

/** The server is killed again and again while people book, pay, redeem and cancel. */
export function kills(ground: TestStack, runs = 200): Promise<Finding[]> {
  return killing(ground, "random kill -9 of the server under load", runs, async () => {
    await ground.kill()
    await ground.start()
  })
}

/** PostgreSQL is killed again and again; the server finds it again by itself. */
export function postgresKills(ground: TestStack, runs = 50): Promise<Finding[]> {
  return killing(ground, "kill -9 of PostgreSQL under load", runs, async () => {
    await ground.killPostgres()
    await waitUntil("the server has its database again", async () => {
      return (await fetch(`${ground.url}/readyz`).catch(() => undefined))?.ok ?? false
    })
  })
}

async function killing(
  ground: TestStack,
  what: string,
  runs: number,
  killOnce: () => Promise<void>,
): Promise<Finding[]> {
  const random = createRandom(what)
  let journeys = 0
  const killed = await tried(what, async () => {
    const load = underLoad(ground)
    for (let run = 0; run < runs; run += 1) {
      await pause(random.int(300, 3_000))
      await killOnce()
      process.stdout.write(`${what}: ${run + 1} of ${runs}\n`)
    }
    const ended = await load.end()
    journeys = ended.journeys
    return { runs, findings: [...ended.wrong, ...(await brokenRules(ground.db))] }
  })
  return [
    killed,
    { ...killed, what: "journeys meanwhile, each to its end", runs: journeys, findings: [] },
  ]
}
