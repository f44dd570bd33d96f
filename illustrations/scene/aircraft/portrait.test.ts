import { expect, test } from "vitest"
import { drawAircraftPortrait } from "./portrait.ts"

test("a portrait shows the given aircraft in its colour, always the same", () => {
  const portrait = { view: "low-wing", seed: 12, colour: "#B3263C" } as const
  const svg = drawAircraftPortrait(portrait)
  expect(svg).toBe(drawAircraftPortrait({ ...portrait }))
  expect(svg).toContain('fill="#B3263C"')
  expect(svg).not.toBe(drawAircraftPortrait({ ...portrait, view: "high-wing" }))
})

test("two portraits on one page do not share ids", () => {
  const ids = (seed: number) =>
    [...drawAircraftPortrait({ view: "high-wing", seed }).matchAll(/ id="([^"]+)"/g)].map(
      ([, id]) => id,
    )
  const all = [...ids(1), ...ids(2)]
  expect(new Set(all).size).toBe(all.length)
})
