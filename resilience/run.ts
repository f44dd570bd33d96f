import { spawnSync } from "node:child_process"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { attack } from "./attack.ts"
import { buyers } from "./buyers.ts"
import { failover } from "./failover.ts"
import { failpoints } from "./failpoints.ts"
import type { Finding } from "./finding.ts"
import { gameDay } from "./game-day.ts"
import { kills, postgresKills } from "./kills.ts"
import { overload } from "./overload.ts"
import { pointInTime } from "./point-in-time.ts"
import { pooler } from "./pooler.ts"
import { restore } from "./restore.ts"
import { deployment, rolling } from "./rolling.ts"
import { startTestStack, type TestStack } from "./test-stack.ts"
import { inParts, withMoreRuns } from "./vitest.ts"

const RESULTS = "resilience/results.json"
const SEQUENCES = ["--project", "rooms", "tests/money/sequences.test.ts"]
const STRIPE_SEQUENCES = ["--project", "stripe", "tests/money/stripe/sequences.test.ts"]
const WEBHOOKS = ["any-order", "races", "webhooks"].map(
  (name) => `tests/money/stripe/${name}.test.ts`,
)

type Work = (ground: TestStack, runs?: number, only?: string) => Promise<Finding[]>

/** A product of its own, with the demo world (and `--flights`) in a fresh folder; `startsItself`: how many processes, the trial says. */
const onGround =
  (work: Work, { startsItself = false } = {}) =>
  async (runs?: number) => {
    const ground = await startTestStack()
    try {
      if (values.flights) await ground.run(["db:flights", "--count", values.flights])
      if (!startsItself) await ground.start()
      return await work(ground, runs, values.only)
    } finally {
      await ground.stop()
    }
  }

/**
 * Everything, by the name that `npm run resilience -- NAME` takes; `--runs N` for fewer or more, `--only WORDS`
 * for some steps of `attack`, `--from COMMIT` for the version that `deployment` begins with,
 * `--flights N` for so many beside the demo world.
 */
const TRIALS: Record<string, (runs?: number) => Promise<Finding[]>> = {
  sequences: async (runs = 10_000) => [
    await inParts("random sequences of commands beside a model", {
      runs,
      args: [...SEQUENCES, "-t", "random sequences"],
    }),
  ],
  "stripe-sequences": async (runs = 10_000) => [
    await inParts("random sequences beside a model, with the Stripe stand-in", {
      runs,
      args: STRIPE_SEQUENCES,
    }),
  ],
  clock: async (runs = 2_000) => [
    await inParts("sequences while the clock goes forward and back by an hour", {
      runs,
      args: [...SEQUENCES, "-t", "forward and back"],
    }),
  ],
  webhooks: async (runs = 1_000) => [
    await withMoreRuns("webhooks in every order, doubled, late, never; and 500 races", {
      runs,
      args: ["--project", "stripe", ...WEBHOOKS],
    }),
  ],
  attack: onGround(attack),
  buyers: onGround(buyers),
  deployment: onGround((ground, runs) => deployment(ground, runs, values.from), {
    startsItself: true,
  }),
  failover,
  failpoints: onGround(failpoints),
  "game-day": onGround(gameDay),
  kills: onGround(kills),
  overload: onGround(overload),
  "point-in-time": pointInTime,
  pooler: onGround(pooler, { startsItself: true }),
  "postgres-kills": onGround(postgresKills),
  restore: onGround(restore),
  rolling: onGround(rolling, { startsItself: true }),
}

function table(findings: readonly Finding[]): string {
  const rows = [
    ["", "what", "runs", "findings", "seconds"],
    ...findings.map(({ what, runs, findings: found, seconds }) => [
      found.length === 0 ? "ok" : "FAILED",
      what,
      String(runs),
      String(found.length),
      String(seconds),
    ]),
  ]
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n")
}

async function resultsOf(name: string): Promise<Finding[]> {
  const trial = TRIALS[name]
  if (!trial) throw new Error(`no trial ${name}; there are: ${Object.keys(TRIALS).join(", ")}`)
  return trial(values.runs ? Number(values.runs) : undefined)
}

/** A process has one secret and one environment, each trial a product with its own. */
function resultsOfOwnProcess(name: string): Finding[] {
  rmSync(RESULTS, { force: true })
  const given = Object.entries(values).flatMap(([option, value]) => [`--${option}`, value])
  spawnSync(process.execPath, [import.meta.filename, name, ...given], { stdio: "inherit" })
  return JSON.parse(readFileSync(RESULTS, "utf8")) as Finding[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string" },
    only: { type: "string" },
    from: { type: "string" },
    flights: { type: "string" },
  },
})
const names = positionals.length > 0 ? positionals : Object.keys(TRIALS)
const [only = ""] = names
const results =
  names.length === 1 ? await resultsOf(only) : names.flatMap((name) => resultsOfOwnProcess(name))
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
for (const { findings } of results) for (const one of findings) process.stdout.write(`  ${one}\n`)
process.stdout.write(`${table(results)}\n`)
process.exitCode = results.every(({ findings }) => findings.length === 0) ? 0 : 1
