import { expect, test } from "vitest"
import { canReach } from "./contact.ts"

const [guest, pilot, stranger] = [1, 2, 3]
// lands on Saturday 5 December at 23:30 in London, when Sunday has begun in Berlin
const booking = {
  status: "confirmed",
  passengerId: guest,
  pilotId: pilot,
  arrivesAt: new Date("2026-12-05T23:30:00Z"),
  timeZone: "Europe/London",
} as const
const before = new Date("2026-11-20T10:00:00Z")

test("both sides reach each other, nobody else", () => {
  expect(canReach(guest, booking, before)).toBe(true)
  expect(canReach(pilot, booking, before)).toBe(true)
  expect(canReach(stranger, booking, before)).toBe(false)
})

test("until the end of the day after the flight, in the flight's zone", () => {
  expect(canReach(guest, booking, new Date("2026-12-06T23:59:59Z"))).toBe(true)
  expect(canReach(guest, booking, new Date("2026-12-07T00:00:00Z"))).toBe(false)
  const inBerlin = { ...booking, timeZone: "Europe/Berlin" }
  expect(canReach(guest, inBerlin, new Date("2026-12-07T22:59:59Z"))).toBe(true)
  expect(canReach(guest, inBerlin, new Date("2026-12-07T23:00:00Z"))).toBe(false)
})

test.each([
  "held",
  "requested",
  "declined",
  "withdrawn",
  "cancelled_by_passenger",
  "cancelled_by_pilot",
  "rebooking_offered",
  "no_show",
  "settled",
] as const)("not while or after a booking is %s", (status) => {
  expect(canReach(pilot, { ...booking, status }, before)).toBe(false)
})

test("also when it is settled on the evening of the flight, and never without a date", () => {
  const evening = new Date("2026-12-05T23:50:00Z")
  expect(canReach(guest, { ...booking, status: "flown" }, evening)).toBe(true)
  expect(canReach(guest, { ...booking, arrivesAt: null }, before)).toBe(false)
})
