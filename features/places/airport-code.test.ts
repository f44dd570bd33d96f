import { expect, test } from "vitest"
import { airportCodeIn } from "./airport-code.ts"

test.each([
  ["edkb", "EDKB"],
  [" EDWJ ", "EDWJ"],
  ["Flugplatz Bonn-Hangelar (EDKB)", "EDKB"],
  ["Flugplatz Juist", ""],
  ["Köln", ""],
  ["", ""],
])("in %j stands the code %j", (text, code) => {
  expect(airportCodeIn(text)).toBe(code)
})
