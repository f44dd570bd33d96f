import { expect, test } from "vitest"
import type { Airport, Runway } from "./airport.ts"
import { describeAirport, directionOf } from "./format-airport.ts"

const AIRPORT: Airport & { runways: Runway[] } = {
  id: 1,
  code: "EDKB",
  iata: null,
  name: "Bonn-Hangelar",
  kind: "airfield",
  town: "Sankt Augustin",
  region: "Nordrhein-Westfalen",
  country: "DE",
  lat: 50.7689,
  lng: 7.1634,
  elevationFt: 197,
  timeZone: "Europe/Berlin",
  runways: [
    { ident: "11/29", lengthM: 800, widthM: 18, surface: "asphalt", isLighted: null },
    { ident: "11R/29L", lengthM: 600, widthM: 30, surface: "grass", isLighted: null },
  ],
}

test("an airport is described in sentences: where, how high, how far from towns, how long its runways", () => {
  const towns = [
    { name: "Bonn", distanceKm: 5.6, direction: "Südwesten" },
    { name: "Köln", distanceKm: 24.3, direction: "Nordwesten" },
  ]
  expect(describeAirport(AIRPORT, towns)).toEqual([
    "Flugplatz Bonn-Hangelar liegt bei Sankt Augustin in Nordrhein-Westfalen, 60\u00a0m über dem Meer.",
    "Bis Bonn sind es 6\u00a0km Luftlinie nach Südwesten, bis Köln 24\u00a0km nach Nordwesten.",
    "Von den beiden Bahnen ist die Asphaltbahn 11/29 mit 800\u00a0m die längere.",
  ])
})

test("unknown facts are left out", () => {
  const bare = { ...AIRPORT, name: "Juist", town: "Juist", elevationFt: null, runways: [] }
  expect(describeAirport(bare, [])).toEqual(["Flugplatz Juist liegt in Nordrhein-Westfalen."])
  const unnamed = { ...bare, name: "Segelwiese", region: "" }
  expect(describeAirport(unnamed, [])).toEqual(["Flugplatz Segelwiese liegt bei Juist."])
  const [, runway] = AIRPORT.runways
  expect(describeAirport({ ...bare, runways: runway ? [runway] : [] }, []).at(-1)).toBe(
    "Die Grasbahn 11R/29L ist 600\u00a0m lang.",
  )
})

test.each([
  [0, "Norden"],
  [22, "Norden"],
  [23, "Nordosten"],
  [225, "Südwesten"],
  [350, "Norden"],
])("a bearing of %d degrees is „%s“", (bearing, direction) => {
  expect(directionOf(bearing)).toBe(direction)
})
