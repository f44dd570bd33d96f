import { JOURNEYS } from "./journeys/all.ts"
import type { TestStack } from "./test-stack.ts"

const AT_ONCE = 16

/** People who begin one journey after another until it is over; answers all that went wrong. */
export function underLoad(
  ground: TestStack,
  { atOnce = AT_ONCE, only = JOURNEYS }: { atOnce?: number; only?: typeof JOURNEYS } = {},
): {
  end(): Promise<{ journeys: number; wrong: string[] }>
} {
  let isOver = false
  let begun = 0
  const wrong: string[] = []
  const journeys = Object.entries(only)
  const people = Array.from({ length: atOnce }, async (_, person) => {
    // everybody begins with another one, so that all of them are under way at any time
    for (let number = person; !isOver; number += 1) {
      begun += 1
      const [name, journey] = journeys[number % journeys.length] ?? []
      const hasKeys = Math.floor(number / journeys.length) % 2 === 0
      const found = await journey?.(ground, { hasKeys }).catch((error: unknown) => [String(error)])
      wrong.push(...(found ?? []).map((one) => `${name}: ${one}`))
    }
  })
  return {
    async end() {
      isOver = true
      await Promise.all(people)
      return { journeys: begun, wrong }
    },
  }
}
