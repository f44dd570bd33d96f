import { expect, test } from "vitest"
import { EMPTY_ANSWERS } from "./empty-answers.ts"
import { firstDayOf, firstTimesOf, lightAt } from "./light-of-flight.ts"

const BONN = { lat: 50.7689, lng: 7.1633, timeZone: "Europe/Berlin" }
const DATE = { ...EMPTY_ANSWERS.datum, day: "2027-06-12", time: "20:30" }
const FLIGHT = {
  kind: "excursion",
  stayMinutes: 60,
  flightMinutes: 80,
  timeZone: BONN.timeZone,
  now: new Date("2027-06-01T10:00:00Z"),
} as const

test.each([
  ["2027-06-12T19:30:00Z", "day"],
  ["2027-06-12T20:10:00Z", "twilight"],
  ["2027-06-12T21:30:00Z", "night"],
  ["2027-06-12T02:00:00Z", "night"],
  ["2027-06-12T03:00:00Z", "twilight"],
] as const)("in Bonn it is at %s: %s", (at, light) => {
  expect(lightAt(new Date(at), BONN)).toBe(light)
})

test("an outing lands, and lands at home after its stay", () => {
  expect(firstTimesOf(DATE, FLIGHT)).toEqual({
    departsAt: new Date("2027-06-12T18:30:00Z"),
    arrivesAt: new Date("2027-06-12T19:10:00Z"),
    endsAt: new Date("2027-06-12T20:50:00Z"),
  })
})

test("without a time, a kind or a duration the landing time is unknown", () => {
  expect(firstTimesOf({ ...DATE, time: "" }, FLIGHT)).toBeUndefined()
  expect(firstTimesOf(DATE, { ...FLIGHT, kind: "" })).toBeUndefined()
  expect(firstTimesOf(DATE, { ...FLIGHT, flightMinutes: null })).toBeUndefined()
})

test("the day is that of the date, the first of the series or of the window", () => {
  const days = { day: "2027-06-12", seriesFrom: "2027-07-01", windowFrom: "2027-08-01" }
  expect(firstDayOf({ ...days, schedule: "fixed" })).toBe("2027-06-12")
  expect(firstDayOf({ ...days, schedule: "series" })).toBe("2027-07-01")
  expect(firstDayOf({ ...days, schedule: "flexible" })).toBe("2027-08-01")
})
