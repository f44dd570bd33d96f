import { expect, test } from "vitest"
import { SYSTEM } from "#platform/actor.ts"
import { type ChangeState, canAnswerChange } from "./change-question.ts"

const NOW = new Date("2027-05-08T08:00:00Z")
const guest = { kind: "user", userId: 7, isPilot: false, isAdmin: false } as const
const open = { state: "asked", answerBy: new Date(NOW.getTime() + 1) } as const
const booking = { status: "confirmed", passengerId: 7 } as const

test("the guest of a certain booking answers a question that is open", () => {
  expect(canAnswerChange(open, booking, guest, NOW)).toBe(true)
})

test.each<ChangeState>(["agreed", "left", "silent", "dropped"])(
  "nobody answers what is %s",
  (state) => {
    expect(canAnswerChange({ ...open, state }, booking, guest, NOW)).toBe(false)
  },
)

test("nobody answers without a question, at the deadline, for others, or without a certain booking", () => {
  expect(canAnswerChange(undefined, booking, guest, NOW)).toBe(false)
  expect(canAnswerChange({ ...open, answerBy: NOW }, booking, guest, NOW)).toBe(false)
  expect(canAnswerChange(open, booking, { ...guest, userId: 8 }, NOW)).toBe(false)
  expect(canAnswerChange(open, booking, SYSTEM, NOW)).toBe(false)
  expect(canAnswerChange(open, { ...booking, status: "rebooking_offered" }, guest, NOW)).toBe(false)
})
