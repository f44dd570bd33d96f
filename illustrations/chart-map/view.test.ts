import { expect, test } from "vitest"
import { toPlane } from "./plane.ts"
import { fitView, isInView, positionAt, toSpot } from "./view.ts"

const frame = { width: 380, height: 540, padding: 48 }
const bonn = { lat: 50.77, lng: 7.16 }
const vienna = { lat: 48.11, lng: 16.57 }

test("the whole track is inside the padding and touches it", () => {
  const view = fitView([bonn, vienna].map(toPlane), frame)
  const spots = [bonn, vienna].map((place) => toSpot(view, place))
  for (const spot of spots) expect(isInView(view, spot, 47.9)).toBe(true)
  expect(spots.some((spot) => !isInView(view, spot, 48.1))).toBe(true)
})

test.each([6, 10.5, 16])("north is up in the middle of a map at %s° east", (lng) => {
  const south = { lat: 50, lng }
  const north = { lat: 52, lng }
  const view = fitView([south, north].map(toPlane), frame)
  const [from, to] = [toSpot(view, south), toSpot(view, north)]
  expect(to.x).toBeCloseTo(from.x, 3)
  expect(to.y).toBeLessThan(from.y)
})

test("a flight around the field still shows about 120 km of country", () => {
  const view = fitView([toPlane(bonn)], frame)
  expect(view.kmPerPixel * Math.sqrt(frame.width * frame.height)).toBeCloseTo(120, 6)
  expect(toSpot(view, bonn)).toEqual({ x: expect.closeTo(190, 6), y: expect.closeTo(270, 6) })
})

test.each([16, 25, 40])("a course of %i km fills its map", (km) => {
  const north = { lat: bonn.lat + km / 111.2, lng: bonn.lng }
  const view = fitView([bonn, north].map(toPlane), frame)
  const [from, to] = [toSpot(view, bonn), toSpot(view, north)]
  expect(from.y - to.y).toBeCloseTo(frame.height - 2 * frame.padding, 3)
})

test("ends that lie within a walk of each other still show the land around them", () => {
  const near = { lat: bonn.lat + 1 / 111.2, lng: bonn.lng }
  const view = fitView([bonn, near].map(toPlane), frame)
  expect(view.kmPerPixel * Math.sqrt(frame.width * frame.height)).toBeCloseTo(16, 6)
})

test("a distance on the map is a distance on the ground", () => {
  const view = fitView([bonn, vienna].map(toPlane), frame)
  const [from, to] = [toSpot(view, bonn), toSpot(view, vienna)]
  const kilometres = Math.hypot(to.x - from.x, to.y - from.y) * view.kmPerPixel
  expect(kilometres).toBeGreaterThan(741.2 * 0.995)
  expect(kilometres).toBeLessThan(741.2 * 1.005)
})

test("every spot leads back to its place", () => {
  const view = fitView([bonn, vienna].map(toPlane), frame)
  const { lat, lng } = positionAt(view, toSpot(view, vienna))
  expect(lat).toBeCloseTo(vienna.lat, 9)
  expect(lng).toBeCloseTo(vienna.lng, 9)
})
