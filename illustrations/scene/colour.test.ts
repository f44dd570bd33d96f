import { expect, test } from "vitest"
import { isColour, mix } from "./colour.ts"

test("a mix begins and ends at its colours", () => {
  expect(mix("#3C45C4", "#F29E54", 0)).toBe("#3c45c4")
  expect(mix("#3C45C4", "#F29E54", 1)).toBe("#f29e54")
})

test("the middle of black and white is brighter than the average, as light is", () => {
  expect(mix("#000000", "#FFFFFF", 0.5)).toBe("#b4b4b4")
})

test("only six hexadecimal digits are a colour", () => {
  expect(isColour("#3C45C4")).toBe(true)
  expect(isColour("#3C45C")).toBe(false)
  expect(isColour('#3C45C4" onload="')).toBe(false)
})
