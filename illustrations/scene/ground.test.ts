import { expect, test } from "vitest"
import { clipNear, onGround } from "./ground.ts"

const frame = { width: 600, height: 400, horizon: 200, unit: 400 }

test("distant points are near the horizon and the middle", () => {
  expect(onGround(frame, { across: 0.5, away: 1 })).toEqual([500, 400])
  expect(onGround(frame, { across: 0.5, away: 10 })).toEqual([320, 220])
})

test("ground behind the eye is cut off at the nearest edge", () => {
  const field = [
    { across: 0, away: -1 },
    { across: 1, away: 3 },
    { across: 0, away: 3 },
  ]
  const clipped = clipNear(field, 1)
  expect(Math.min(...clipped.map((place) => place.away))).toBe(1)
  expect(clipped).toHaveLength(4)
  expect(clipNear([{ across: 0, away: 0.2 }], 1)).toEqual([])
})
