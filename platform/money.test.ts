import { expect, test } from "vitest"
import { formatEuro, formatWholeEuro, roundHalfUp } from "./money.ts"

test.each([
  [6875, "68,75\u00a0€"],
  [0, "0,00\u00a0€"],
  [123456789, "1.234.567,89\u00a0€"],
  [-5000, "−50,00\u00a0€"],
])("%i cents read %s", (cents, text) => {
  expect(formatEuro(cents)).toBe(text)
})

test("whole euros have no cents", () => {
  expect(formatWholeEuro(15000)).toBe("150\u00a0€")
})

test("halves are rounded up", () => {
  expect([99.4, 99.5, 100.5].map(roundHalfUp)).toEqual([99, 100, 101])
})
