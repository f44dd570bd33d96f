import { expect, test } from "vitest"
import { hours } from "#platform/duration.ts"
import {
  canBlockFlight,
  canMoveFlight,
  FLIGHT_TRANSITIONS,
  type FlightStatus,
  isBookable,
  statusAfterBlock,
} from "./flight.ts"

const start = new Date("2026-12-05T10:00:00Z")
const before = (duration: number) => new Date(start.getTime() - duration)

test("booking is open until three hours before the start", () => {
  const flight = { status: "published" as const, departsAt: start }
  expect(isBookable(flight, before(hours(3)))).toBe(true)
  expect(isBookable(flight, before(hours(2.99)))).toBe(false)
  expect(isBookable({ ...flight, departsAt: null }, before(hours(48)))).toBe(false)
})

test("only a published flight can be booked", () => {
  const others = Object.keys(FLIGHT_TRANSITIONS).filter((status) => status !== "published")
  for (const status of others as FlightStatus[]) {
    expect(isBookable({ status, departsAt: start }, before(hours(48))), status).toBe(false)
  }
})

test.each([
  ["draft", "published", "pilot", true],
  ["draft", "published", "passenger", false],
  ["published", "cancelled", "pilot", true],
  ["published", "cancelled", "passenger", false],
  ["published", "settlement_submitted", "pilot", false],
  ["settlement_due", "cancelled", "system", true],
  ["closed", "published", "pilot", false],
] as const)("from %s to %s by a %s: %s", (from, to, role, isAllowed) => {
  expect(canMoveFlight(from, to, role)).toBe(isAllowed)
})

test("everything but a blocked flight can be blocked, by an admin alone", () => {
  for (const from of Object.keys(FLIGHT_TRANSITIONS) as FlightStatus[]) {
    expect(canMoveFlight(from, "blocked", "admin"), from).toBe(from !== "blocked")
    expect(canMoveFlight(from, "blocked", "pilot"), from).toBe(false)
  }
})

test.each<[FlightStatus, number, boolean]>([
  ["published", 0, true],
  // before the start everything goes back
  ["published", 1, true],
  ["paused", 1, true],
  ["under_way", 1, false],
  ["settlement_due", 2, false],
  ["settlement_submitted", 2, false],
  // their money has been divided
  ["closed", 2, true],
  ["expired", 0, true],
  ["blocked", 0, false],
])(
  "whether a flight that is %s with %i booked seats can be blocked",
  (status, bookedSeats, can) => {
    expect(canBlockFlight({ status, bookedSeats })).toBe(can)
  },
)

const START = new Date("2027-06-01T09:00:00Z")
const BEFORE = new Date(START.getTime() - 1)

test.each<[FlightStatus, Date | null, Date, boolean, FlightStatus]>([
  ["published", START, BEFORE, false, "published"],
  ["published", START, START, false, "expired"],
  ["paused", START, START, false, "expired"],
  ["paused", START, BEFORE, false, "paused"],
  ["published", START, BEFORE, true, "paused"],
  ["published", null, START, false, "published"],
  ["draft", START, START, true, "draft"],
  ["closed", START, START, true, "closed"],
])(
  "a %s flight comes back from its block as what it was, as far as time and pilot allow",
  (former, departsAt, now, isPilotBlocked, expected) => {
    const back = statusAfterBlock({ former, departsAt, isPilotBlocked }, now)
    expect(back).toBe(expected)
    expect(canMoveFlight("blocked", back, "admin")).toBe(true)
  },
)
