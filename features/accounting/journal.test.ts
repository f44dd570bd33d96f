import { expect, test } from "vitest"
import { subjectOfMove } from "./journal.ts"

test.each([
  ["booking/9/prepaid", "Buchung 9"],
  ["checkout/5/credit/given/1", "Bestellung 5"],
  ["payment/642/refunded/settlement", "Zahlung 642"],
  ["transfer/M2PLQ4ZKXDAW/1/done", "Überweisung M2PLQ4ZKXDAW"],
  ["dispute/dp_1/opened", "Rückbuchung dp_1"],
  ["voucher/2/activated", "Gutschein 2"],
])("the move %s is about %s", (businessKey, subject) => {
  expect(subjectOfMove(businessKey)).toBe(subject)
})
