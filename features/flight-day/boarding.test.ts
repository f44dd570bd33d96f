import { expect, test } from "vitest"
import { boardingOf, boardingTickId, isNoShow, readBoardingTickId } from "./boarding.ts"

const lena = { bookingId: 12, position: 1 }
const cem = { bookingId: 12, position: 2 }
const at = (minute: number) => `2027-06-12T08:${String(minute).padStart(2, "0")}:00.000Z`
const tick = (
  person: typeof lena,
  item: "present" | "briefed" | "absent",
  minute: number,
  isDone = true,
) => ({
  item: boardingTickId(person, item),
  isDone,
  changedAt: at(minute),
})

test("of there and missing the later word holds", () => {
  expect(boardingOf(lena, [])).toEqual({ state: "expected", since: null, isBriefed: false })
  expect(boardingOf(lena, [tick(lena, "absent", 20)]).state).toBe("absent")
  const late = [tick(lena, "absent", 20), tick(lena, "present", 22), tick(lena, "briefed", 23)]
  expect(boardingOf(lena, late)).toEqual({ state: "present", since: at(22), isBriefed: true })
  expect(boardingOf(lena, [...late, tick(lena, "present", 24, false)].slice(1)).state).toBe(
    "present",
  )
})

test("a tick that is taken back counts for nothing", () => {
  expect(boardingOf(lena, [tick(lena, "present", 5, false)]).state).toBe("expected")
})

test("a booking has not shown up where all of its people are missing", () => {
  const both = [tick(lena, "absent", 20), tick(cem, "absent", 20)]
  expect(isNoShow([lena, cem], both)).toBe(true)
  expect(isNoShow([lena, cem], both.slice(1))).toBe(false)
  expect(isNoShow([], both)).toBe(false)
})

test.each(["", "12-1", "12-1-gone", "x-1-present", "12-1-present-2"])("%j names no item", (id) => {
  expect(readBoardingTickId(id)).toBeUndefined()
})
