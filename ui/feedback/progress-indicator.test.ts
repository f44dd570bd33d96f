import { expect, test } from "vitest"
import { progressAfter } from "./progress-indicator.tsx"

test("progress starts at nothing, always grows and never claims to be whole", () => {
  const steps = [0, 200, 1000, 2000, 10_000, 60_000].map(progressAfter)
  expect(steps[0]).toBe(0)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(new Set(steps).size).toBe(steps.length)
  expect(steps.at(-1)).toBeLessThan(1)
})

test("it has covered two thirds of the way at its duration of two seconds", () => {
  expect(progressAfter(2000)).toBeGreaterThan(0.66)
  expect(progressAfter(2000)).toBeLessThan(0.75)
})
