import { expect, test } from "vitest"
import type { DraftAirport } from "./facts.ts"
import { moveStop, pointsOfRoute } from "./points-of-route.ts"

const airport = (code: string, name: string, lat: number, lng: number) =>
  ({ code, name, lat, lng, runways: [] }) as unknown as DraftAirport
const AIRPORTS = [
  airport("EDKB", "Bonn-Hangelar", 50.7689, 7.1633),
  airport("EDWJ", "Juist", 53.6811, 7.0558),
]
const LORELEY = { code: "", name: "Loreley", lat: 50.1394, lng: 7.729 }
const ROUTE = { departure: "EDKB", destination: "EDWJ", stops: [LORELEY] }
const names = (...given: Parameters<typeof pointsOfRoute>) =>
  pointsOfRoute(...given).map(({ name }) => name)

test("a route leads from its departure over its stops to its destination", () => {
  expect(names(ROUTE, "one_way", AIRPORTS)).toEqual(["Bonn-Hangelar", "Loreley", "Juist"])
})

test("a round trip ends where it begins, and needs something to see", () => {
  expect(names(ROUTE, "round_trip", AIRPORTS)).toEqual([
    "Bonn-Hangelar",
    "Loreley",
    "Bonn-Hangelar",
  ])
  expect(names({ ...ROUTE, stops: [] }, "round_trip", AIRPORTS)).toEqual(["Bonn-Hangelar"])
})

test("what is not known yet is left out", () => {
  expect(names({ ...ROUTE, destination: "EDXX" }, "one_way", AIRPORTS)).toEqual([
    "Bonn-Hangelar",
    "Loreley",
  ])
  expect(names({ ...ROUTE, departure: "" }, "", [])).toEqual(["Loreley"])
})

test("a stop moves among the others, and nowhere else", () => {
  expect(moveStop(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"])
  expect(moveStop(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"])
  expect(moveStop(["a", "b"], 0, -1)).toEqual(["a", "b"])
  expect(moveStop(["a", "b"], 1, 2)).toEqual(["a", "b"])
})
