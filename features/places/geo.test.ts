import fc from "fast-check"
import { expect, test } from "vitest"
import { bearingDegrees, boxAround, distanceKm, formatCoordinates } from "./geo.ts"

const hangelar = { lat: 50.7689, lng: 7.1633 }
const juist = { lat: 53.6811, lng: 7.0558 }

test("from Bonn-Hangelar to Juist it is 324 km, almost due north", () => {
  expect(distanceKm(hangelar, juist)).toBeCloseTo(324, 0)
  expect(bearingDegrees(hangelar, juist)).toBeCloseTo(358.7, 1)
  expect(bearingDegrees(juist, hangelar)).toBeCloseTo(178.7, 1)
})

test.each([
  [{ lat: 51, lng: 7 }, 0],
  [{ lat: 50, lng: 8 }, 90],
  [{ lat: 49, lng: 7 }, 180],
  [{ lat: 50, lng: 6 }, 270],
])("the course from 50°N 7°O to %o is about %i°", (to, degrees) => {
  expect(Math.abs(bearingDegrees({ lat: 50, lng: 7 }, to) - degrees)).toBeLessThan(0.5)
})

test.each([
  [{ lat: 50.768888, lng: 7.163333 }, "50°46'08\"N 007°09'48\"O"],
  [{ lat: 53.99999, lng: 11.5 }, "54°00'00\"N 011°30'00\"O"],
  [{ lat: -33.5, lng: -70.25 }, "33°30'00\"S 070°15'00\"W"],
  [{ lat: 0, lng: 0 }, "00°00'00\"N 000°00'00\"O"],
])("%o is written %s", (point, written) => {
  expect(formatCoordinates(point)).toBe(written)
})

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -150, max: 150, noNaN: true }),
})

test("the way there is as long as the way back, and nothing is far from itself", () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from), 6)
      expect(distanceKm(from, from)).toBe(0)
    }),
  )
})

test("everything within the radius is within the box", () => {
  const step = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(point, step, step, (center, north, east) => {
      const other = { lat: center.lat + north, lng: center.lng + east }
      const box = boxAround(center, distanceKm(center, other) + 0.001)
      expect(other.lat).toBeGreaterThanOrEqual(box.south)
      expect(other.lat).toBeLessThanOrEqual(box.north)
      expect(other.lng).toBeGreaterThanOrEqual(box.west)
      expect(other.lng).toBeLessThanOrEqual(box.east)
    }),
  )
})
