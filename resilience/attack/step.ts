import type { TestStack } from "../test-stack.ts"

/** Something loud that somebody does to a server that serves others meanwhile. */
export interface Step {
  what: string
  /** Makes what it takes, so that the attack itself costs the machine as little as it can; answers the attack. */
  prepare(ground: TestStack): Promise<() => Promise<Outcome>>
}

export interface Outcome {
  runs: number
  /** What came of it that must not. */
  findings: string[]
  /** What came of it, for whoever reads along. */
  said: string
  /** What the server's metrics must know of it at least, by the name of the gauge. */
  gauges?: Readonly<Record<string, number>>
}

/** How often an answer may come. */
interface Bounds {
  from: number
  to: number
}

export const exactly = (count: number): Bounds => ({ from: count, to: count })
export const upTo = (to: number): Bounds => ({ from: 0, to })
export const between = (from: number, to: number): Bounds => ({ from, to })

/** Whoever is refused before the body has come may find the connection closed. */
export const CLOSED = "closed"

/** Holds answers against what must come: as often as it says, and nothing else. */
export function judge(
  answers: readonly string[],
  expected: Readonly<Record<string, Bounds>>,
): Outcome {
  const counts = new Map(Object.keys(expected).map((answer) => [answer, 0]))
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  const findings = [...counts].flatMap(([answer, count]) => {
    const { from, to } = expected[answer] ?? upTo(0)
    if (count >= from && count <= to) return []
    return [`${count} × ${answer}, expected ${from === to ? from : `${from} to ${to}`}`]
  })
  const said = [...counts]
    .filter(([, count]) => count > 0)
    .map(([answer, count]) => `${count} × ${answer}`)
    .join(", ")
  return { runs: answers.length, findings, said }
}

/** Status and code of an answer, as `judge` takes them. */
export function answerName({ status, code }: { status: number; code?: unknown }): string {
  return typeof code === "string" && status !== 201 ? `${status} ${code}` : String(status)
}

/** Several parts of one attack as one. */
export function together(outcomes: readonly Outcome[]): Outcome {
  return {
    runs: outcomes.reduce((sum, { runs }) => sum + runs, 0),
    findings: outcomes.flatMap(({ findings }) => findings),
    said: outcomes.map(({ said }) => said).join("; "),
  }
}
