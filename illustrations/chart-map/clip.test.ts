import fc from "fast-check"
import { expect, test } from "vitest"
import { linesInView, ringsInView } from "./clip.ts"
import { shapeOf } from "./shape.ts"
import type { View } from "./view.ts"

const view: View = { width: 300, height: 200, kmPerPixel: 1, a: 1, b: 0, e: 0, f: 0 }
const place = fc.record({
  x: fc.double({ min: -900, max: 900, noNaN: true }),
  y: fc.double({ min: -900, max: 900, noNaN: true }),
})

test("an area around the whole picture fills it", () => {
  const around = [
    { x: -500, y: -400 },
    { x: 900, y: -400 },
    { x: 900, y: 700 },
    { x: -500, y: 700 },
  ]
  const [ring = []] = ringsInView(view, [shapeOf(around)])
  const edges = new Set(ring.map((value) => Math.round(value)))
  expect(edges).toEqual(new Set([-6, 306, 206]))
})

test("no area reaches further than a little out of the picture", () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 3, maxLength: 12 }), (corners) => {
      for (const ring of ringsInView(view, [shapeOf(corners)])) {
        for (let index = 0; index < ring.length; index += 2) {
          expect(Math.abs((ring[index] ?? 0) - 150)).toBeLessThanOrEqual(156.001)
          expect(Math.abs((ring[index + 1] ?? 0) - 100)).toBeLessThanOrEqual(106.001)
        }
      }
    }),
  )
})

test("a line that leaves the picture and returns becomes two", () => {
  const line = [
    { x: 10, y: 10 },
    { x: 20, y: -50 },
    { x: 25, y: -90 },
    { x: 60, y: -90 },
    { x: 70, y: -50 },
    { x: 80, y: 10 },
  ]
  expect(linesInView(view, [shapeOf(line)])).toEqual([
    [10, 10, 20, -50],
    [70, -50, 80, 10],
  ])
})

test("anything outside the map is not drawn", () => {
  const far = [
    { x: 900, y: 900 },
    { x: 990, y: 900 },
    { x: 990, y: 990 },
  ]
  expect(ringsInView(view, [shapeOf(far)])).toEqual([])
  expect(linesInView(view, [shapeOf(far)])).toEqual([])
})
