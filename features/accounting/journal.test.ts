import { expect, test } from "vitest"
import { formatSubject } from "./journal.ts"

test.each([
  ["booking", 9, "Buchung 9"],
  ["checkout", 5, "Bestellung 5"],
  ["payment", 642, "Zahlung 642"],
  ["transfer", "M2PLQ4ZKXDAW", "Überweisung M2PLQ4ZKXDAW"],
  ["dispute", "dp_1", "Rückbuchung dp_1"],
  ["voucher", 2, "Gutschein 2"],
] as const)("a move about the %s %s is about %s", (subject, name, words) => {
  expect(formatSubject(subject, name)).toBe(words)
})
