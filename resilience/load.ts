import { JOURNEYS } from "./journeys/all.ts"
import type { TestStack } from "./test-stack.ts"

const AT_ONCE = 16

/** People who begin one journey after another until it is over; answers all that went wrong. */
export function underLoad(ground: TestStack): {
  end(): Promise<{ journeys: number; wrong: string[] }>
} {
  let isOver = false
  let begun = 0
  const wrong: string[] = []
  const journeys = Object.entries(JOURNEYS)
  const people = Array.from({ length: AT_ONCE }, async (_, person) => {
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
