import { expect, test } from "vitest"
import { greeting, timeLeft, timeUntil } from "./cockpit-words.ts"

const at = (text: string) => new Date(text)

test.each([
  ["2026-12-05T05:30Z", "Guten Morgen, Henrik"],
  ["2026-12-05T10:00Z", "Guten Tag, Henrik"],
  ["2026-12-05T17:30Z", "Guten Abend, Henrik"],
  ["2026-12-05T01:00Z", "Guten Abend, Henrik"],
])("at %s the cockpit says %s", (now, words) => {
  expect(greeting(at(now), "Henrik")).toBe(words)
})

test("nobody is called by a name that they have not given", () => {
  expect(greeting(at("2026-12-05T10:00Z"), "")).toBe("Guten Tag")
})

test.each([
  ["2026-12-06T17:30Z", "noch 31 h"],
  ["2026-12-05T11:00Z", "noch 1 h"],
  ["2026-12-05T10:40Z", "noch 40 min"],
  ["2026-12-05T10:00:20Z", "noch 1 min"],
  ["2026-12-05T10:00Z", "Frist vorbei"],
])("until %s there is %s", (until, words) => {
  expect(timeLeft(at(until), at("2026-12-05T10:00Z"))).toBe(words)
})

test.each([
  [22 * 3600 + 14 * 60 + 59, "in 22 h 14"],
  [3600 + 5 * 60, "in 1 h 05"],
  [40 * 60, "in 40 min"],
  [47 * 3600 + 59 * 60, "in 47 h 59"],
  [64.5 * 3600, "in 2 Tagen 16 h"],
  [72 * 3600, "in 3 Tagen"],
  [12.5 * 24 * 3600, "in 12 Tagen"],
  [20, "jetzt"],
])("%i seconds are %s", (seconds, words) => {
  expect(timeUntil(seconds)).toBe(words)
})
