import { expect, test } from "vitest"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { hours } from "#platform/duration.ts"
import { namesFor, type PassState, passStateOf } from "./boarding-pass.ts"
import { tokenInScan } from "./flight-day-paths.ts"

const arrivesAt = new Date("2027-06-12T10:00:00Z")

test.each<[BookingStatus, number, PassState]>([
  ["confirmed", 7, "valid"],
  ["confirmed", 8, "moved"],
  ["rebooking_offered", 7, "moved"],
  ["payment_due", 7, "unpaid"],
  ["cancelled_by_passenger", 7, "cancelled"],
  ["cancelled_by_pilot", 7, "cancelled"],
  ["declined", 7, "cancelled"],
  ["flown", 7, "over"],
  ["no_show", 7, "over"],
  ["settled", 7, "over"],
])("the pass of a booking that is %s, of flight %i, is %s", (status, flightId, state) => {
  const facts = { flightId: 7, booking: { flightId, status }, arrivesAt, areAllPresent: false }
  expect(passStateOf(facts, arrivesAt)).toBe(state)
})

test("a pass is used once everybody is on board, and over twelve hours after the landing", () => {
  const facts = { flightId: 7, booking: { flightId: 7, status: "confirmed" as const }, arrivesAt }
  expect(passStateOf({ ...facts, areAllPresent: true }, arrivesAt)).toBe("used")
  const later = (ms: number) => new Date(arrivesAt.getTime() + ms)
  expect(passStateOf({ ...facts, areAllPresent: false }, later(hours(12)))).toBe("valid")
  expect(passStateOf({ ...facts, areAllPresent: false }, later(hours(12) + 1))).toBe("over")
})

test("who is not concerned reads first names alone", () => {
  const names = ["Lena Berger", "Çem Özdemir-Kaya"]
  expect(namesFor("pilot", names)).toEqual(names)
  expect(namesFor("passenger", names)).toEqual(names)
  expect(namesFor("stranger", names)).toEqual(["Lena", "Çem"])
  expect(namesFor("other-pilot", names)).toEqual(["Lena", "Çem"])
})

test("a camera finds the token in the address of a pass, and in nothing else", () => {
  expect(tokenInScan("https://aufwind.example/de/checkin?t=12-7-abc")).toBe("12-7-abc")
  expect(tokenInScan("https://aufwind.example/de/einloesen?code=ABCD")).toBeUndefined()
  expect(tokenInScan("WIFI:S:Flugplatz;;")).toBeUndefined()
})
