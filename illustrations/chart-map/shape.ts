import type { PlanePoint } from "./plane.ts"

/** A line or the edge of an area on the plane, with the box around it. */
export interface Shape {
  /** x, y, x, y, … in kilometres. */
  points: Float64Array
  west: number
  east: number
  north: number
  south: number
}

export function shapeOf(line: readonly PlanePoint[]): Shape {
  const xs = line.map((point) => point.x)
  const ys = line.map((point) => point.y)
  return {
    points: Float64Array.from(line.flatMap(({ x, y }) => [x, y])),
    west: lowest(xs),
    east: -lowest(xs.map((x) => -x)),
    north: lowest(ys),
    south: -lowest(ys.map((y) => -y)),
  }
}

/** Math.min takes its numbers as arguments, and a coast has too many for that. */
function lowest(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)
}

/** Whether a place lies in an area, whose rings may also cut holes into it. */
export function isInside(rings: readonly Shape[], { x, y }: PlanePoint): boolean {
  return rings.filter((ring) => isInRing(ring, x, y)).length % 2 === 1
}

function isInRing({ points, west, east, north, south }: Shape, x: number, y: number): boolean {
  if (x < west || x > east || y < north || y > south) return false
  let isIn = false
  let [fromX = 0, fromY = 0] = points.subarray(-2)
  for (let index = 0; index < points.length; index += 2) {
    const toX = points[index] ?? 0
    const toY = points[index + 1] ?? 0
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) {
      isIn = !isIn
    }
    fromX = toX
    fromY = toY
  }
  return isIn
}
