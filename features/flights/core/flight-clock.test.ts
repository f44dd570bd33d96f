import { expect, test } from "vitest"
import { canMoveFlight, FLIGHT_TRANSITIONS, type FlightStatus } from "./flight.ts"
import { type FlightOccupancy, stepByClock } from "./flight-clock.ts"

const STATUSES = Object.keys(FLIGHT_TRANSITIONS) as FlightStatus[]
const OCCUPANCIES: FlightOccupancy[] = ["booked", "waiting", "empty"]

const START = new Date("2027-06-12T08:00:00Z")
const END = new Date("2027-06-12T09:40:00Z")
const before = (instant: Date) => new Date(instant.getTime() - 1)

const dated = (status: FlightStatus) => ({
  status,
  schedule: "fixed" as const,
  departsAt: START,
  arrivesAt: END,
  expectedDepartsAt: null,
  tookOffAt: null,
  windowTo: null,
  timeZone: "Europe/Berlin",
})
const offer = (status: FlightStatus) => ({
  status,
  schedule: "flexible" as const,
  departsAt: null,
  arrivesAt: null,
  expectedDepartsAt: null,
  tookOffAt: null,
  windowTo: "2027-06-12",
  timeZone: "Europe/Berlin",
})
const toOf = (...asked: Parameters<typeof stepByClock>) => stepByClock(...asked)?.to

test.each<[FlightStatus, FlightOccupancy, Date, FlightStatus | undefined]>([
  ["published", "booked", before(START), undefined],
  ["published", "booked", START, "under_way"],
  ["published", "booked", END, "under_way"],
  ["published", "empty", before(START), undefined],
  ["published", "empty", START, "expired"],
  // a hold or a request ends by its own timer first
  ["published", "waiting", START, undefined],
  ["paused", "empty", before(START), undefined],
  ["paused", "empty", START, "expired"],
  ["paused", "booked", before(START), undefined],
  ["paused", "booked", START, "cancelled"],
  ["paused", "waiting", START, undefined],
  ["under_way", "booked", before(END), undefined],
  ["under_way", "booked", END, "settlement_due"],
])("a flight that is %s and %s goes at %s to %s", (status, occupancy, now, to) => {
  expect(toOf(dated(status), occupancy, now)).toBe(to)
})

test.each([
  // midnight in Berlin is at 22:00 UTC in summer
  ["2027-06-12T21:59:59Z", undefined],
  ["2027-06-12T22:00:00Z", "expired"],
])(
  "an offer without a date ends with the last day of its window, at midnight there: %s",
  (now, to) => {
    expect(toOf(offer("published"), "empty", new Date(now))).toBe(to)
    expect(toOf(offer("paused"), "empty", new Date(now))).toBe(to)
    expect(toOf(offer("published"), "waiting", new Date(now))).toBeUndefined()
  },
)

test("the clock takes only steps that the table allows the system, and never from what has ended", () => {
  for (const status of STATUSES) {
    for (const occupancy of OCCUPANCIES) {
      for (const flight of [dated(status), offer(status)]) {
        const step = stepByClock(flight, occupancy, new Date("2028-01-01T00:00:00Z"))
        if (step) expect(canMoveFlight(status, step.to, "system")).toBe(true)
        else expect(step).toBeUndefined()
      }
    }
  }
  const ended = STATUSES.filter((status) => !["published", "paused", "under_way"].includes(status))
  for (const status of ended) {
    expect(stepByClock(dated(status), "empty", new Date("2028-01-01T00:00:00Z"))).toBeUndefined()
  }
})
