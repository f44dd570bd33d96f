import { expect, test } from "vitest"
import { type ChartPoint, plotCourse } from "./course.ts"
import { toPlane } from "./plane.ts"

const departure: ChartPoint = { lat: 50.77, lng: 7.16, label: "Bonn", kind: "departure" }
const arrival: ChartPoint = { lat: 53.68, lng: 7.06, label: "Juist", kind: "arrival" }
const first: ChartPoint = { lat: 51.9, lng: 7.1, label: "", kind: "waypoint" }
const second: ChartPoint = { lat: 53.2, lng: 7.4, label: "", kind: "waypoint" }

test("a flight to another field goes straight from point to point", () => {
  const course = plotCourse([departure, first, second, arrival], false)
  expect(course.track).toEqual([departure, first, second, arrival].map(toPlane))
  expect(course.isLoop).toBe(false)
})

test("departure comes first and arrival last, wherever they are listed", () => {
  const { stops } = plotCourse([arrival, first, second, departure], false)
  expect(stops).toEqual([departure, first, second, arrival])
})

test("a round trip passes its waypoints in order and ends where it began", () => {
  const { track, isLoop } = plotCourse([departure, first, second], true)
  expect(isLoop).toBe(true)
  expect(track.at(-1)).toEqual(track[0])
  const [home, one, other] = [departure, first, second]
    .map(toPlane)
    .map((corner) => track.findIndex(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) < 0.001))
  expect(home).toBe(0)
  expect(one).toBeGreaterThan(0)
  expect(other).toBeGreaterThan(one ?? 0)
})

test("a round trip to one waypoint returns on another way", () => {
  const { track } = plotCourse([departure, first], true)
  const [out, back] = [track[12], track[36]]
  expect(Math.abs((out?.x ?? 0) - (back?.x ?? 0))).toBeGreaterThan(20)
})

test("landing where it took off is a round trip without saying so", () => {
  const { stops, isLoop } = plotCourse([departure, first, { ...departure, kind: "arrival" }], false)
  expect(isLoop).toBe(true)
  expect(stops).toEqual([departure, first])
})

test("a round trip without waypoints has a place and no route", () => {
  expect(plotCourse([departure], true).track).toEqual([toPlane(departure)])
})

test("points that are nowhere are left out", () => {
  const lost: ChartPoint = { lat: Number.NaN, lng: 7, label: "", kind: "waypoint" }
  expect(plotCourse([departure, lost, arrival], false).stops).toEqual([departure, arrival])
})
