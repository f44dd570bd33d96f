import { expect, test } from "vitest"
import { minutes } from "#platform/duration.ts"
import { landingOfFlight } from "./flown-landing.ts"

const HANGELAR = { lat: 50.769, lng: 7.163 }
const JUIST = { lat: 53.681, lng: 7.056 }
const at = (airportId: number | null, place: { lat: number; lng: number }, minute: number) => ({
  airportId,
  ...place,
  minute,
})

const flight = {
  departsAt: new Date("2027-06-12T08:00:00Z"),
  durationMinutes: 100,
  tookOffAt: null,
  landedAt: null,
  timeZone: "Europe/Berlin",
  stops: [at(1, HANGELAR, 0), at(null, { lat: 52, lng: 7.6 }, 50), at(2, JUIST, 100)],
  plane: { category: "SEP" as const, icaoType: "C172", model: "Cessna 172" },
  departure: { code: "EDKB" },
  destination: { code: "EDWJ" },
}

test("a flight from field to field is one landing, whatever it flies over", () => {
  expect(landingOfFlight(flight)).toEqual({
    flownOn: "2027-06-12",
    aircraftClass: "SEP",
    aircraftType: "C172",
    takeOffs: 1,
    landings: 1,
    nightLandings: 0,
    flightMinutes: 100,
    flownAs: "pic",
    place: "EDKB–EDWJ",
  })
})

test("one leg is as long as its pilot has said, several are as planned", () => {
  const later = (minute: number) => new Date(flight.departsAt.getTime() + minutes(minute))
  const said = { ...flight, tookOffAt: later(7), landedAt: later(99) }
  expect(landingOfFlight(said).flightMinutes).toBe(92)
  expect(landingOfFlight({ ...said, landedAt: null }).flightMinutes).toBe(100)
  const stops = [...flight.stops, { airportId: 1, ...HANGELAR, minute: 200 }]
  expect(landingOfFlight({ ...said, stops }).flightMinutes).toBe(100)
})

test("each field on the route is another landing, and a round trip names one place", () => {
  const there = { ...flight, stops: [...flight.stops, at(1, HANGELAR, 200)] }
  const back = landingOfFlight({ ...there, destination: { code: "EDKB" } })
  expect(back).toMatchObject({ takeOffs: 2, landings: 2, place: "EDKB" })
})

test("an offer that names only its field is still one landing", () => {
  expect(landingOfFlight({ ...flight, stops: [at(1, HANGELAR, 0)] })).toMatchObject({
    takeOffs: 1,
    landings: 1,
  })
})

test.each([
  // civil twilight ends in Bonn on 12 December at about 17:05, on Juist at about 16:50
  ["by day", "2026-12-12T12:00:00Z", 0],
  ["off at dusk, down at night", "2026-12-12T15:30:00Z", 0],
  ["all of it at night", "2026-12-12T17:00:00Z", 1],
])("a night counts where take-off and landing are in it: %s", (_, departsAt, nightLandings) => {
  const entry = landingOfFlight({ ...flight, departsAt: new Date(departsAt) })
  expect(entry).toMatchObject({ nightLandings, flownOn: "2026-12-12" })
})

test("the day is the one at the departure, and a type without a short name is written out", () => {
  const late = { ...flight, departsAt: new Date("2027-06-12T22:30:00Z") }
  expect(landingOfFlight(late).flownOn).toBe("2027-06-13")
  const plane = { ...flight.plane, icaoType: "", model: "x".repeat(60) }
  expect(landingOfFlight({ ...flight, plane }).aircraftType).toHaveLength(40)
})
