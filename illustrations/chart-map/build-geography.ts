/**
 * Writes geography.json: land, countries and borders of Natural Earth 1:10m (public domain,
 * naturalearthdata.com, as packaged in `world-atlas`), cut down to what a chart map can show. Run
 * by hand when `world-atlas` or islands.json has changed: `node illustrations/chart-map/build-geography.ts`.
 *
 * Lines are stored once and shared by everything they bound, as in TopoJSON. Points inside `FULL`
 * stay as they are, around it shapes get coarser, and beyond `FRAME` they are pushed onto its edge.
 */
import { writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { mergeArcs, meshArcs } from "topojson-client"
import type {
  ArcIndexes,
  GeometryCollection,
  MultiPolygon,
  Polygon,
  Topology,
} from "topojson-specification"
import islandFile from "./islands.json" with { type: "json" }
import { simplify } from "./simplify.ts"

const FULL = { west: 1.5, south: 42.8, east: 20.5, north: 57.2 }
const FRAME = { west: -12, south: 35, east: 32, north: 63 }
const UNITS_PER_DEGREE = 1000
const FINE = 0.6
const COARSE = 40
const MIN_COARSE_ISLAND = 10_000

/** In units: Helgoland and its dune are 22 apart. */
const SAME_ISLAND = 30

type Area = Polygon | MultiPolygon
type Box = typeof FULL

// an import would have the compiler read three megabytes of types
const require = createRequire(import.meta.url)
const world: Topology<{ countries: GeometryCollection }> = require("world-atlas/countries-10m.json")
const countries = world.objects.countries.geometries.filter(isArea)
const redrawnIslands = islandFile.islands.map(({ ring }) => parseIsland(ring))
const lines = world.arcs.map(parseArc)

/** The text of geography.json: the same atlas, the same text. */
export function buildGeography(): string {
  const file = new ArcFile()
  const borders = meshArcs(world, world.objects.countries, (one, other) => one !== other).arcs
  const land = file.writeRings(rings(mergeArcs(world, countries)))
  const shapes = countries
    .map((country) => [String(country.id), file.writeRings(rings(country))] as const)
    .filter(([id, shape]) => id !== "undefined" && shape !== "")
  const geography = {
    source: "Natural Earth 1:10m, public domain, naturalearthdata.com",
    unitsPerDegree: UNITS_PER_DEGREE,
    land,
    countries: Object.fromEntries(shapes),
    borders: file.writeRings(borders),
    arcs: file.arcs,
  }
  return `${JSON.stringify(geography, null, 2)}\n`
}

function isArea(geometry: { type: unknown }): geometry is Area {
  return geometry.type === "Polygon" || geometry.type === "MultiPolygon"
}

/** An arc in whole units, without the points that are not needed. */
function parseArc(arc: number[][]): number[] {
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
  return redrawn(line) ?? simplify(line, (point) => tolerances[point] ?? COARSE)
}

/** The better shape of an island, if this line is its coast: of one size and in one place. */
function redrawn(line: number[]): number[] | undefined {
  const box = boxOf(line)
  return redrawnIslands
    .map((ring) => ({ ring, offset: offsetBetween(box, boxOf(ring)) }))
    .filter(({ offset }) => offset < SAME_ISLAND)
    .toSorted((one, other) => one.offset - other.offset)[0]?.ring
}

function offsetBetween(one: Box, other: Box): number {
  return Math.max(
    Math.abs(one.west + one.east - other.west - other.east) / 2,
    Math.abs(one.south + one.north - other.south - other.north) / 2,
    Math.abs(one.east - one.west - other.east + other.west) / 2,
  )
}

function parseIsland(ring: string): number[] {
  const pairs = ring.split(" ")
  return [...pairs, ...pairs.slice(0, 1)].flatMap((pair) => {
    const [lat = 0, lng = 0] = pair.split(",").map(Number)
    return [Math.round(lng * UNITS_PER_DEGREE), Math.round(lat * UNITS_PER_DEGREE)]
  })
}

function boxOf(points: readonly number[]): Box {
  const xs = points.filter((_, index) => index % 2 === 0)
  const ys = points.filter((_, index) => index % 2 === 1)
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  }
}

function rings(area: Area): ArcIndexes[] {
  return area.type === "Polygon" ? area.arcs : area.arcs.flat()
}

function pointsOf(ring: ArcIndexes): number[] {
  return ring.flatMap((arc) => lines[arc < 0 ? ~arc : arc] ?? [])
}

/** Whether a ring or line is left after the cut, and large enough to matter where it lies. */
function isInFrame(ring: ArcIndexes): boolean {
  const { west, east, south, north } = boxOf(pointsOf(ring))
  const isFull =
    east > FULL.west * UNITS_PER_DEGREE &&
    west < FULL.east * UNITS_PER_DEGREE &&
    north > FULL.south * UNITS_PER_DEGREE &&
    south < FULL.north * UNITS_PER_DEGREE
  const area = (east - west) * (north - south)
  return area > (isFull ? 0 : MIN_COARSE_ISLAND)
}

/** The arcs of the new file, numbered as they are first needed. */
class ArcFile {
  readonly arcs: string[] = []
  readonly #numbers = new Map<number, number>()

  writeRings(shape: ArcIndexes[]): string {
    return shape
      .filter(isInFrame)
      .map((ring) => ring.map((arc) => this.#number(arc)).join(" "))
      .join(";")
  }

  #number(arc: number): number {
    const original = arc < 0 ? ~arc : arc
    let number = this.#numbers.get(original)
    if (number === undefined) {
      number = this.arcs.length
      this.#numbers.set(original, number)
      this.arcs.push(asSteps(lines[original] ?? []))
    }
    return arc < 0 ? ~number : number
  }
}

function asSteps(line: number[]): string {
  return line.map((value, index) => value - (index < 2 ? 0 : (line[index - 2] ?? 0))).join(" ")
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("./geography.json", import.meta.url), buildGeography())
}
