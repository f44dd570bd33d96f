import { expect, test } from "vitest"
import { scaleOver } from "./envelope-chart.tsx"

test.each<[number[], number[]]>([
  [
    [0.889, 1.201],
    [0.9, 1, 1.1, 1.2],
  ],
  [
    [600, 1088],
    [600, 700, 800, 900, 1000, 1100],
  ],
  [
    [-0.2, 0.2],
    [-0.2, -0.1, 0, 0.1, 0.2],
  ],
  [
    [2.083, 2.9],
    [2.2, 2.4, 2.6, 2.8],
  ],
  [
    [5, 5],
    [4.6, 4.8, 5, 5.2, 5.4],
  ],
])("between %j the ticks are round", (values, ticks) => {
  expect(scaleOver(values).ticks).toEqual(ticks)
})

test("every value is inside the drawing, not on its edge", () => {
  const values = [0.889, 0.95, 1.201]
  const { share, ticks } = scaleOver(values)
  for (const value of [...values, ...ticks]) {
    expect(share(value)).toBeGreaterThanOrEqual(0)
    expect(share(value)).toBeLessThanOrEqual(1)
  }
  expect(share(0.889)).toBeCloseTo(0.08 / 1.16, 9)
})
