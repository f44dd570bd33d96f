import { expect, test } from "vitest"
import type { Field } from "./flight-on-board.ts"
import { countAirfields, formatRoute, placesOf, routesOf, strengthOf } from "./places-flown.ts"

const BONN: Field = { airportId: 1, code: "EDKB", name: "Bonn-Hangelar", lat: 50.77, lng: 7.16 }
const JUIST: Field = { airportId: 2, code: "EDWJ", name: "Juist", lat: 53.68, lng: 7.06 }
const ROCK: Field = { airportId: null, code: null, name: "Drachenfels", lat: 50.665, lng: 7.21 }

const over = (...fields: Field[]) => ({ fields })
const there = over(BONN, JUIST)
const back = over(JUIST, BONN)
const round = over(BONN, ROCK, BONN)

test("there and back is one route, named as it was flown first", () => {
  const routes = routesOf([there, back, round, there])
  expect(routes.map((route) => [formatRoute(route), route.flights])).toEqual([
    ["Bonn-Hangelar – Juist", 3],
    ["Rundflug ab Bonn-Hangelar (Drachenfels)", 1],
  ])
  expect(formatRoute(routesOf([back])[0] ?? { spots: [] })).toBe("Juist – Bonn-Hangelar")
})

test("another way between the same airfields is another route", () => {
  expect(routesOf([there, over(BONN, ROCK, JUIST)]).map(formatRoute)).toEqual([
    "Bonn-Hangelar – Juist",
    "Bonn-Hangelar – Juist (Drachenfels)",
  ])
})

test("a place counts once for each flight that led there, however often it was touched", () => {
  expect(placesOf([round, there]).map(({ name, code, flights }) => [name, code, flights])).toEqual([
    ["Bonn-Hangelar", "EDKB", 2],
    ["Drachenfels", null, 1],
    ["Juist", "EDWJ", 1],
  ])
  expect(countAirfields([round, there, back])).toBe(2)
})

test("the same place without an airfield is one, marked a little beside it too", () => {
  const nearby = over(BONN, { ...ROCK, lat: 50.69 }, BONN)
  const namesake = over(BONN, { ...ROCK, lat: 48.1 }, BONN)
  expect(placesOf([round, nearby]).map(({ flights }) => flights)).toEqual([2, 2])
  expect(routesOf([round, nearby])).toHaveLength(1)
  expect(routesOf([round, namesake])).toHaveLength(2)
})

test("routes are drawn in thirds of the one that was flown most", () => {
  const flown = (flights: number) => ({ spots: [], flights })
  const routes = [flown(9), flown(7), flown(6), flown(4), flown(3), flown(1)]
  expect(routes.map((route) => strengthOf(route, routes))).toEqual([3, 3, 2, 2, 1, 1])
  const once = [flown(1), flown(1)]
  expect(once.map((route) => strengthOf(route, once))).toEqual([2, 2])
})
