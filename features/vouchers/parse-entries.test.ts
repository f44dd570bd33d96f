import { expect, test } from "vitest"
import { parseVoucherEntries, valueOfEntries } from "./parse-entries.ts"
import { INITIAL_ENTRIES } from "./voucher-view.ts"

test.each([
  [{ value: "15000", otherEuros: "" }, 15_000],
  [{ value: "anderer", otherEuros: "80" }, 8_000],
  [{ value: "anderer", otherEuros: "1.000 €" }, 100_000],
  // what was typed for another choice does not count
  [{ value: "5000", otherEuros: "80" }, 5_000],
])("%o is worth %i cents", (typed, cents) => {
  expect(valueOfEntries({ ...INITIAL_ENTRIES, ...typed })).toBe(cents)
})

test.each([
  { value: "", otherEuros: "80" },
  { value: "anderer", otherEuros: "" },
  { value: "anderer", otherEuros: "viel" },
])("%o is no value", (typed) => {
  expect(valueOfEntries({ ...INITIAL_ENTRIES, ...typed })).toBeNaN()
})

test("a file where a text belongs is no text, and a long text is cut", () => {
  const form = new FormData()
  form.set("recipientName", new File(["x"], "x.txt"))
  form.set("greeting", "a".repeat(1_000))
  expect(parseVoucherEntries(form)).toMatchObject({ recipientName: "", delivery: "now" })
  expect(parseVoucherEntries(form).greeting).toHaveLength(400)
})
