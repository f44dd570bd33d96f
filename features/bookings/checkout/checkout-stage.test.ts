import { expect, test } from "vitest"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { PaymentStatus } from "#features/payments/payment.ts"
import { isOrdered, stageOfCheckout } from "./checkout-stage.ts"

const now = new Date("2027-06-07T12:00:00Z")
const later = new Date("2027-06-07T12:10:00Z")
const earlier = new Date("2027-06-07T11:50:00Z")

const stage = (status: BookingStatus, holdUntil: Date, payment?: PaymentStatus) =>
  stageOfCheckout({ status, holdUntil }, payment, now)

test("a running hold is open, whatever became of an earlier payment", () => {
  expect(stage("held", later)).toBe("open")
  expect(stage("held", later, "created")).toBe("open")
  expect(stage("held", later, "action_required")).toBe("open")
  expect(stage("held", later, "failed")).toBe("open")
})

test("a hold expires at its last second, even before the timer has run", () => {
  expect(stage("held", now)).toBe("over")
  expect(stage("held", earlier, "created")).toBe("over")
  expect(stage("lapsed", earlier, "failed")).toBe("over")
})

test("money that has come waits for its booking, also after the hold has lapsed", () => {
  expect(stage("held", later, "authorised")).toBe("paid")
  expect(stage("lapsed", earlier, "captured")).toBe("paid")
})

test("a refund because the seats were gone is explained as paid too late", () => {
  expect(stage("lapsed", earlier, "voided")).toBe("too_late")
})

test("what could not be collected is due, until another payment has come", () => {
  expect(stage("payment_due", earlier, "failed")).toBe("due")
  expect(stage("payment_due", earlier, "created")).toBe("due")
  expect(stage("payment_due", earlier, "authorised")).toBe("paid")
})

test("a request and a confirmed booking show themselves, everything after is the cockpit's", () => {
  expect(stage("requested", earlier, "authorised")).toBe("requested")
  expect(stage("confirmed", earlier, "captured")).toBe("confirmed")
  expect(stage("declined", earlier, "voided")).toBe("closed")
  expect(stage("cancelled_by_passenger", earlier, "refunded")).toBe("closed")
})

test("only what was paid for has something to say about what happens next", () => {
  expect(isOrdered("paid")).toBe(true)
  expect(isOrdered("too_late")).toBe(true)
  expect(isOrdered("open")).toBe(false)
  expect(isOrdered("over")).toBe(false)
  expect(isOrdered("closed")).toBe(false)
})
