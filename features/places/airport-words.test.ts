import { expect, test } from "vitest"
import type { Airport, Runway } from "./airport.ts"
import { describeAirport, directionOf } from "./airport-words.ts"

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

test("an airport is told in sentences: where, how high, how far from towns, how long its runways", () => {
  const towns = [
    { name: "Bonn", distanceKm: 5.6, direction: "Südwesten" },
    { name: "Köln", distanceKm: 24.3, direction: "Nordwesten" },
  ]
  expect(describeAirport(AIRPORT, towns)).toEqual([
    "Flugplatz Bonn-Hangelar liegt bei Sankt Augustin in Nordrhein-Westfalen, 60 m über dem Meer.",
    "Bis Bonn sind es 6 km Luftlinie nach Südwesten, Köln liegt 24 km im Nordwesten.",
    "Von 2 Bahnen ist 11/29 mit 800 m die längste, aus Asphalt.",
  ])
})

test("what nobody knows is not said", () => {
  const bare = { ...AIRPORT, name: "Juist", town: "Juist", elevationFt: null, runways: [] }
  expect(describeAirport(bare, [])).toEqual(["Flugplatz Juist liegt in Nordrhein-Westfalen."])
  const unnamed = { ...bare, name: "Segelwiese", region: "" }
  expect(describeAirport(unnamed, [])).toEqual(["Flugplatz Segelwiese liegt bei Juist."])
  const [, runway] = AIRPORT.runways
  expect(describeAirport({ ...bare, runways: runway ? [runway] : [] }, []).at(-1)).toBe(
    "Die Bahn 11R/29L ist 600 m lang und aus Gras.",
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
