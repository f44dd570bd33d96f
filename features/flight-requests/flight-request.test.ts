import { describe, expect, test } from "vitest"
import type { ActorRole } from "#platform/actor.ts"
import {
  canMoveFlightRequest,
  FLIGHT_REQUEST_TRANSITIONS,
  type FlightRequestStatus,
  isLive,
  radiusFor,
} from "./flight-request.ts"
import {
  complaintsAboutDays,
  endOfRequest,
  flownDays,
  isOutsideRequest,
} from "./flight-request-days.ts"
import { inputOf, missingIn, type TypedFlightRequest } from "./flight-request-form.ts"
import { formatNearbyCount, formatRequestedDays, titleOfRequest } from "./format-request.ts"
import { againPath, parseRequestParams } from "./request-address.ts"

const TODAY = "2027-03-20"

describe("the states of a request", () => {
  test.each<[FlightRequestStatus, FlightRequestStatus, ActorRole]>([
    ["draft", "open", "passenger"],
    ["draft", "closed", "passenger"],
    ["open", "offer_received", "pilot"],
    ["offer_received", "offer_received", "pilot"],
    ["open", "matched", "system"],
    ["offer_received", "matched", "system"],
    ["open", "closed", "passenger"],
    ["offer_received", "expired", "system"],
    ["open", "removed", "admin"],
  ])("%s may become %s by the %s", (from, to, role) => {
    expect(canMoveFlightRequest(from, to, role)).toBe(true)
  })

  test.each<[FlightRequestStatus, FlightRequestStatus, ActorRole]>([
    ["draft", "offer_received", "pilot"],
    ["draft", "open", "pilot"],
    ["open", "closed", "pilot"],
    ["open", "open", "passenger"],
    ["open", "matched", "passenger"],
  ])("%s never becomes %s by the %s", (from, to, role) => {
    expect(canMoveFlightRequest(from, to, role)).toBe(false)
  })

  test.each(["matched", "closed", "expired", "removed"] as const)("%s is an end", (status) => {
    expect(FLIGHT_REQUEST_TRANSITIONS[status]).toEqual([])
  })

  test("it is seen until the moment of its end", () => {
    const endsAt = new Date("2027-03-21T23:00:00Z")
    expect(isLive({ status: "open", endsAt }, new Date("2027-03-21T22:59:59Z"))).toBe(true)
    expect(isLive({ status: "open", endsAt }, endsAt)).toBe(false)
    expect(isLive({ status: "closed", endsAt }, new Date("2027-03-20T10:00:00Z"))).toBe(false)
  })
})

describe("the days of a request", () => {
  test.each([
    ["any day", null, null],
    ["today", TODAY, TODAY],
    ["a window that has begun", "2027-03-18", "2027-03-22"],
    ["a year ahead", "2028-03-19", "2028-03-19"],
  ])("a flight request can ask for %s", (_, firstDay, lastDay) => {
    expect(complaintsAboutDays({ firstDay, lastDay }, TODAY)).toEqual({})
  })

  test.each([
    ["a day that is over", "2027-03-19", "2027-03-19", "firstDay"],
    ["a window that is over", "2027-03-10", "2027-03-19", "lastDay"],
    ["an end before the beginning", "2027-04-10", "2027-04-09", "lastDay"],
    ["more than a year ahead", "2028-03-20", "2028-03-20", "firstDay"],
    ["a window that reaches farther", "2027-04-01", "2028-03-20", "lastDay"],
    ["an end alone", null, "2027-04-01", "firstDay"],
    ["a beginning alone", "2027-04-01", null, "lastDay"],
  ])("%s is refused at its field", (_, firstDay, lastDay, field) => {
    expect(Object.keys(complaintsAboutDays({ firstDay, lastDay }, TODAY))).toEqual([field])
  })

  test("it ends with its last day in Berlin, over the change of the clocks, too", () => {
    const winter = endOfRequest({ firstDay: "2027-03-20", lastDay: "2027-03-21" }, TODAY)
    expect(winter.toISOString()).toBe("2027-03-21T23:00:00.000Z")
    const summer = endOfRequest({ firstDay: "2027-03-28", lastDay: "2027-03-28" }, TODAY)
    expect(summer.toISOString()).toBe("2027-03-28T22:00:00.000Z")
  })

  test("without days it ends after 90 of them", () => {
    const end = endOfRequest({ firstDay: null, lastDay: null }, TODAY)
    expect(end.toISOString()).toBe("2027-06-18T22:00:00.000Z")
  })
})

describe("an offer that differs from the request", () => {
  const july = { firstDay: "2027-07-01", lastDay: "2027-07-31" }
  const on = (departsAt: string) => flownDays({ departsAt, timeZone: "Europe/Berlin" })
  test.each([
    ["in December", july, on("2027-12-05T10:00:00Z"), true],
    ["before", july, on("2027-06-30T21:00:00Z"), true],
    [
      "on the first day where it starts, though not yet in UTC",
      july,
      on("2027-06-30T22:30:00Z"),
      false,
    ],
    ["on the last day", july, on("2027-07-31T18:00:00Z"), false],
    [
      "on some day of a wish for any",
      { firstDay: null, lastDay: null },
      on("2027-12-05T10:00:00Z"),
      false,
    ],
    ["with a window that reaches into it", july, { from: "2027-07-31", to: "2027-09-01" }, false],
    ["with a window after it", july, { from: "2027-08-01", to: "2027-09-01" }, true],
  ])("a flight %s", (_, input, flown, isBeside) => {
    expect(isOutsideRequest(input, flown)).toBe(isBeside)
  })
})

const BONN = {
  address: "Bonn",
  coordinates: { lat: 50.73, lng: 7.1 },
  country: "Deutschland",
  region: "Nordrhein-Westfalen",
}
const TYPED: TypedFlightRequest = {
  place: BONN,
  radiusKm: "25",
  goal: "round_trip",
  destination: null,
  days: "day",
  firstDay: "2027-04-01",
  lastDay: "2027-05-01",
  persons: "2",
  most: " 120 ",
  message: "Gern abends.",
  email: "lena@aufwind.example",
  honeypot: "",
}

test("of one day, what the field of the window holds is left out", () => {
  expect(inputOf(TYPED, true)).toMatchObject({
    place: "Bonn",
    radiusKm: 25,
    destination: null,
    firstDay: "2027-04-01",
    lastDay: "2027-04-01",
    persons: 2,
    mostEuros: 120,
  })
  expect(inputOf(TYPED, true)).not.toHaveProperty("email")
  expect(inputOf({ ...TYPED, days: "any", most: "" }, false)).toMatchObject({
    firstDay: null,
    lastDay: null,
    mostEuros: null,
    email: "lena@aufwind.example",
  })
})

test("everything missing is marked at its field at once", () => {
  const empty = { ...TYPED, place: null, goal: "town", days: "window", firstDay: "", lastDay: "" }
  expect(Object.keys(missingIn({ ...empty, email: "" }, false))).toEqual([
    "place",
    "destination",
    "firstDay",
    "lastDay",
    "email",
  ])
  expect(missingIn(TYPED, true)).toEqual({})
})

test("a request is titled by its route, and its days are written as people say them", () => {
  const bonn = { place: "Bonn", destination: null }
  expect(titleOfRequest({ ...bonn, goal: "round_trip" })).toBe("Rundflug ab Bonn")
  expect(titleOfRequest({ ...bonn, goal: "any" })).toBe("Mitfliegen ab Bonn")
  expect(titleOfRequest({ ...bonn, goal: "town", destination: "Juist" })).toBe(
    "Von Bonn nach Juist",
  )
  expect(titleOfRequest({ place: "Kempten", goal: "sight", destination: "Zugspitze" })).toBe(
    "Rundflug ab Kempten: Zugspitze",
  )
  expect(formatRequestedDays({ firstDay: null, lastDay: null })).toBe("Tag egal")
  expect(formatRequestedDays({ firstDay: TODAY, lastDay: TODAY })).toBe("20. März 2027")
  expect(formatRequestedDays({ firstDay: TODAY, lastDay: "2027-03-27" })).toBe("20.–27. März 2027")
  expect(formatNearbyCount(1)).toBe("Ein Gesuch in deiner Nähe")
  expect(formatNearbyCount(3)).toBe("3 Gesuche in deiner Nähe")
})

test("a request that is submitted again starts with the same values, without days that have passed", () => {
  const request = {
    place: "Bonn",
    radiusKm: 25,
    goal: "round_trip" as const,
    destination: null,
    firstDay: "2027-03-01",
    lastDay: "2027-03-02",
    persons: 2,
    maxPriceCents: 12_000,
  }
  const path = againPath(request, TODAY)
  expect(path).toBe("/de/gesuch?ort=Bonn&umkreis=25&art=rundflug&personen=2&preis=120")
  expect(parseRequestParams(new URL(path, "http://localhost").searchParams)).toMatchObject({
    ort: "Bonn",
    art: "rundflug",
    von: "",
  })
})

test.each([
  [5, 10],
  [25, 25],
  [30, 50],
  [400, 100],
])("a search within %i km becomes a request within %i", (searched, radius) => {
  expect(radiusFor(searched)).toBe(radius)
})
