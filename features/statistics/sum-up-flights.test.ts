import { expect, test } from "vitest"
import type { Field, FlightOnBoard } from "./flight-on-board.ts"
import { sumUpGuest, sumUpPilot } from "./sum-up-flights.ts"

const BONN: Field = { airportId: 1, code: "EDKB", name: "Bonn-Hangelar", lat: 50.77, lng: 7.16 }
const JUIST: Field = { airportId: 2, code: "EDWJ", name: "Juist", lat: 53.68, lng: 7.06 }
const MARA = { userId: 11, firstName: "Mara" }
const OKAN = { userId: 12, firstName: "Okan" }

let made = 0
function flight(values: Partial<FlightOnBoard>): FlightOnBoard {
  made += 1
  return {
    flightId: made,
    role: "pilot",
    title: "Übers Watt",
    departsAt: new Date("2026-05-01T10:00Z"),
    timeZone: "Europe/Berlin",
    minutes: 90,
    distanceKm: 330,
    fields: [BONN, JUIST],
    planeType: "C172",
    people: [],
    guests: 0,
    seatsOffered: 3,
    costCents: 25_000,
    sharedCents: 0,
    retainedCents: 0,
    isSettled: true,
    ...values,
  }
}

const UNKNOWN = {
  responses: { asked: 0, rate: null, minutes: null },
  rating: { mean: null, count: 0 },
}

test("a pilot's year: what it cost, what others carried and what remained, to the cent", () => {
  // 250.00 shared by four; 180.00 with one guest and one who stayed away; 100.01 alone
  const year = sumUpPilot(
    [
      flight({ guests: 3, sharedCents: 18_750, minutes: 85 }),
      flight({
        departsAt: new Date("2026-07-01T10:00Z"),
        guests: 1,
        costCents: 18_000,
        sharedCents: 6_000,
        retainedCents: 6_000,
        distanceKm: 120,
      }),
      flight({ costCents: 10_001, minutes: 35, distanceKm: 80, isSettled: false }),
    ],
    UNKNOWN,
  )
  expect(year).toMatchObject({
    flights: 3,
    minutes: 210,
    distanceKm: 530,
    guests: 4,
    seatOccupation: 4 / 9,
    costCents: 53_001,
    sharedCents: 24_750,
    retainedCents: 6_000,
    ownCents: 22_251,
    unsettledFlights: 1,
  })
  expect(year.costCents).toBe(year.sharedCents + year.retainedCents + year.ownCents)
})

test("hours with guests stand apart from hours alone", () => {
  const { periods } = sumUpPilot(
    [flight({ guests: 2 }), flight({ minutes: 40 }), flight({ guests: 1, minutes: 20 })],
    UNKNOWN,
  )
  expect(periods).toHaveLength(12)
  expect(periods[4]).toEqual({
    period: "2026-05",
    flights: 3,
    minutes: 150,
    withGuestsMinutes: 110,
  })
  expect(periods[5]).toEqual({ period: "2026-06", flights: 0, minutes: 0, withGuestsMinutes: 0 })
})

test("what is not known of a pilot is null and not zero", () => {
  expect(sumUpPilot([], UNKNOWN)).toMatchObject({
    flights: 0,
    seatOccupation: null,
    answerRate: null,
    answerMinutes: null,
    rating: { mean: null, count: 0 },
    periods: [],
    routes: [],
    places: [],
  })
})

test("a guest's flights: own shares, different airfields and different people", () => {
  const guest = { role: "guest", guests: 2 } as const
  expect(
    sumUpGuest([
      flight({ ...guest, sharedCents: 6_250, people: [MARA, OKAN] }),
      flight({ ...guest, sharedCents: 5_500, people: [MARA], fields: [JUIST, BONN], minutes: 50 }),
    ]),
  ).toMatchObject({
    flights: 2,
    minutes: 140,
    distanceKm: 660,
    airfields: 2,
    people: 2,
    sharedCents: 11_750,
    routes: [{ flights: 2 }],
  })
})
