import { expect, test } from "vitest"
import { scaleOver } from "./envelope-chart.tsx"

test.each([
  [
    [0.889, 1.201],
    [0.9, 1, 1.1, 1.2],
  ],
  [
    [600, 1088],
    [600, 800, 1000],
  ],
  [
    [-0.2, 0.2],
    [-0.2, 0, 0.2],
  ],
  [[5, 5], [5]],
])("between %j the ticks are round", (values, ticks) => {
  expect(scaleOver(values).ticks).toEqual(expect.arrayContaining(ticks))
})

test("every value lies within the drawing, not on its edge", () => {
  const values = [0.889, 0.95, 1.201]
  const { share, ticks } = scaleOver(values)
  for (const value of [...values, ...ticks]) {
    expect(share(value)).toBeGreaterThanOrEqual(0)
    expect(share(value)).toBeLessThanOrEqual(1)
  }
  expect(share(0.889)).toBeCloseTo(0.08 / 1.16, 9)
})
