import { expect, test } from "vitest"
import { CENTERED_CROP, partOf } from "./photo.ts"

const landscape = { width: 4000, height: 3000 }

test.each([
  ["the middle", landscape, CENTERED_CROP, { left: 500, top: 0, width: 3000, height: 3000 }],
  [
    "the left end",
    landscape,
    { x: 0, y: 0.5, zoom: 1 },
    { left: 0, top: 0, width: 3000, height: 3000 },
  ],
  [
    "the right end",
    landscape,
    { x: 1, y: 0.5, zoom: 1 },
    { left: 1000, top: 0, width: 3000, height: 3000 },
  ],
  [
    "a close look",
    landscape,
    { x: 0.5, y: 0, zoom: 2 },
    { left: 1250, top: 0, width: 1500, height: 1500 },
  ],
  [
    "a portrait",
    { width: 801, height: 1201 },
    CENTERED_CROP,
    { left: 0, top: 200, width: 801, height: 801 },
  ],
  [
    "the corner",
    landscape,
    { x: 1, y: 1, zoom: 4 },
    { left: 3250, top: 2250, width: 750, height: 750 },
  ],
])("the square of a picture: %s", (_, picture, crop, square) => {
  expect(partOf(picture, crop)).toEqual(square)
})

test("the square never leaves the picture, however it is chosen", () => {
  for (const width of [160, 161, 999, 4001]) {
    for (const height of [160, 333, 4000]) {
      for (const zoom of [1, 1.37, 4]) {
        for (const at of [0, 0.333, 0.5, 0.999, 1]) {
          const { left, top, width: side } = partOf({ width, height }, { x: at, y: at, zoom })
          expect(left).toBeGreaterThanOrEqual(0)
          expect(top).toBeGreaterThanOrEqual(0)
          expect(left + side).toBeLessThanOrEqual(width)
          expect(top + side).toBeLessThanOrEqual(height)
        }
      }
    }
  }
})
