import { expect, test } from "vitest"
import type { UserActor } from "#platform/actor.ts"
import { hours, minutes } from "#platform/duration.ts"
import { ZERO_PRICE } from "./booking.ts"
import {
  canCancelAsPassenger,
  cancellationByPassenger,
  canWaive,
  freeCancellationUntil,
} from "./cancellation.ts"

const departsAt = new Date("2027-06-12T12:00:00.000Z")
const before = (ms: number) => new Date(departsAt.getTime() - ms)

const flight = { status: "published", departsAt, expectedDepartsAt: null } as const
const booking = {
  status: "confirmed",
  passengerId: 7,
  confirmedAt: before(hours(100)),
  seats: 1,
  seatPriceCents: 6_250,
  feeCents: 625,
} as const
const passenger: UserActor = { kind: "user", userId: 7, isPilot: false, isAdmin: false }

const euros = ({ shareCents, feeCents, totalCents }: typeof ZERO_PRICE) => [
  shareCents,
  feeCents,
  totalCents,
]

// the vectors of the product: a moment, and what comes back of 62.50 + 6.25
test.each([
  ["two days before", hours(48), hours(100), "in-time", [6_250, 625, 6_875]],
  ["exactly 24 hours before", hours(24), hours(100), "in-time", [6_250, 625, 6_875]],
  ["a millisecond later", hours(24) - 1, hours(100), "late", [3_125, 0, 3_125]],
  ["a minute before the start", minutes(1), hours(100), "late", [3_125, 0, 3_125]],
  [
    "just booked for tomorrow",
    hours(23),
    hours(23) + minutes(1),
    "first-hour",
    [6_250, 625, 6_875],
  ],
  ["an hour after booking", hours(9), hours(10), "first-hour", [6_250, 625, 6_875]],
  ["an hour and a bit after booking", hours(9), hours(10) + 1, "late", [3_125, 0, 3_125]],
  [
    "just booked, six hours before",
    hours(6),
    hours(6) + minutes(1),
    "first-hour",
    [6_250, 625, 6_875],
  ],
  ["just booked, less than six", hours(6) - 1, hours(6) + minutes(1), "late", [3_125, 0, 3_125]],
])("%s comes back what the rule says", (_, untilStart, confirmedBefore, terms, expected) => {
  const one = { ...booking, confirmedAt: before(confirmedBefore) }
  const found = cancellationByPassenger(one, flight, before(untilStart))
  expect(found.terms).toBe(terms)
  expect(euros(found.refund)).toEqual(expected)
  expect(found.refund.totalCents + found.retained.totalCents).toBe(6_875)
})

test.each([
  // seats, seat price, fee: half of the whole share comes back, an odd cent is the passenger's
  [1, 6_666, 667, 3_333, 3_333, 667],
  [1, 2_501, 500, 1_251, 1_250, 500],
  [3, 2_501, 500, 3_752, 3_751, 1_500],
  [2, 6_250, 625, 6_250, 6_250, 1_250],
])("late: %i × %i cents", (seats, seatPriceCents, feeCents, back, retainedShare, retainedFee) => {
  const found = cancellationByPassenger(
    { ...booking, seats, seatPriceCents, feeCents },
    flight,
    before(hours(1)),
  )
  expect(euros(found.refund)).toEqual([back, 0, back])
  expect(euros(found.retained)).toEqual([retainedShare, retainedFee, retainedShare + retainedFee])
})

test("nobody has to wait for an hour: whoever leaves a flight that is so much later gets everything back", () => {
  const later = (late: number) => {
    const expectedDepartsAt = new Date(departsAt.getTime() + late)
    return cancellationByPassenger(booking, { ...flight, expectedDepartsAt }, before(minutes(10)))
  }
  expect(later(hours(1))).toMatchObject({ terms: "delayed", refund: { totalCents: 6_875 } })
  expect(later(hours(1) - 1)).toMatchObject({ terms: "late", refund: { totalCents: 3_125 } })
})

test("a flight that starts later may be left until then", () => {
  const expectedDepartsAt = new Date(departsAt.getTime() + minutes(40))
  const can = (at: Date) =>
    canCancelAsPassenger(booking, { ...flight, expectedDepartsAt }, passenger, at)
  expect(can(departsAt)).toBe(true)
  expect(can(expectedDepartsAt)).toBe(false)
})

test("a paused flight may be left for nothing, also on its last day", () => {
  const found = cancellationByPassenger(booking, { ...flight, status: "paused" }, before(hours(1)))
  expect(found).toMatchObject({
    terms: "paused",
    retained: ZERO_PRICE,
    refund: { totalCents: 6_875 },
  })
})

test("the own confirmed booking of a flight that has not departed may be cancelled, nothing else", () => {
  const can = (changes: object = {}, on: object = {}, at = before(hours(1)), actor = passenger) =>
    canCancelAsPassenger({ ...booking, ...changes }, { ...flight, ...on }, actor, at)
  expect(can()).toBe(true)
  expect(can({}, {}, before(1))).toBe(true)
  expect(can({}, {}, departsAt)).toBe(false)
  expect(can({}, { status: "under_way" })).toBe(false)
  expect(can({}, { status: "paused" })).toBe(true)
  expect(can({}, { status: "cancelled" })).toBe(false)
  expect(can({ status: "requested" })).toBe(false)
  expect(can({ status: "rebooking_offered" })).toBe(false)
  expect(can({}, {}, before(hours(1)), { ...passenger, userId: 8 })).toBe(false)
})

test("the retained part may be waived until it is settled", () => {
  const late = {
    status: "cancelled_by_passenger",
    retainedShareCents: 3_125,
    retainedFeeCents: 625,
  } as const
  for (const status of ["published", "paused", "under_way", "settlement_due"] as const) {
    expect(canWaive(late, { status })).toBe(true)
  }
  expect(canWaive(late, { status: "settlement_submitted" })).toBe(false)
  expect(canWaive(late, { status: "closed" })).toBe(false)
  expect(canWaive({ ...late, retainedShareCents: 0, retainedFeeCents: 0 }, flight)).toBe(false)
  expect(canWaive({ ...late, status: "confirmed" }, flight)).toBe(true)
  expect(canWaive({ ...late, status: "requested" }, flight)).toBe(false)
})

test("free is a day before the start, also where the clocks change in between", () => {
  const after = new Date("2027-03-28T10:00:00Z")
  expect(freeCancellationUntil(after).toISOString()).toBe("2027-03-27T10:00:00.000Z")
})
