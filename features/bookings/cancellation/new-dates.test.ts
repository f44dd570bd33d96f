import { expect, test } from "vitest"
import type { UserActor } from "#platform/actor.ts"
import { hours } from "#platform/duration.ts"
import { canAnswerNewDates, canCallOff, newDatesOf, rebookBy } from "./new-dates.ts"

const now = new Date("2027-06-10T08:00:00Z")
const flight = { timeZone: "Europe/Berlin", departsAt: new Date("2027-06-12T07:30:00Z") }

const inHours = (count: number) => new Date(now.getTime() + hours(count))

test("guests have 72 hours, or until six hours before the earliest date", () => {
  expect(rebookBy(now, [inHours(200), inHours(100)])).toEqual(inHours(72))
  expect(rebookBy(now, [inHours(200), inHours(77)])).toEqual(inHours(71))
  expect(rebookBy(now, [inHours(12)])).toEqual(inHours(6))
})

test("dates are local to the place of departure", () => {
  const named = [
    { day: "2027-06-13", time: "09:30" },
    { day: "2027-06-14", time: "18:00" },
  ]
  expect(newDatesOf(named, flight, now)).toEqual([
    new Date("2027-06-13T07:30:00Z"),
    new Date("2027-06-14T16:00:00Z"),
  ])
})

test.each([
  ["the date that is called off", [{ day: "2027-06-12", time: "09:30" }], 0, "time"],
  ["less than twelve hours ahead", [{ day: "2027-06-10", time: "21:59" }], 0, "day"],
  ["a day that does not exist", [{ day: "2027-06-31", time: "10:00" }], 0, "day"],
  ["more than a year ahead", [{ day: "2028-06-30", time: "10:00" }], 0, "day"],
  ["an hour that the clocks leave out", [{ day: "2028-03-26", time: "02:30" }], 0, "time"],
  [
    "the same date twice",
    [
      { day: "2027-06-20", time: "10:00" },
      { day: "2027-06-20", time: "10:00" },
    ],
    1,
    "time",
  ],
])("%s is refused at its field", (_, named, index, property) => {
  expect(
    newDatesOf(named, flight, named[0]?.day === "2028-03-26" ? new Date("2028-01-01") : now),
  ).toMatchObject({ index, property })
})

test("twelve hours ahead is enough", () => {
  expect(newDatesOf([{ day: "2027-06-10", time: "22:00" }], flight, now)).toEqual([inHours(12)])
})

test("only the own open offer is answered, and only in time", () => {
  const passenger: UserActor = { kind: "user", userId: 7, isPilot: false, isAdmin: false }
  const booking = { status: "rebooking_offered", passengerId: 7, rebookBy: inHours(1) } as const
  expect(canAnswerNewDates(booking, passenger, now)).toBe(true)
  expect(canAnswerNewDates(booking, passenger, inHours(1))).toBe(false)
  expect(canAnswerNewDates(booking, { ...passenger, userId: 8 }, now)).toBe(false)
  expect(canAnswerNewDates({ ...booking, status: "confirmed" }, passenger, now)).toBe(false)
})

test("a dated flight is called off until it is under way", () => {
  const departsAt = inHours(1)
  expect(canCallOff({ status: "published", departsAt })).toBe(true)
  expect(canCallOff({ status: "paused", departsAt })).toBe(true)
  expect(canCallOff({ status: "under_way", departsAt })).toBe(false)
  expect(canCallOff({ status: "cancelled", departsAt })).toBe(false)
  expect(canCallOff({ status: "published", departsAt: null })).toBe(false)
})
