import { expect, test } from "vitest"
import type { UserActor } from "#platform/actor.ts"
import {
  BOOKING_TRANSITIONS,
  canAcceptOtherStart,
  canAnswer,
  canMoveBooking,
  canPayAgain,
  canWithdraw,
  paymentDueBy,
  priceOfBooking,
  respondBy,
} from "./booking.ts"

const at = (text: string) => new Date(text)
const pilot: UserActor = { kind: "user", userId: 1, isPilot: true, isAdmin: false }
const passenger: UserActor = { kind: "user", userId: 2, isPilot: false, isAdmin: false }

test.each([
  ["two days for a flight that is far ahead", "2026-12-20T10:00Z", "2026-12-03T10:00Z"],
  ["until 12 hours before a near flight", "2026-12-02T12:00Z", "2026-12-02T00:00Z"],
  ["at least one hour for a flight of the same day", "2026-12-01T14:00Z", "2026-12-01T11:00Z"],
])("a pilot has %s", (_, departs, deadline) => {
  expect(respondBy(at("2026-12-01T10:00Z"), at(departs))).toEqual(at(deadline))
})

test.each([
  ["days ahead: a day", "2026-12-05T10:00Z", "2026-12-02T10:00Z"],
  ["30 hours ahead: a day, which is 6 hours before", "2026-12-02T16:00Z", "2026-12-02T10:00Z"],
  ["tomorrow: 6 hours before the start", "2026-12-02T08:00Z", "2026-12-02T02:00Z"],
  ["7 hours ahead: one hour is left", "2026-12-01T17:00Z", "2026-12-01T11:00Z"],
])("a payment that was not collected is due by another means: start %s", (_, departs, until) => {
  expect(paymentDueBy(at("2026-12-01T10:00Z"), at(departs))).toEqual(at(until))
})

test("with less than 7 hours to the start nobody waits for another payment", () => {
  expect(paymentDueBy(at("2026-12-01T10:00:01Z"), at("2026-12-01T17:00Z"))).toBeNull()
})

test("only its passenger pays again what is due, and only in its time", () => {
  const booking = {
    status: "payment_due" as const,
    passengerId: 7,
    paymentDueBy: at("2026-12-02T10:00Z"),
  }
  const guest = { kind: "user", userId: 7, isPilot: false, isAdmin: false } as const
  const now = at("2026-12-02T09:59Z")
  expect(canPayAgain(booking, guest, now)).toBe(true)
  expect(canPayAgain(booking, { ...guest, userId: 8 }, now)).toBe(false)
  expect(canPayAgain(booking, guest, at("2026-12-02T10:00Z"))).toBe(false)
  expect(canPayAgain({ ...booking, status: "confirmed" }, guest, now)).toBe(false)
})

test("only the flight's pilot answers, and only before the deadline", () => {
  const booking = { status: "requested" as const, respondBy: at("2026-12-03T10:00Z") }
  const flight = { pilotId: 1 }
  expect(canAnswer(booking, flight, pilot, at("2026-12-03T09:59Z"))).toBe(true)
  expect(canAnswer(booking, flight, pilot, at("2026-12-03T10:00Z"))).toBe(false)
  expect(canAnswer(booking, flight, passenger, at("2026-12-02T10:00Z"))).toBe(false)
  expect(
    canAnswer({ ...booking, status: "confirmed" }, flight, pilot, at("2026-12-02T10:00Z")),
  ).toBe(false)
})

test("only the passenger withdraws, and only an open request", () => {
  expect(canWithdraw({ status: "requested", passengerId: 2 }, passenger)).toBe(true)
  expect(canWithdraw({ status: "requested", passengerId: 2 }, pilot)).toBe(false)
  expect(canWithdraw({ status: "confirmed", passengerId: 2 }, passenger)).toBe(false)
})

test("a booking costs its seats with their fee", () => {
  expect(priceOfBooking({ seats: 2, seatPriceCents: 6250, feeCents: 625 })).toEqual({
    shareCents: 12500,
    feeCents: 1250,
    totalCents: 13750,
  })
})

test("nothing leads out of an end, and a pilot never takes a passenger's steps", () => {
  for (const end of ["declined", "expired", "withdrawn", "settled"] as const) {
    expect(BOOKING_TRANSITIONS[end]).toEqual([])
  }
  expect(canMoveBooking("requested", "withdrawn", "pilot")).toBe(false)
  expect(canMoveBooking("requested", "declined", "passenger")).toBe(false)
})

test("a request is confirmed by its passenger only where the pilot has named another start, in time", () => {
  const now = new Date("2027-06-01T10:00:00Z")
  const later = new Date("2027-06-02T10:00:00Z")
  const passenger = { kind: "user", userId: 7, isPilot: false, isAdmin: false } as const
  const countered = {
    status: "requested",
    passengerId: 7,
    respondBy: later,
    counterDepartsAt: new Date("2027-06-12T09:00:00Z"),
  } as const
  expect(canAcceptOtherStart(countered, passenger, now)).toBe(true)
  expect(canAcceptOtherStart({ ...countered, counterDepartsAt: null }, passenger, now)).toBe(false)
  expect(canAcceptOtherStart(countered, { ...passenger, userId: 8 }, now)).toBe(false)
  expect(canAcceptOtherStart(countered, passenger, later)).toBe(false)
})
