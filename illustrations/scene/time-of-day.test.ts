import { expect, test } from "vitest"
import { isTimeOfDay, timeOfDayAt } from "./time-of-day.ts"

const cologne = { lat: 50.94, lng: 6.96 }
const at = (instant: string) => timeOfDayAt({ instant: new Date(instant), ...cologne })

test("noon in summer and in winter is day", () => {
  expect(at("2026-06-21T12:00:00Z")).toBe("day")
  expect(at("2026-12-21T11:30:00Z")).toBe("day")
})

test("a winter evening is night, and so is the hour before dawn", () => {
  expect(at("2026-12-21T20:00:00Z")).toBe("night")
  expect(at("2026-06-21T01:30:00Z")).toBe("night")
})

test("the hour before sunset has a low sun, the half hour after it is dusk", () => {
  // Sunset in Cologne on this day: 19:50 UTC.
  expect(at("2026-06-21T19:00:00Z")).toBe("low-sun")
  expect(at("2026-06-21T20:05:00Z")).toBe("dusk")
  expect(at("2026-06-21T21:00:00Z")).toBe("night")
})

test("before and after sunrise it is dawn", () => {
  // Sunrise in Cologne on this day: 03:17 UTC.
  expect(at("2026-06-21T03:00:00Z")).toBe("dawn")
  expect(at("2026-06-21T03:45:00Z")).toBe("dawn")
})

test("the light belongs to the place: noon in Cologne is night in the Pacific", () => {
  const instant = new Date("2026-06-21T12:00:00Z")
  expect(timeOfDayAt({ instant, lat: -17.7, lng: 178 })).toBe("night")
})

test("a time of day from an address is known or not", () => {
  expect(isTimeOfDay("low-sun")).toBe(true)
  expect(isTimeOfDay("noon")).toBe(false)
})
