import { expect, test } from "vitest"
import { days, hours, minutes, seconds } from "./duration.ts"

test("a length of time is the same in every unit", () => {
  expect(seconds(1)).toBe(1_000)
  expect(minutes(2)).toBe(seconds(120))
  expect(hours(1.5)).toBe(minutes(90))
  expect(days(7)).toBe(hours(168))
})

test("a quotient is a length in another unit", () => {
  expect(days(1) / seconds(1)).toBe(86_400)
  expect(hours(10) / minutes(1)).toBe(600)
})
