import { expect, test } from "vitest"
import { airportCodeIn, codeAfterName } from "./airport-code.ts"

test.each([
  ["edkb", "EDKB"],
  [" EDWJ ", "EDWJ"],
  ["Flugplatz Bonn-Hangelar (EDKB)", "EDKB"],
  ["Flugplatz Juist", ""],
  ["Köln", ""],
  ["", ""],
])("%j contains the code %j", (text, code) => {
  expect(airportCodeIn(text)).toBe(code)
})

test("the name of a town is no code, however short", () => {
  expect(codeAfterName("Bonn")).toBe("")
  expect(codeAfterName("Flugplatz Bonn-Hangelar (EDKB)")).toBe("EDKB")
})
