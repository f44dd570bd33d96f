import { expect, test } from "vitest"
import { type BankAccount, isMasked, isSameBankAccount, maskIban } from "./bank-account.ts"

const ACCOUNT: BankAccount = {
  accountHolder: "Henrik Lorenzen",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
}

test.each([
  ["the same three parts", { ...ACCOUNT }, true],
  ["another holder", { ...ACCOUNT, accountHolder: "Lena Berger" }, false],
  ["another IBAN", { ...ACCOUNT, iban: "DE02120300000000202051" }, false],
  ["another BIC", { ...ACCOUNT, bic: "" }, false],
  ["none", null, false],
])("a bank account and %s: the same is %s", (_, other, isSame) => {
  expect(isSameBankAccount(ACCOUNT, other)).toBe(isSame)
})

test("no bank account equals no bank account", () => {
  expect(isSameBankAccount(null, null)).toBe(true)
})

test.each([
  ["DE89370400440532013000", "DE89 •••• •••• •••• ••30 00"],
  ["AT611904300234573201", "AT61 •••• •••• •••• 3201"],
  ["FR1420041010050500013M02606", "FR14 •••• •••• •••• •••• •••2 606"],
  ["NO9386011117947", "NO93 •••• •••7 947"],
])("%s is shown as %s", (iban, shown) => {
  expect(maskIban(iban)).toBe(shown)
  expect(isMasked(shown)).toBe(true)
  expect(isMasked(iban)).toBe(false)
})
