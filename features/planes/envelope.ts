/*
 * The envelope of an aircraft: the polygon of arm and mass within which its centre of gravity must
 * lie. Its corners come from the handbook, in the order in which one walks around it.
 */

/** Arm in metres behind the datum, mass in kg. */
export interface EnvelopePoint {
  arm: number
  kg: number
}

export type EnvelopeFault = "too-few-points" | "no-area" | "crosses-itself"

/** Shares of the polygon's own width and height: what the rounding of a sum may be off. */
const TOLERANCE = 1e-9

type Point = readonly [x: number, y: number]

/** What is wrong with a polygon that somebody typed; a corner written twice in a row is not. */
export function envelopeFault(envelope: readonly EnvelopePoint[]): EnvelopeFault | undefined {
  const corners = distinctCorners(envelope)
  if (corners.length < 3) return "too-few-points"
  const scaled = scaledTo(corners, corners)
  const edges = edgesOf(scaled)
  for (const [index, edge] of edges.entries()) {
    for (const [step, other] of edges.slice(index + 1).entries()) {
      const isNext = step === 0
      const isLast = index === 0 && step === edges.length - 2
      if (isNext || isLast ? foldsBack(edge, other) : meet(edge, other)) {
        return isFlat(scaled) ? "no-area" : "crosses-itself"
      }
    }
  }
  return isFlat(scaled) ? "no-area" : undefined
}

/** Whether a centre of gravity is allowed; on the edge is inside, as handbooks read. */
export function isInsideEnvelope(
  envelope: readonly EnvelopePoint[],
  point: EnvelopePoint,
): boolean {
  const [place = [0, 0] as const] = scaledTo(envelope, [point])
  const edges = edgesOf(scaledTo(envelope, envelope))
  if (edges.some((edge) => distanceTo(edge, place) <= TOLERANCE)) return true
  // a ray to the right leaves the polygon once more often than it enters it
  return edges.filter((edge) => isCrossedByRay(edge, place)).length % 2 === 1
}

function distinctCorners(envelope: readonly EnvelopePoint[]): EnvelopePoint[] {
  return envelope.filter((corner, index) => {
    const next = envelope[(index + 1) % envelope.length]
    return next !== undefined && (corner.arm !== next.arm || corner.kg !== next.kg)
  })
}

/** Metres and kilograms in one square, so that one tolerance fits both. */
function scaledTo(envelope: readonly EnvelopePoint[], points: readonly EnvelopePoint[]): Point[] {
  const arms = envelope.map(({ arm }) => arm)
  const masses = envelope.map(({ kg }) => kg)
  const [left, bottom] = [Math.min(...arms), Math.min(...masses)]
  const width = Math.max(...arms) - left || 1
  const height = Math.max(...masses) - bottom || 1
  return points.map(({ arm, kg }) => [(arm - left) / width, (kg - bottom) / height])
}

type Edge = readonly [from: Point, to: Point]

function edgesOf(corners: readonly Point[]): Edge[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]
    return next ? [[corner, next] as const] : []
  })
}

/** Positive where the way from a over b to c turns left, 0 where it goes straight. */
function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  return Math.abs(area) <= TOLERANCE ? 0 : area
}

function isFlat([first = [0, 0], ...rest]: readonly Point[]): boolean {
  return rest.every((one) => rest.every((other) => turn(first, one, other) === 0))
}

/** Two edges that share a corner: the second runs back over the first. */
function foldsBack(edge: Edge, other: Edge): boolean {
  const [[a, b], [c, d]] = edge[1] === other[0] ? [edge, other] : [other, edge]
  const isStraight = turn(a, b, d) === 0
  return isStraight && (b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1]) < 0
}

function meet([a, b]: Edge, [c, d]: Edge): boolean {
  const sides = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)] as const
  if (sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0) return true
  const ends = [
    [sides[0], [a, b], c],
    [sides[1], [a, b], d],
    [sides[2], [c, d], a],
    [sides[3], [c, d], b],
  ] as const
  return ends.some(([side, edge, point]) => side === 0 && distanceTo(edge, point) <= TOLERANCE)
}

function distanceTo([[ax, ay], [bx, by]]: Edge, [px, py]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / length
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(px - ax - share * dx, py - ay - share * dy)
}

function isCrossedByRay([[ax, ay], [bx, by]]: Edge, [px, py]: Point): boolean {
  return ay > py !== by > py && px < ax + ((py - ay) / (by - ay)) * (bx - ax)
}
