import fc from "fast-check"
import { expect, test } from "vitest"
import { parseNumber, writeNumber } from "./number-text.ts"

test.each([
  ["12", 12],
  ["7,5", 7.5],
  ["0.94", 0.94],
  ["1.800,50", 1800.5],
  ["1.100", 1100],
  [" 1 043 ", 1043],
  ["−3", -3],
  ["", undefined],
  ["viel", undefined],
  ["1,2,3", undefined],
  ["1e3", undefined],
])("„%s“ is read as %s", (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

test("what a field shows it reads again", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (thousandths) => {
      const value = thousandths / 1000
      expect(parseNumber(writeNumber(value, 3))).toBe(value)
    }),
  )
})
