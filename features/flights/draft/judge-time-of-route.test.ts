import { expect, test } from "vitest"
import type { FlightKind } from "#features/flights/core/flight.ts"
import { judgeTimeOfRoute, minutesOfRoute } from "./judge-time-of-route.ts"

const way = (minutes: number | null) => ({ legs: [], distanceKm: 100, minutes })

test.each<[FlightKind, number | null, number | null]>([
  ["one_way", 60, 60],
  ["round_trip", 60, 60],
  ["excursion", 60, 120],
  ["excursion", null, null],
])("costs count a %s of %s minutes as %s", (kind, minutes, counted) => {
  expect(minutesOfRoute(way(minutes), kind)).toBe(counted)
})

test.each<[string, number | null, FlightKind, number]>([
  ["as long as planned", 60, "one_way", 60],
  ["a quarter longer", 60, "one_way", 75],
  ["a quarter shorter", 60, "one_way", 45],
  ["of an outing, there and back", 60, "excursion", 120],
  ["along a way of unknown time", null, "one_way", 480],
])("a flight %s is taken as it is", (_, minutes, kind, flightMinutes) => {
  expect(judgeTimeOfRoute(way(minutes), { flightMinutes }, kind).warnings).toEqual([])
})

test.each<[FlightKind, number, string]>([
  [
    "one_way",
    76,
    "Deine Route dauert etwa 1 h, gerechnet hast du mit 1 h 16. Stimmen die Kosten noch?",
  ],
  [
    "one_way",
    44,
    "Deine Route dauert etwa 1 h, gerechnet hast du mit 44 min. Stimmen die Kosten noch?",
  ],
  [
    "excursion",
    60,
    "Deine Route dauert etwa 2 h, gerechnet hast du mit 1 h. Stimmen die Kosten noch?",
  ],
])("a %s over an hour is worth a word at %i minutes", (kind, flightMinutes, sentence) => {
  const { problems, warnings } = judgeTimeOfRoute(way(60), { flightMinutes }, kind)
  expect(problems).toEqual([])
  expect(warnings).toEqual([{ step: "kosten", message: sentence }])
})
