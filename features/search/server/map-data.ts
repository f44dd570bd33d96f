import { readGeography } from "#illustrations/chart-map/geography.ts"
import { toGlobe } from "#illustrations/chart-map/plane.ts"
import type { Shape } from "#illustrations/chart-map/shape.ts"

/** What the layers of the map ask for. */
type GroundKind = "land" | "home" | "border" | "river" | "stream" | "lake"

type Point = [lng: number, lat: number]

interface GroundFeature {
  type: "Feature"
  properties: { kind: GroundKind }
  geometry:
    | { type: "MultiPolygon"; coordinates: Point[][][] }
    | { type: "MultiLineString"; coordinates: Point[][] }
}

/** Germany, Austria and Switzerland, where flights start; the other countries stand back. */
const HOME_COUNTRIES = ["276", "040", "756"]

/**
 * The same land, borders and waters that the drawn charts show (illustrations/chart-map), as GeoJSON for the
 * map of the search. Rounded to what the source is good for, about 100 metres.
 */
export function baseMap(): { type: "FeatureCollection"; features: GroundFeature[] } {
  const { land, countries, borders, rivers, lakes } = readGeography()
  const home = HOME_COUNTRIES.flatMap((id) => countries.get(id) ?? [])
  return {
    type: "FeatureCollection",
    features: [
      areas("land", land),
      areas("home", home),
      lines("border", borders),
      lines("river", rivers.large),
      lines("stream", rivers.small),
      areas(
        "lake",
        lakes.map(({ shape }) => shape),
      ),
    ],
  }
}

function areas(kind: GroundKind, shapes: readonly Shape[]): GroundFeature {
  const coordinates = polygonsOf(shapes.map(pointsOf).map(closed))
  return { type: "Feature", properties: { kind }, geometry: { type: "MultiPolygon", coordinates } }
}

function lines(kind: GroundKind, shapes: readonly Shape[]): GroundFeature {
  const coordinates = shapes.map(pointsOf)
  return {
    type: "Feature",
    properties: { kind },
    geometry: { type: "MultiLineString", coordinates },
  }
}

function pointsOf({ points }: Shape): Point[] {
  const line: Point[] = []
  for (let index = 0; index < points.length; index += 2) {
    const { lat, lng } = toGlobe({ x: points[index] ?? 0, y: points[index + 1] ?? 0 })
    const point: Point = [Number(lng.toFixed(3)), Number(lat.toFixed(3))]
    const before = line.at(-1)
    if (before?.[0] !== point[0] || before?.[1] !== point[1]) line.push(point)
  }
  return line
}

/** GeoJSON wants the first point of a ring once more at its end. */
function closed(ring: Point[]): Point[] {
  const [first] = ring
  const last = ring.at(-1)
  return first && (first[0] !== last?.[0] || first[1] !== last[1]) ? [...ring, first] : ring
}

/**
 * Rings as the charts have them, all in one list: those that turn the other way are holes of the
 * one around them (Büsingen lies in Switzerland).
 */
function polygonsOf(rings: readonly Point[][]): Point[][][] {
  const outer = rings.filter((ring) => turn(ring) < 0).map((ring) => [ring])
  for (const hole of rings.filter((ring) => turn(ring) > 0)) {
    const [corner] = hole
    const around = corner && outer.find(([ring]) => ring && isIn(corner, ring))
    if (around) around.push(hole)
    else outer.push([hole])
  }
  return outer
}

/** Twice the area in square degrees; negative: clockwise, as Natural Earth draws land. */
function turn(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? ring[0] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

function isIn([x, y]: Point, ring: readonly Point[]): boolean {
  return ring.reduce((isInside, [fromX, fromY], index) => {
    const [toX, toY] = ring[index + 1] ?? [fromX, fromY]
    const isCrossed =
      fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
    return isCrossed ? !isInside : isInside
  }, false)
}
