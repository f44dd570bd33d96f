import { expect, test } from "vitest"
import type { Field, FlightOnBoard } from "./flight-on-board.ts"
import { toFlightsCsv } from "./flights-csv.ts"

const BONN: Field = { airportId: 1, code: "EDKB", name: "Bonn-Hangelar", lat: 50.77, lng: 7.16 }
const JUIST: Field = { airportId: 2, code: "EDWJ", name: "Juist", lat: 53.68, lng: 7.06 }
const ROCK: Field = { airportId: null, code: null, name: "Drachenfels", lat: 50.66, lng: 7.21 }

const FLOWN: FlightOnBoard = {
  flightId: 7,
  role: "pilot",
  title: '=HYPERLINK("x"); Watt',
  departsAt: new Date("2026-07-04T22:30Z"),
  timeZone: "Europe/Berlin",
  minutes: 95,
  distanceKm: 330,
  fields: [BONN, ROCK, JUIST],
  planeType: "C172",
  people: [],
  guests: 2,
  seatsOffered: 3,
  costCents: 123_450,
  sharedCents: 82_300,
  retainedCents: 0,
  isSettled: true,
}

const rowsOf = (csv: string) => csv.slice(1).trimEnd().split("\r\n")

test("a row says day, way, time and money as a German spreadsheet reads them, and calculates nothing", () => {
  const [titles, row, ...others] = rowsOf(toFlightsCsv([FLOWN]))
  expect(titles).toBe(
    '"Datum";"Start (Ortszeit)";"Flug";"Titel";"Rolle";"Von";"Von (ICAO)";"Nach";"Nach (ICAO)";"Über";"Muster";"Minuten";"Kilometer";"Gäste";"Flugkosten in €";"Davon Gäste in €";"Davon Ferngebliebene in €";"Eigener Anteil in €";"Abgerechnet"',
  )
  expect(row).toBe(
    '"05.07.2026";"00:30";7;"\'=HYPERLINK(""x""); Watt";"am Steuer";"Bonn-Hangelar";"EDKB";"Juist";"EDWJ";"Drachenfels";"C172";95;330;2;1234,50;823,00;0,00;411,50;"ja"',
  )
  expect(others).toEqual([])
})

test("a guest's row has the own share and not what the pilot reckons with", () => {
  const [, row] = rowsOf(
    toFlightsCsv([{ ...FLOWN, role: "guest", sharedCents: 41_150, isSettled: false }]),
  )
  expect(row).toMatch(/"als Gast";.*;95;330;2;;;;411,50;"nein, vorläufig"$/)
})

test("without a flight there are the titles alone", () => {
  expect(rowsOf(toFlightsCsv([]))).toHaveLength(1)
})
