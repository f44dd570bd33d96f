import { expect, test } from "vitest"
import { hours, minutes } from "#platform/duration.ts"
import { asksSecondFactor, canRemoveFactor, isOfficeOpen } from "./second-factor.ts"

test.each([
  { isAdmin: false, hasApp: false, passkeys: 0, asks: false },
  { isAdmin: false, hasApp: false, passkeys: 2, asks: false },
  { isAdmin: false, hasApp: true, passkeys: 0, asks: true },
  { isAdmin: true, hasApp: false, passkeys: 1, asks: true },
  { isAdmin: true, hasApp: false, passkeys: 0, asks: false },
])("a sign-in of $isAdmin/$hasApp/$passkeys asks for more: $asks", ({ asks, ...factors }) => {
  expect(asksSecondFactor(factors)).toBe(asks)
})

test("the back office keeps its last factor, everybody else may give theirs up", () => {
  expect(canRemoveFactor({ isAdmin: true, hasApp: true, passkeys: 0 })).toBe(false)
  expect(canRemoveFactor({ isAdmin: true, hasApp: false, passkeys: 1 })).toBe(false)
  expect(canRemoveFactor({ isAdmin: true, hasApp: true, passkeys: 1 })).toBe(true)
  expect(canRemoveFactor({ isAdmin: false, hasApp: true, passkeys: 0 })).toBe(true)
})

const factorAt = new Date("2027-03-01T08:00:00Z")
const after = (ms: number) => new Date(factorAt.getTime() + ms)

test.each([
  ["without a factor", null, null, 0, false],
  ["right after it", factorAt, null, 0, true],
  ["30 minutes later", factorAt, null, minutes(30), true],
  ["a second more", factorAt, null, minutes(30) + 1000, false],
  ["used meanwhile", factorAt, after(minutes(25)), minutes(55), true],
  ["12 hours later, in use", factorAt, after(hours(12) - 1000), hours(12), true],
  ["a second more, in use", factorAt, after(hours(12)), hours(12) + 1000, false],
])("the back office %s", (_, provenAt, officeUsedAt, ms, isOpen) => {
  expect(isOfficeOpen({ factorAt: provenAt, officeUsedAt }, after(ms))).toBe(isOpen)
})
