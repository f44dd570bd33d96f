import { expect, test } from "vitest"
import { fitText, textWidth } from "./text-width.ts"

test.each([
  ["Bonn-Hangelar", 13, 88.9],
  ["Friedrichshafen", 13, 91.8],
  ["Münster", 12, 44.3],
] as const)("%s at %s px is taken a little wider than Figtree draws it", (text, size, drawn) => {
  expect(textWidth(text, size)).toBeGreaterThanOrEqual(drawn)
  expect(textWidth(text, size)).toBeLessThan(drawn * 1.06)
})

test("mono characters are all of one width", () => {
  expect(textWidth("EDKB", 10, true)).toBe(24)
  expect(textWidth("iiii", 10, true)).toBe(24)
})

test("a text that fits stays, one that does not ends in an ellipsis and fits", () => {
  expect(fitText(" Juist\n Flugplatz ", 13, 200)).toBe("Juist Flugplatz")
  const cut = fitText("Villingen-Schwenningen", 13, 80)
  expect(cut).toMatch(/^Villing.*…$/)
  expect(textWidth(cut, 13)).toBeLessThanOrEqual(80)
})
