import { expect, test } from "vitest"
import { closedCurve, curve, pointAlong, polygon, polyline } from "./lines.ts"

test("straight lines are written relative to the point before", () => {
  expect(
    polyline([
      [10, 20],
      [13, 18.5],
      [9, 30],
    ]),
  ).toBe("M10 20l3-1.5-4 11.5")
  expect(
    polygon([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe("M0 0l10 0 0 10Z")
})

test("rounding does not add up along a line", () => {
  const points = Array.from({ length: 200 }, (_, index) => [index * 0.3333, 0] as const)
  const steps = polyline(points).split("l")[1]?.split(" ") ?? []
  const length = steps.reduce(
    (sum, value, index) => (index % 2 === 0 ? sum + Number(value) : sum),
    0,
  )
  expect(length).toBeCloseTo(199 * 0.3333, 1)
})

test("a curve passes through its last point and a closed one returns", () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const
  expect(curve(square).match(/[cs]/g)).toHaveLength(3)
  expect(closedCurve(square).match(/[cs]/g)).toHaveLength(4)
  expect(closedCurve(square).endsWith("Z")).toBe(true)
})

test("a share along a line is found between its points", () => {
  expect(
    pointAlong(
      [
        [0, 0],
        [10, 0],
        [10, 20],
      ],
      0.75,
    ),
  ).toEqual([10, 10])
  expect(
    pointAlong(
      [
        [0, 0],
        [10, 0],
      ],
      2,
    ),
  ).toEqual([10, 0])
})
