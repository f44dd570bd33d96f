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

/** Tests of `npm test` with more runs (RESILIENCE_RUNS); each that fails is a finding. */
export function withMoreRuns(
  what: string,
  { runs, args }: { runs: number; args: readonly string[] },
): Promise<Finding> {
  return tried(what, async () => {
    const outputFile = join(tmpdir(), `aufwind-resilience-${process.pid}.json`)
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${outputFile}`]
    spawnSync("vitest", ["run", ...reporters, ...args], {
      stdio: "inherit",
      env: { ...process.env, RESILIENCE_RUNS: String(runs) },
    })
    const report = JSON.parse(readFileSync(outputFile, "utf8")) as Report
    rmSync(outputFile)
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
    const findings = tests
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`)
    const isNothing = !tests.some(({ status }) => status === "passed")
    return { runs, findings: isNothing ? [...findings, "no test has passed"] : findings }
  })
}
