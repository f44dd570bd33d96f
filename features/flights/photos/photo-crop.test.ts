import { expect, test } from "vitest"
import { cropOfPart, inSteps, pixelsOfPart, shownPart } from "./photo-crop.ts"

const WIDE = { width: 2400, height: 1200 }
const TALL = { width: 900, height: 1600 }

test.each([
  ["a wide photo loses its sides", WIDE, { left: 0.125, top: 0, width: 0.75, height: 1 }],
  ["a tall one loses top and bottom", TALL, { left: 0, top: 0.3125, width: 1, height: 0.375 }],
])("as long as nobody chooses, %s", (_, picture, part) => {
  expect(shownPart(picture)).toEqual(part)
})

test("what was chosen is found again when it is changed later", () => {
  for (const picture of [WIDE, TALL, { width: 1600, height: 1067 }]) {
    for (const x of [0, 0.2, 1]) {
      for (const zoom of [1.2, 2, 4]) {
        const again = cropOfPart(picture, shownPart(picture, { x, y: 1 - x, zoom }))
        expect(again.x).toBeCloseTo(x, 2)
        expect(again.y).toBeCloseTo(1 - x, 2)
        expect(again.zoom).toBeCloseTo(zoom, 1)
      }
    }
  }
})

test("a part stays within its photo, whatever is sent", () => {
  for (const part of [
    { left: 0.5, top: 0, width: 0.50009, height: 1 },
    { left: 1, top: 1, width: 0.001, height: 0.001 },
    { left: 0.33333, top: 0.66667, width: 0.66667, height: 0.33333 },
  ]) {
    const { left, top, width, height } = inSteps(part)
    expect(left + width).toBeLessThanOrEqual(1.000001)
    expect(top + height).toBeLessThanOrEqual(1.000001)
    const pixels = pixelsOfPart(TALL, { left, top, width, height })
    expect(Math.min(pixels.width, pixels.height)).toBeGreaterThanOrEqual(1)
    expect(pixels.left + pixels.width).toBeLessThanOrEqual(TALL.width)
    expect(pixels.top + pixels.height).toBeLessThanOrEqual(TALL.height)
  }
})
