import { expect, test } from "vitest"
import { readHouse } from "./read-house.ts"

test("no figure of the house is above its limit", () => {
  const limited = readHouse().filter(({ most }) => most !== undefined)
  expect(limited.length).toBeGreaterThan(5)
  const above = limited.filter(({ figure, most = figure }) => figure > most)
  expect(above.map(({ what, figure, detail }) => `${what}: ${figure} (${detail})`)).toEqual([])
})
