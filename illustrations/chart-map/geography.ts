import geography from "./geography.json" with { type: "json" }
import { type PlanePoint, toPlane } from "./plane.ts"
import water from "./rivers.json" with { type: "json" }
import { type Shape, shapeOf } from "./shape.ts"
import { smoothLine } from "./spline.ts"

export interface Lake {
  name: string
  shape: Shape
}

export interface Geography {
  land: Shape[]
  /** By ISO 3166 number: "276" is Germany. */
  countries: ReadonlyMap<string, Shape[]>
  borders: Shape[]
  rivers: { large: Shape[]; small: Shape[] }
  lakes: Lake[]
}

const SMOOTH_STEPS = 4

let cached: Geography | undefined

/** Everything that is drawn on maps, on the plane; read when the first map is drawn. */
export function readGeography(): Geography {
  cached ??= projectGeography()
  return cached
}

function projectGeography(): Geography {
  const arcs = geography.arcs.map(projectArc)
  const riversOf = (rank: number): Shape[] =>
    water.rivers.filter((river) => river.rank === rank).map(({ line }) => smoothShape(line, false))
  return {
    land: joinArcs(geography.land, arcs),
    countries: new Map(
      Object.entries(geography.countries).map(([id, rings]) => [id, joinArcs(rings, arcs)]),
    ),
    borders: joinArcs(geography.borders, arcs),
    rivers: { large: riversOf(1), small: riversOf(2) },
    lakes: water.lakes.map(({ name, ring }) => ({ name, shape: smoothShape(ring, true) })),
  }
}

/** An arc of geography.json: its first point, then the steps to each next one. */
function projectArc(arc: string): PlanePoint[] {
  const numbers = arc.split(" ").map(Number)
  const points: PlanePoint[] = []
  let [lng, lat] = [0, 0]
  for (let index = 0; index < numbers.length; index += 2) {
    lng += numbers[index] ?? 0
    lat += numbers[index + 1] ?? 0
    points.push(
      toPlane({ lat: lat / geography.unitsPerDegree, lng: lng / geography.unitsPerDegree }),
    )
  }
  return points
}

/** Lines are lists of arc numbers; ~n is arc n backwards. */
function joinArcs(lines: string, arcs: readonly PlanePoint[][]): Shape[] {
  return lines.split(";").map((line) =>
    shapeOf(
      line.split(" ").flatMap((text) => {
        const number = Number(text)
        return number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? [])
      }),
    ),
  )
}

/** A line of rivers.json: "lat,lng" pairs. */
function smoothShape(line: string, isClosed: boolean): Shape {
  const points = line.split(" ").map((pair) => {
    const [lat = 0, lng = 0] = pair.split(",").map(Number)
    return toPlane({ lat, lng })
  })
  return shapeOf(smoothLine(points, isClosed, SMOOTH_STEPS))
}
