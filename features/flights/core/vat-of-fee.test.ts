import { expect, test } from "vitest"
import { vatOfFee } from "./vat-of-fee.ts"

test.each([
  { fee: 0, vat: 0 },
  { fee: 625, vat: 100 },
  { fee: 667, vat: 106 },
  // three seats for 6.25: one cent less than three times 1.00
  { fee: 1_875, vat: 299 },
])("a fee of $fee cents holds $vat cents of VAT", ({ fee, vat }) => {
  expect(vatOfFee(fee, false)).toBe(vat)
})

test("a Kleinunternehmen charges no VAT", () => {
  expect(vatOfFee(625, true)).toBe(0)
})
