import { expect, test } from "vitest"
import { puffOutline } from "./puffs.ts"

test("overlapping puffs become one arc each over a flat base", () => {
  const outline = puffOutline(
    [
      { x: 0, y: 0, radius: 10 },
      { x: 14, y: -2, radius: 12 },
      { x: 30, y: 0, radius: 9 },
    ],
    0,
  )
  expect(outline.match(/a/g)).toHaveLength(3)
  expect(outline.endsWith("Z")).toBe(true)
})

test("a puff inside a larger one leaves no trace", () => {
  const large = { x: 0, y: 0, radius: 20 }
  const swallowed = { x: 4, y: 2, radius: 5 }
  expect(puffOutline([large, swallowed], 0)).toBe(puffOutline([large], 0))
  expect(puffOutline([], 0)).toBe("")
})
