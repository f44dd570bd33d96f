import { expect, test } from "vitest"
import { bankTransferSchema, canSettle, nextBankDay } from "./bank-transfer.ts"

test.each([
  ["2027-05-03", "2027-05-04"],
  ["2027-05-07", "2027-05-10"],
  ["2027-05-08", "2027-05-10"],
  ["2027-05-09", "2027-05-10"],
])("a file of %s is paid on %s", (today, day) => {
  expect(nextBankDay(today)).toBe(day)
})

test("only what is at the bank is done or comes back, only what waits is dropped", () => {
  expect(canSettle("filed", "done")).toBe(true)
  expect(canSettle("filed", "returned")).toBe(true)
  expect(canSettle("waiting", "dropped")).toBe(true)
  expect(canSettle("waiting", "done")).toBe(false)
  expect(canSettle("filed", "dropped")).toBe(false)
  expect(canSettle("done", "returned")).toBe(false)
})

test("an IBAN is checked as everywhere", () => {
  const input = { flagId: 1, holder: "Lena Berger", iban: "DE89 3704 0044 0532 0130 00" }
  expect(bankTransferSchema.parse(input).iban).toBe("DE89370400440532013000")
  expect(bankTransferSchema.safeParse({ ...input, iban: "DE89370400440532013001" }).success).toBe(
    false,
  )
})
