import { lerp, type Point } from "./geometry.ts"
import { num, nums } from "./svg.ts"

/** Straight lines through the points, closed. */
export function polygon(points: readonly Point[]): string {
  return points.length < 2 ? "" : `${polyline(points)}Z`
}

export function polyline([first, ...others]: readonly Point[]): string {
  if (!first || others.length === 0) return ""
  const pen = createPen(first)
  return `${pen.start}l${others.map((point) => pen.to(point)).join(" ")}`.replaceAll(" -", "-")
}

/** A soft curve (Catmull-Rom) through the points, from the first to the last. */
export function curve(points: readonly Point[]): string {
  return splineThrough(points, (index) => clampedAt(points, index))
}

/** A soft closed outline through the points. */
export function closedCurve(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ""
  return `${splineThrough([...points, first], (index) => wrappedAt(points, index))}Z`
}

/** Catmull-Rom as a Bézier curve: handles a sixth of the way between the neighbours. */
const TANGENT = 1 / 6

/** The tangents of neighbouring segments mirror each other, so `s` may leave one out. */
function splineThrough(points: readonly Point[], at: (index: number) => Point): string {
  const first = points[0]
  if (!first) return ""
  const pen = createPen(first)
  const control = (index: number, sign: 1 | -1): Point => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)]
    return [
      here[0] + sign * (after[0] - before[0]) * TANGENT,
      here[1] + sign * (after[1] - before[1]) * TANGENT,
    ]
  }
  const segments = points.slice(1).map((point, index) => {
    const start = index === 0 ? `c${pen.beside(control(0, 1))} ` : "s"
    return `${start}${pen.beside(control(index + 1, -1))} ${pen.to(point)}`
  })
  return `${pen.start}${segments.join("")}`.replaceAll(" -", "-")
}

/**
 * Writes points relative to the one before: shorter than absolute ones, and measured from where
 * the rounded line really is, so that no error adds up.
 */
export function createPen([startX, startY]: Point) {
  let [x, y] = [round(startX), round(startY)]
  const beside = ([toX, toY]: Point) => nums(toX - x, toY - y)
  return {
    start: `M${nums(x, y)}`,
    beside,
    to(point: Point): string {
      const written = beside(point)
      x += round(point[0] - x)
      y += round(point[1] - y)
      return written
    },
  }
}

function round(value: number): number {
  return Number(num(value))
}

function clampedAt(points: readonly Point[], index: number): Point {
  return points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
}

function wrappedAt(points: readonly Point[], index: number): Point {
  return points[(index + points.length) % points.length] ?? [0, 0]
}

/** Two curves, there and back, as one shape: rivers, creeks, roads. */
export function ribbon(left: readonly Point[], right: readonly Point[]): string {
  return `${curve(left)}L${curve(right.toReversed()).slice(1)}Z`
}

/** The point at a share of the way along a line of points (by index, not by length). */
export function pointAlong(points: readonly Point[], share: number): Point {
  const position = Math.min(1, Math.max(0, share)) * (points.length - 1)
  const index = Math.floor(position)
  const from = clampedAt(points, index)
  const to = clampedAt(points, index + 1)
  return [lerp(from[0], to[0], position - index), lerp(from[1], to[1], position - index)]
}
