import { expect, test } from "vitest"
import { days, hours, minutes, seconds } from "#platform/duration.ts"
import { greeting, timeLeft, timeUntil } from "./format-times.ts"

const at = (text: string) => new Date(text)

test.each([
  ["2026-12-05T05:30Z", "Guten Morgen, Henrik"],
  ["2026-12-05T10:00Z", "Guten Tag, Henrik"],
  ["2026-12-05T17:30Z", "Guten Abend, Henrik"],
  ["2026-12-05T01:00Z", "Guten Abend, Henrik"],
])("at %s the cockpit says %s", (now, words) => {
  expect(greeting(at(now), "Henrik")).toBe(words)
})

test("no one is called by a name that they have not given", () => {
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
  [hours(22) + minutes(14) + seconds(59), "in 22 h 14"],
  [hours(1) + minutes(5), "in 1 h 05"],
  [minutes(40), "in 40 min"],
  [hours(47) + minutes(59), "in 47 h 59"],
  [hours(64.5), "in 2 Tagen 16 h"],
  [hours(72), "in 3 Tagen"],
  [days(12.5), "in 12 Tagen"],
  [seconds(20), "jetzt"],
])("%i milliseconds are %s", (duration, words) => {
  expect(timeUntil(duration / seconds(1))).toBe(words)
})
