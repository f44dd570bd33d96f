import { expect, test } from "vitest"
import { isVoucherValue, parseWholeEuros, VOUCHER_VALUES } from "./voucher-value.ts"

test.each([2_500, 2_600, 12_300, 100_000, ...VOUCHER_VALUES])("%i cents are a value", (cents) => {
  expect(isVoucherValue(cents)).toBe(true)
})

test.each([0, -5_000, 2_400, 2_550, 100_100, 5_000.5, Number.NaN])("%d cents are none", (cents) => {
  expect(isVoucherValue(cents)).toBe(false)
})

test.each([
  ["80", 8_000],
  [" 80 € ", 8_000],
  ["1.000", 100_000],
  ["1000,00 €", 100_000],
])("„%s“ is read as %i cents", (text, cents) => {
  expect(parseWholeEuros(text)).toBe(cents)
})

test.each(["", "80,50", "abc", "-80", "1.00"])("„%s“ is no whole amount", (text) => {
  expect(parseWholeEuros(text)).toBeUndefined()
})
