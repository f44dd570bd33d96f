import { expect, test } from "vitest"
import { hours } from "#platform/duration.ts"
import { payoutsFrom, payoutsWaitUntil } from "./payout-wait.ts"

const CHANGED = new Date("2027-05-01T10:00:00Z")
const after = (duration: number) => new Date(CHANGED.getTime() + duration)

test("payouts to a new account wait for 72 hours, to the millisecond", () => {
  const account = { payoutsFrom: payoutsFrom(CHANGED) }
  expect(payoutsWaitUntil(account, CHANGED)).toEqual(after(hours(72)))
  expect(payoutsWaitUntil(account, after(hours(72) - 1))).toEqual(after(hours(72)))
  expect(payoutsWaitUntil(account, after(hours(72)))).toBeNull()
})

test("nothing waits for an account from before, or for none", () => {
  expect(payoutsWaitUntil({ payoutsFrom: null }, CHANGED)).toBeNull()
  expect(payoutsWaitUntil(undefined, CHANGED)).toBeNull()
})
