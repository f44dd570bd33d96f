import { deepJson, endlessHeaders, slowBodies } from "./attack/connections.ts"
import { largestCopy } from "./attack/copies.ts"
import { manyPdfs, worstPdfs, worstPictures } from "./attack/files.ts"
import { measured, warmUp } from "./attack/measured.ts"
import { hoarders } from "./attack/seats.ts"
import { wrongPasswords } from "./attack/sign-ins.ts"
import type { Step } from "./attack/step.ts"
import { brokenRules } from "./books.ts"
import { type Finding, tried } from "./finding.ts"
import type { TestStack } from "./test-stack.ts"

const STEPS: readonly Step[] = [
  worstPdfs,
  worstPictures,
  manyPdfs,
  largestCopy,
  wrongPasswords,
  hoarders,
  slowBodies,
  endlessHeaders,
  deepJson,
]

/**
 * What is loud: the worst of files, floods and hoarding, against a server that serves others meanwhile. `only`:
 * the steps in whose name it occurs.
 */
export async function attack(ground: TestStack, _runs?: number, only = ""): Promise<Finding[]> {
  const flightId = await warmUp(ground)
  const findings: Finding[] = []
  for (const step of STEPS) {
    if (step.what.includes(only)) findings.push(await measured(ground, flightId, step))
  }
  const broken = await tried("the books after it", async () => ({
    runs: 1,
    findings: await brokenRules(ground.db),
  }))
  return [...findings, broken]
}
