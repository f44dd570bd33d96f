import { expect, test } from "vitest"
import type { Wind } from "./conditions.ts"
import { maxCrosswind, runwayDegrees } from "./crosswind.ts"

const wind = (rest: Partial<Wind>): Wind => {
  return { from: 250, between: null, knots: 20, gustKnots: null, ...rest }
}

test.each([
  ["07/25", 70],
  ["14L/32R", 140],
  ["12G/30G", 120],
  ["36/18", 360],
  ["H-NORTH", null],
  ["00/18", null],
])("runway %s lies at %s°", (ident, degrees) => {
  expect(runwayDegrees(ident)).toBe(degrees)
})

test("wind along the runway leaves what the ten degrees may hide", () => {
  expect(maxCrosswind(wind({}), 70)).toBe(3)
  expect(maxCrosswind(wind({}), 250)).toBe(3)
})

test("wind across blows with all it has, and its gusts count", () => {
  expect(maxCrosswind(wind({ from: 340 }), 70)).toBe(20)
  expect(maxCrosswind(wind({ from: 340, gustKnots: 31 }), 70)).toBe(31)
})

test("wind at an angle is taken ten degrees worse", () => {
  // sin 40°
  expect(maxCrosswind(wind({ from: 280 }), 250)).toBe(13)
})

test("of a wind that swings the worst direction counts, over north as well", () => {
  expect(maxCrosswind(wind({ between: [240, 330] }), 250)).toBe(20)
  expect(maxCrosswind(wind({ from: 10, between: [340, 20] }), 360)).toBe(10)
})

test("wind from changing directions may blow across every runway", () => {
  expect(maxCrosswind(wind({ from: null, knots: 4 }), 70)).toBe(4)
})
