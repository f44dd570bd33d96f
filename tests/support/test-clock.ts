import { writeFileSync } from "node:fs"
import { inject } from "vitest"

/** Lets the product's time run `minutes` ahead while `work` runs; browsers keep their own. */
export async function minutesAhead<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const file = inject("testClock")
  writeFileSync(file, String(minutes))
  try {
    return await work()
  } finally {
    writeFileSync(file, "0")
  }
}
