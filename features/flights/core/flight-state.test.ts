import { expect, test } from "vitest"
import { hours } from "#platform/duration.ts"
import type { FlightStatus } from "./flight.ts"
import { canSeeFlight, type FlightState, isOfferOpen, stateOfFlight } from "./flight-state.ts"

const NOW = new Date("2027-06-12T09:00:00Z")

/** A flight of two hours that starts `hours` from now. */
function flight(status: FlightStatus, hoursAhead: number, freeSeats = 2) {
  const departsAt = new Date(NOW.getTime() + hours(hoursAhead))
  return { status, departsAt, arrivesAt: new Date(departsAt.getTime() + hours(2)), freeSeats }
}

test.each<[FlightState, FlightStatus, number, number]>([
  ["bookable", "published", 3, 1],
  ["full", "published", 3, 0],
  ["closing", "published", 2.9, 1],
  ["under_way", "published", -1, 1],
  ["past", "published", -2, 1],
  ["paused", "paused", 30, 1],
  ["unflown", "paused", -1, 1],
  ["unflown", "expired", -30, 3],
  ["under_way", "under_way", -1, 0],
  ["flown", "settlement_due", -3, 0],
  ["flown", "settlement_submitted", -30, 0],
  ["flown", "closed", -300, 0],
  ["cancelled", "cancelled", 30, 3],
  ["draft", "draft", 30, 3],
  ["in_review", "in_review", 30, 3],
  ["blocked", "blocked", 30, 3],
])(
  "%s is what a %s flight is that starts in %d h with %d free seats",
  (state, status, hours, free) => {
    expect(stateOfFlight(flight(status, hours, free), NOW)).toBe(state)
  },
)

test("drafts, flights under review and blocked ones exist for their pilot alone", () => {
  for (const status of ["draft", "in_review", "blocked"] as const) {
    expect(canSeeFlight({ status, pilotId: 7 }, 7)).toBe(true)
    expect(canSeeFlight({ status, pilotId: 7 }, 8)).toBe(false)
    expect(canSeeFlight({ status, pilotId: 7 }, undefined)).toBe(false)
  }
  expect(canSeeFlight({ status: "cancelled", pilotId: 7 }, undefined)).toBe(true)
})

test("an offer without a date is open through the last day of its window", () => {
  const offer = { status: "published", schedule: "flexible", windowTo: "2027-06-12" } as const
  expect(isOfferOpen(offer, "2027-06-12")).toBe(true)
  expect(isOfferOpen(offer, "2027-06-13")).toBe(false)
  expect(isOfferOpen({ ...offer, status: "paused" }, "2027-06-01")).toBe(false)
})
