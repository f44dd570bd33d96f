import { writeFileSync } from "node:fs"
import { ownProduct } from "#tests/support/own-product.ts"

/** Lets the product's time run `minutes` ahead while `work` runs; browsers keep their own. */
export async function minutesAhead<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const file = ownProduct.testClock
  writeFileSync(file, String(minutes))
  try {
    return await work()
  } finally {
    writeFileSync(file, "0")
  }
}
