import type { Answer } from "../person.ts"
import type { TestStack } from "../test-stack.ts"

/*
 * What people do with money, from beginning to end, however often the server dies meanwhile. Each
 * journey answers what is wrong in the books when it is over; an empty list is good.
 */

/** `hasKeys`: whether calls carry an Idempotency-Key. */
export type Journey = (ground: TestStack, options: { hasKeys: boolean }) => Promise<string[]>

/** The answer, which must be this one. */
export function decided(answer: Answer, status: number): Answer {
  if (answer.status === status) return answer
  throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.json).slice(0, 500)}`)
}

/** Stops where the books are wrong in the middle of a journey. */
export function demand(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join("; "))
}
