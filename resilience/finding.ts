/** One line of the table: what was tried how often, and everything that was wrong. */
export interface Finding {
  what: string
  runs: number
  findings: string[]
  seconds: number
}

/** Tries something and measures how long it took. */
export async function tried(
  what: string,
  work: () => Promise<{ runs: number; findings: string[] }>,
): Promise<Finding> {
  const begun = performance.now()
  const { runs, findings } = await work()
  return { what, runs, findings, seconds: Math.round((performance.now() - begun) / 1_000) }
}
