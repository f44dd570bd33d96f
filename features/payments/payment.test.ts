import { expect, test } from "vitest"
import { canMovePayment, isFinal, PAYMENT_TRANSITIONS, type PaymentStatus } from "./payment.ts"

const ALL = Object.keys(PAYMENT_TRANSITIONS) as PaymentStatus[]

test.each([
  ["created", "authorised"],
  ["created", "action_required"],
  ["action_required", "authorised"],
  ["authorised", "captured"],
  ["authorised", "voided"],
  ["captured", "partially_refunded"],
  ["partially_refunded", "refunded"],
] as const)("a payment goes from %s to %s", (from, to) => {
  expect(canMovePayment(from, to)).toBe(true)
})

test("what is failed or voided stays so, and only then a new payment may start", () => {
  for (const end of ["failed", "voided"] as const) {
    expect(ALL.filter((to) => canMovePayment(end, to))).toEqual([])
    expect(isFinal(end)).toBe(true)
  }
  expect(ALL.filter(isFinal)).toEqual(["failed", "voided"])
})

test("nothing that was collected goes back to being reserved", () => {
  expect(canMovePayment("captured", "authorised")).toBe(false)
  expect(canMovePayment("refunded", "captured")).toBe(false)
})
