import { expect, test } from "vitest"
import { scaleFor } from "./bar-chart.tsx"

test("the scale ends on a round figure at or above the highest column", () => {
  expect(scaleFor(8.3)).toEqual({ top: 9, ticks: [0, 3, 6, 9] })
  expect(scaleFor(2184).top).toBeGreaterThanOrEqual(2184)
  expect(scaleFor(2184).ticks).toEqual([0, 1000, 2000, 3000])
  expect(scaleFor(60).ticks).toEqual([0, 20, 40, 60])
})

test("a year without anything still has a scale", () => {
  expect(scaleFor(0)).toEqual({ top: 1, ticks: [0, 1] })
})
