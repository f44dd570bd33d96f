import { expect, test } from "vitest"
import type { Colour } from "../colour.ts"
import { palettes } from "../palette.ts"
import { timesOfDay } from "../time-of-day.ts"

/** So much must the brightness of two areas differ that their edge is seen. */
const VISIBLE = 1.25

test.each(timesOfDay)("hull, wing and gear stand out from the sky at %s", (time) => {
  const { sky, livery } = palettes[time]
  const [, upper, lower] = sky
  for (const part of ["body", "shade", "metal"] as const) {
    for (const behind of [upper, lower]) {
      const what = `${part} before ${behind}`
      expect(contrast(livery[part], behind), what).toBeGreaterThanOrEqual(VISIBLE)
    }
  }
})

test.each(timesOfDay)("at %s the parts of an aircraft stand out from each other", (time) => {
  const { body, shade, metal } = palettes[time].livery
  expect(contrast(body, shade)).toBeGreaterThanOrEqual(VISIBLE)
  expect(contrast(shade, metal)).toBeGreaterThanOrEqual(VISIBLE)
  expect(contrast(body, metal)).toBeGreaterThanOrEqual(VISIBLE)
})

function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
