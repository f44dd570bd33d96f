import { expect, test } from "vitest"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { momentNow } from "./moment-now.ts"

const flight = {
  status: "published" as FlightStatus,
  departsAt: new Date("2026-12-05T10:00:00Z"),
  arrivesAt: new Date("2026-12-05T11:00:00Z"),
  timeZone: "Europe/Berlin",
}

test.each([
  ["2026-12-03T22:59:00Z", "booked"],
  ["2026-12-03T23:00:00Z", "day-before"],
  ["2026-12-04T22:59:00Z", "day-before"],
  ["2026-12-04T23:00:00Z", "before-start"],
  ["2026-12-05T09:44:00Z", "before-start"],
  ["2026-12-05T09:45:00Z", "on-board"],
  ["2026-12-05T10:59:00Z", "on-board"],
  ["2026-12-05T11:00:00Z", "landed"],
])("at %s the moment of the list is %s, by the days of the flight's own zone", (now, moment) => {
  expect(momentNow(flight, new Date(now))).toBe(moment)
})

test("a flight that is settled has landed, whatever the plan says", () => {
  const now = new Date("2026-12-05T10:30:00Z")
  expect(momentNow({ ...flight, status: "under_way" }, now)).toBe("on-board")
  expect(momentNow({ ...flight, status: "settlement_due" }, now)).toBe("landed")
})
