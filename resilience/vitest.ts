import { spawnSync } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Finding, tried } from "./finding.ts"

interface Report {
  numTotalTests: number
  testResults: {
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface MoreRuns {
  runs: number
  args: readonly string[]
}

/** Tests of `npm test` with more runs (RESILIENCE_RUNS); each that fails is a finding. */
export function withMoreRuns(what: string, { runs, args }: MoreRuns): Promise<Finding> {
  return tried(what, async () => ({ runs, findings: findingsOf({ runs, args }) }))
}

/** So many sequences have a database of their own: the rules that are asked of it look at everything in it. */
const IN_A_PART = 1_000

/** The same in parts, each with other sequences (RESILIENCE_SEED). */
export function inParts(what: string, { runs, args }: MoreRuns): Promise<Finding> {
  return tried(what, async () => {
    const findings: string[] = []
    for (let begun = 0; begun < runs; begun += IN_A_PART) {
      const seed = `${process.env.RESILIENCE_SEED ?? ""} from ${begun}`
      const part = Math.min(IN_A_PART, runs - begun)
      findings.push(...findingsOf({ runs: part, args }, { RESILIENCE_SEED: seed }))
      process.stdout.write(`${what}: ${begun + part} of ${runs}, ${findings.length} findings\n`)
    }
    return { runs, findings }
  })
}

function findingsOf({ runs, args }: MoreRuns, env: Record<string, string> = {}): string[] {
  const outputFile = join(tmpdir(), `aufwind-resilience-${process.pid}.json`)
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${outputFile}`]
  rmSync(outputFile, { force: true })
  spawnSync("vitest", ["run", ...reporters, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env, RESILIENCE_RUNS: String(runs) },
  })
  const report = JSON.parse(readFileSync(outputFile, "utf8")) as Report
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const findings = tests
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`)
  const isNothing = !tests.some(({ status }) => status === "passed")
  return isNothing ? [...findings, "no test has passed"] : findings
}
