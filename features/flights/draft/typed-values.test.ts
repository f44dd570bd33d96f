import fc from "fast-check"
import { expect, test } from "vitest"
import {
  parseCents,
  parseClockTime,
  parseMinutes,
  writeCents,
  writeMinutes,
} from "./typed-values.ts"

test.each([
  ["14:30", "14:30"],
  ["9:05", "09:05"],
  ["930", "09:30"],
  ["1430", "14:30"],
  [" 0:00 ", "00:00"],
  ["23:59", "23:59"],
])("„%s“ is %s o'clock", (text, time) => {
  expect(parseClockTime(text)).toBe(time)
})

test.each(["", "9", "12", "24:00", "12:60", "12:5", "-1:30", "12:30:00", "mittags"])(
  "„%s“ is no time of the day",
  (text) => {
    expect(parseClockTime(text)).toBeUndefined()
  },
)

test.each([
  ["1:40", 100],
  ["0:45", 45],
  ["168:00", 10_080],
  ["1,5", 90],
  ["1.5", 90],
  ["2", 120],
  ["0,75", 45],
  [" 3:30 ", 210],
])("„%s“ is a span of %i minutes", (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes)
})

test.each(["", "1:60", "1:4", "-1:00", "-2", ":30", "90 min", "lange"])(
  "„%s“ is no span of time",
  (text) => {
    expect(parseMinutes(text)).toBeUndefined()
  },
)

test.each([
  ["132,00", 13_200],
  ["132", 13_200],
  ["2,85", 285],
  ["2.85", 285],
  ["1.320,50", 132_050],
  ["0,1", 10],
  ["0", 0],
  ["10.000,00", 1_000_000],
  // 0.29 * 100 is a little less than 29
  ["0,29", 29],
])("„%s“ is an amount of %i cents", (text, cents) => {
  expect(parseCents(text)).toBe(cents)
})

test.each(["", "-1", "1,005", "12,3 Euro", "1e3", "10.000,01", "999999999999", "viel"])(
  "„%s“ is no amount that a flight costs",
  (text) => {
    expect(parseCents(text)).toBeUndefined()
  },
)

test("what is written into a field is read from it again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => {
      expect(parseCents(writeCents(cents))).toBe(cents)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_080 }), (minutes) => {
      expect(parseMinutes(writeMinutes(minutes))).toBe(minutes)
    }),
  )
})
