import type { Ground } from "./ground.ts"
import { declinedRequest, wholeBooking } from "./journeys.ts"

const AT_ONCE = 16

/** People who begin one journey after another until it is over; answers all that went wrong. */
export function underLoad(ground: Ground): {
  end(): Promise<{ journeys: number; wrong: string[] }>
} {
  let isOver = false
  let begun = 0
  const wrong: string[] = []
  const people = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      const number = begun++
      const journey = number % 3 === 0 ? declinedRequest : wholeBooking
      const found = await journey(ground, { hasKeys: number % 2 === 0 }).catch((error: unknown) => [
        String(error),
      ])
      wrong.push(...found)
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
