import { expect, test } from "vitest"
import { canMoveFlight, FLIGHT_TRANSITIONS, type FlightStatus, isBookable } from "./flight.ts"

const start = new Date("2026-12-05T10:00:00Z")
const before = (hours: number) => new Date(start.getTime() - hours * 3_600_000)

test("booking is open until three hours before the start", () => {
  const flight = { status: "published" as const, departsAt: start }
  expect(isBookable(flight, before(3))).toBe(true)
  expect(isBookable(flight, before(2.99))).toBe(false)
  expect(isBookable({ ...flight, departsAt: null }, before(48))).toBe(false)
})

test("only a published flight can be booked", () => {
  const others = Object.keys(FLIGHT_TRANSITIONS).filter((status) => status !== "published")
  for (const status of others as FlightStatus[]) {
    expect(isBookable({ status, departsAt: start }, before(48)), status).toBe(false)
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
