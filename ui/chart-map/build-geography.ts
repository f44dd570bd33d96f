/**
 * Writes geography.json: land, countries and borders of Natural Earth 1:10m (public domain,
 * naturalearthdata.com, as packaged in `world-atlas`), cut down to what a chart map can show. Run
 * by hand when `world-atlas` has changed: `node ui/chart-map/build-geography.ts`.
 *
 * Lines are stored once and shared by everything they bound, as in TopoJSON. Points inside `FULL`
 * stay as they are, around it shapes get coarser, and beyond `FRAME` they are pushed onto its edge.
 */
import { writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { mergeArcs, meshArcs } from "topojson-client"
import type {
  ArcIndexes,
  GeometryCollection,
  MultiPolygon,
  Polygon,
  Topology,
} from "topojson-specification"
import { simplify } from "./simplify.ts"

const FULL = { west: 1.5, south: 42.8, east: 20.5, north: 57.2 }
const FRAME = { west: -12, south: 35, east: 32, north: 63 }
const UNITS_PER_DEGREE = 1000
const FINE = 0.6
const COARSE = 40
const SMALLEST_COARSE_ISLAND = 10_000

type Area = Polygon | MultiPolygon

const world: Topology<{ countries: GeometryCollection }> = createRequire(import.meta.url)(
  "world-atlas/countries-10m.json",
)
const countries = world.objects.countries.geometries.filter(isArea)
const lines = world.arcs.map(readArc)
const written = new Map<number, number>()
const arcs: string[] = []

const land = rings(mergeArcs(world, countries))
const geography = {
  source: "Natural Earth 1:10m, public domain, naturalearthdata.com",
  unitsPerDegree: UNITS_PER_DEGREE,
  land: writeRings(land),
  countries: Object.fromEntries(
    countries
      .map((country) => [String(country.id), writeRings(rings(country))] as const)
      .filter(([id, shape]) => id !== "undefined" && shape !== ""),
  ),
  borders: meshArcs(world, world.objects.countries, (one, other) => one !== other)
    .arcs.filter(isInFrame)
    .map(writeRing)
    .join(";"),
  arcs,
}
writeFileSync(
  new URL("./geography.json", import.meta.url),
  `${JSON.stringify(geography, null, 2)}\n`,
)

function isArea(geometry: { type: unknown }): geometry is Area {
  return geometry.type === "Polygon" || geometry.type === "MultiPolygon"
}

/** An arc in whole units from the frame's corner, without the points that are not needed. */
function readArc(arc: number[][]): number[] {
  const { scale, translate } = world.transform ?? { scale: [1, 1], translate: [0, 0] }
  const line: number[] = []
  const tolerances: number[] = []
  let [x, y] = [0, 0]
  for (const [dx = 0, dy = 0] of arc) {
    x += dx
    y += dy
    const lng = x * scale[0] + translate[0]
    const lat = y * scale[1] + translate[1]
    const isFull = lng > FULL.west && lng < FULL.east && lat > FULL.south && lat < FULL.north
    tolerances.push(isFull ? FINE : COARSE)
    line.push(
      Math.round(Math.min(Math.max(lng, FRAME.west), FRAME.east) * UNITS_PER_DEGREE),
      Math.round(Math.min(Math.max(lat, FRAME.south), FRAME.north) * UNITS_PER_DEGREE),
    )
  }
  return simplify(line, (point) => tolerances[point] ?? COARSE)
}

function rings(area: Area): ArcIndexes[] {
  return area.type === "Polygon" ? area.arcs : area.arcs.flat()
}

function pointsOf(ring: ArcIndexes): number[] {
  return ring.flatMap((arc) => lines[arc < 0 ? ~arc : arc] ?? [])
}

function isInFrame(ring: ArcIndexes): boolean {
  const points = pointsOf(ring)
  const xs = points.filter((_, index) => index % 2 === 0)
  const ys = points.filter((_, index) => index % 2 === 1)
  const width = Math.max(...xs) - Math.min(...xs)
  const height = Math.max(...ys) - Math.min(...ys)
  const isFull =
    Math.max(...xs) > FULL.west * UNITS_PER_DEGREE &&
    Math.min(...xs) < FULL.east * UNITS_PER_DEGREE &&
    Math.max(...ys) > FULL.south * UNITS_PER_DEGREE &&
    Math.min(...ys) < FULL.north * UNITS_PER_DEGREE
  return width > 0 && height > 0 && (isFull || width * height > SMALLEST_COARSE_ISLAND)
}

function writeRings(shape: ArcIndexes[]): string {
  return shape.filter(isInFrame).map(writeRing).join(";")
}

function writeRing(ring: ArcIndexes): string {
  return ring.map(writeArc).join(" ")
}

/** The arc's number in the file; the arc itself is written when it is needed first. */
function writeArc(arc: number): number {
  const original = arc < 0 ? ~arc : arc
  let number = written.get(original)
  if (number === undefined) {
    number = arcs.length
    written.set(original, number)
    arcs.push(asSteps(lines[original] ?? []))
  }
  return arc < 0 ? ~number : number
}

function asSteps(line: number[]): string {
  return line.map((value, index) => value - (index < 2 ? 0 : (line[index - 2] ?? 0))).join(" ")
}
