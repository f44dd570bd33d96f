import { expect, test } from "vitest"
import type { FlightKind } from "#features/flights/core/flight.ts"
import {
  answersOf,
  draftFacts,
  HANGELAR,
  JUIST,
  sentencesOf,
} from "#tests/support/draft-answers.ts"
import type { AnswersOf, StopAnswer } from "./answers.ts"
import { parseRoute } from "./parse-route.ts"

type Route = Partial<AnswersOf<"route">>

const SCHWELM: StopAnswer = { code: "", name: "Schwelm", lat: 51.28, lng: 7.29 }
const stopAt = ({ code, name, lat, lng }: StopAnswer): StopAnswer => ({ code, name, lat, lng })

const read = (kind: FlightKind | undefined, route: Route = {}) =>
  parseRoute(answersOf("route", route), kind, draftFacts())

test("a route leads over its stops from field to field", () => {
  const { value, problems } = read("one_way", { stops: [SCHWELM, stopAt(JUIST)] })
  expect(problems).toEqual([])
  expect(value).toMatchObject({ departure: HANGELAR, destination: JUIST })
  expect(value?.points.map(({ name }) => name)).toEqual([
    "Bonn-Hangelar",
    "Schwelm",
    "Juist",
    "Juist",
  ])
  expect(value?.stops.map(({ airportId }) => airportId)).toEqual([null, JUIST.id])
})

test("a round trip ends where it began, whatever destination was typed before", () => {
  const { value } = read("round_trip", { destination: "XXXX", stops: [SCHWELM] })
  expect(value?.destination).toBe(HANGELAR)
  expect(value?.points).toHaveLength(3)
})

test.each<[string, FlightKind | undefined, Route, Record<string, string>]>([
  [
    "nothing",
    "excursion",
    { departure: "", destination: "" },
    { "route.departure": "Wo startet ihr?", "route.destination": "Wohin fliegt ihr?" },
  ],
  [
    "unknown fields",
    "one_way",
    { departure: "XXXX", destination: "YYYY" },
    {
      "route.departure": "Diesen Flugplatz kennen wir nicht.",
      "route.destination": "Diesen Flugplatz kennen wir nicht.",
    },
  ],
  [
    "a heliport",
    "one_way",
    { destination: "EDXH" },
    {
      "route.destination": "Bonn-Venusberg ist nur für Hubschrauber. Wähl einen anderen Platz.",
    },
  ],
  [
    "the same field twice",
    "excursion",
    { destination: "EDKB" },
    { "route.destination": "Start und Ziel sind derselbe Platz. Ist es ein Rundflug?" },
  ],
  [
    "a round trip without places",
    "round_trip",
    {},
    { "route.stops": "Nenn mindestens einen Ort, über den ihr fliegt." },
  ],
  [
    "a round trip over nothing but its own field",
    "round_trip",
    { stops: [stopAt(HANGELAR)] },
    { "route.stops": "Nenn mindestens einen Ort, über den ihr fliegt." },
  ],
  [
    "a round trip from nowhere",
    "round_trip",
    { departure: "", stops: [SCHWELM] },
    { "route.departure": "Wo startet ihr?" },
  ],
  [
    "a stop at a field that is gone",
    "one_way",
    { stops: [SCHWELM, { ...SCHWELM, code: "ZZZZ" }] },
    { "route.stops.1": "Diesen Platz kennen wir nicht mehr. Nimm einen anderen." },
  ],
  [
    "an unknown destination, even of a flight of no kind yet",
    undefined,
    { destination: "YYYY" },
    { "route.destination": "Diesen Flugplatz kennen wir nicht." },
  ],
])("%s is refused with a sentence", (_, kind, route, problems) => {
  const reading = read(kind, route)
  expect(sentencesOf(reading)).toEqual(problems)
  expect(reading.value).toBeUndefined()
})

test("a destination is not asked for before it is clear that there is one", () => {
  expect(sentencesOf(read(undefined, { destination: "" }))).toEqual({})
})
