import { expect, test } from "vitest"
import { baseMap } from "./map-data.ts"

const ground = baseMap()

function featureOf(kind: string) {
  const found = ground.features.find(({ properties }) => properties.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found.geometry
}

function isOn(kind: string, lat: number, lng: number): boolean {
  const geometry = featureOf(kind)
  if (geometry.type !== "MultiPolygon") throw new Error(`${kind} is no area`)
  return geometry.coordinates.some((polygon) =>
    polygon
      .map((ring) => {
        let isIn = false
        ring.forEach(([toX, toY], index) => {
          const [fromX, fromY] = ring[index - 1] ?? [toX, toY]
          if (fromY > lat === toY > lat) return
          if (lng < fromX + ((lat - fromY) / (toY - fromY)) * (toX - fromX)) isIn = !isIn
        })
        return isIn
      })
      .reduce(
        (isInside, isInRing, index) => (index === 0 ? isInRing : isInside && !isInRing),
        false,
      ),
  )
}

test.each([
  ["Bonn", 50.73, 7.1, true, true],
  ["Wien", 48.21, 16.37, true, true],
  ["Utrecht", 52.09, 5.12, true, false],
  ["Juist", 53.679, 6.99, true, true],
  ["the open North Sea", 54.3, 6, false, false],
])("%s is where it should be", (_place, lat, lng, isLand, isHome) => {
  expect(isOn("land", lat, lng)).toBe(isLand)
  expect(isOn("home", lat, lng)).toBe(isHome)
})

test("Lake Constance is a lake, and every ring is closed, in whichever direction it runs", () => {
  expect(isOn("lake", 47.58, 9.45)).toBe(true)
  for (const { geometry } of ground.features) {
    if (geometry.type !== "MultiPolygon") continue
    for (const ring of geometry.coordinates.flat()) {
      expect(ring.length).toBeGreaterThan(3)
      expect(ring.at(-1)).toEqual(ring[0])
    }
  }
})

test("borders and rivers are lines within Europe", () => {
  for (const kind of ["border", "river", "stream"]) {
    const geometry = featureOf(kind)
    if (geometry.type !== "MultiLineString") throw new Error(`${kind} is no line`)
    const points = geometry.coordinates.flat()
    expect(points.length).toBeGreaterThan(1_000)
    for (const [lng, lat] of points) {
      expect(lng).toBeGreaterThanOrEqual(-12)
      expect(lng).toBeLessThanOrEqual(32)
      expect(lat).toBeGreaterThanOrEqual(35)
      expect(lat).toBeLessThanOrEqual(63)
    }
  }
})
