import { describe, expect, test } from "vitest"
import { HANGELAR, JUIST } from "#tests/support/draft-answers.ts"
import { planRoute } from "./route-plan.ts"

// one degree of the great circle is 111.195 km; 100 knots make 1.852 * 100 * 0.97 = 179.644 km/h
const at = (name: string, lat: number, lng: number) => ({ name, lat, lng })
const EQUATOR = [at("A", 0, 0), at("B", 0, 1), at("C", 1, 1)]
const slow = { kind: "one_way", cruiseKnots: 100 } as const

test("legs have length, course and time in the air", () => {
  const { legs } = planRoute(EQUATOR, slow)
  expect(legs).toEqual([
    {
      from: "A",
      to: "B",
      distanceKm: expect.closeTo(111.195, 2),
      course: 90,
      // 111.195 / 179.644 * 60
      minutes: expect.closeTo(37.138, 2),
    },
    {
      from: "B",
      to: "C",
      distanceKm: expect.closeTo(111.195, 2),
      course: 0,
      minutes: expect.closeTo(37.138, 2),
    },
  ])
})

test("from Bonn-Hangelar to Juist it is 324 km on course 359 and back on 179", () => {
  const there = planRoute([HANGELAR, JUIST], slow)
  expect(there).toMatchObject({ distanceKm: 324, legs: [{ course: 359 }] })
  expect(planRoute([JUIST, HANGELAR], slow)).toMatchObject({
    distanceKm: 324,
    legs: [{ course: 179 }],
  })
})

test("a course a little west of north is 0, never 360", () => {
  const [leg] = planRoute([at("A", 50, 7), at("B", 51, 6.999)], slow).legs
  expect(leg?.course).toBe(0)
})

describe("time from block to block, in steps of five minutes", () => {
  test.each([
    // 74.28 in the air and 6 around the field
    ["of a way", EQUATOR, slow, 85],
    // there and not back: 37.14 + 6
    ["of an outing's way out", EQUATOR.slice(0, 2), { ...slow, kind: "excursion" }, 45],
    // 74.28 + 6 and a circle of 3 over its one point
    ["of a round", [EQUATOR[0], EQUATOR[1], EQUATOR[0]], { ...slow, kind: "round_trip" }, 85],
    // twice as fast: 37.14 + 6 + 3
    [
      "of a fast round",
      [EQUATOR[0], EQUATOR[1], EQUATOR[0]],
      { kind: "round_trip", cruiseKnots: 200 },
      50,
    ],
    ["of the shortest hop", [at("A", 50, 7), at("B", 50.01, 7)], slow, 10],
  ] as const)("%s", (_, points, plan, minutes) => {
    expect(planRoute(points as typeof EQUATOR, plan).minutes).toBe(minutes)
  })
})

test("without a speed there is a length, but no time", () => {
  const plan = planRoute(EQUATOR, { ...slow, cruiseKnots: null })
  expect(plan).toMatchObject({ distanceKm: 222, minutes: null })
  expect(plan.legs.map(({ minutes }) => minutes)).toEqual([null, null])
})
