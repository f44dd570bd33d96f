import { expect, test } from "vitest"
import { minutes } from "#platform/duration.ts"
import {
  confirmedTime,
  HOLD_PAUSE_MS,
  type HoldTime,
  isHoldEnd,
  MAX_HELD_MS,
  timeOfHold,
  timeOfRenewal,
} from "./hold-time.ts"

const START = new Date("2026-12-05T11:00:00Z")

const at = (count: number) => new Date(START.getTime() + minutes(count))
const guest = (count: number) => ({ isProven: false, now: at(count) })
const account = (count: number) => ({ isProven: true, now: at(count) })

function held(time: ReturnType<typeof timeOfHold>): HoldTime {
  if (isHoldEnd(time)) throw new Error(time.reason)
  return time
}

test("an account holds seats for 15 minutes, a guest without a proven address for 5", () => {
  expect(held(timeOfHold(account(0))).until).toEqual(at(15))
  expect(held(timeOfHold(guest(0))).until).toEqual(at(5))
})

test("a guest renews once, in the last two minutes or after the end, and then proves an address", () => {
  const first = held(timeOfHold(guest(0)))
  expect(timeOfRenewal(guest(2), first)).toBe(first)
  for (const second of [timeOfRenewal(guest(4), first), timeOfHold(guest(6), first)].map(held)) {
    expect(second.until.getTime() - second.from.getTime()).toBe(minutes(5))
    expect(second.since).toEqual(START)
    for (const third of [timeOfRenewal(guest(9), second), timeOfHold(guest(12), second)]) {
      expect(third).toEqual({ reason: "address-needed" })
    }
  }
})

test("a guest who gives seats back and takes them again wins no time by it", () => {
  const first = held(timeOfHold(guest(0)))
  expect(timeOfHold(guest(3), first)).toBe(first)
})

test("a proven address gives 15 minutes from then", () => {
  const second = held(timeOfHold(guest(6), held(timeOfHold(guest(0)))))
  expect(confirmedTime(second, at(8)).until).toEqual(at(23))
})

test("nobody holds seats in a row for longer than an hour", () => {
  let time = held(timeOfHold(account(0)))
  for (const minute of [14, 28, 42, 56]) time = held(timeOfRenewal(account(minute), time))
  expect(time.until).toEqual(new Date(START.getTime() + MAX_HELD_MS))
  const end = { reason: "held-too-long", again: at(75) }
  expect(timeOfRenewal(account(59), time)).toEqual(end)
  expect(timeOfHold(account(60), time)).toEqual(end)
  expect(timeOfHold(account(74), time)).toEqual(end)
})

test("what is left of the hour is given as long as it is worth it", () => {
  const late = { from: at(38), until: at(53), since: START, renewals: 3 }
  expect(held(timeOfRenewal(account(52), late)).until).toEqual(at(60))
  expect(isHoldEnd(timeOfHold(account(59.5), late))).toBe(true)
})

test("after a pause a new row begins", () => {
  const last = { from: at(45), until: at(60), since: START, renewals: 4 }
  const again = new Date(last.until.getTime() + HOLD_PAUSE_MS)
  expect(timeOfHold({ isProven: true, now: again }, last)).toEqual({
    from: again,
    until: at(90),
    since: again,
    renewals: 0,
  })
})
