import type { PlanePoint } from "./plane.ts"

/**
 * A smooth line through all points (centripetal Catmull-Rom, which makes no loops of its own),
 * as the points of a fine polyline.
 */
export function smoothLine(points: readonly PlanePoint[], isClosed: boolean, steps: number) {
  const corners = points.filter((point, index) => {
    const previous = points[index - 1] ?? (isClosed ? points.at(-1) : undefined)
    return !previous || points.length === 1 || distance(previous, point) > 0
  })
  const at = (index: number): PlanePoint | undefined =>
    isClosed ? corners[(index + corners.length) % corners.length] : corners[index]
  const smooth: PlanePoint[] = []
  const last = isClosed ? corners.length : corners.length - 1
  for (let index = 0; index < last; index++) {
    const from = at(index)
    const to = at(index + 1)
    if (!from || !to) break
    const before = at(index - 1) ?? mirrored(from, to)
    const after = at(index + 2) ?? mirrored(to, from)
    for (let step = 0; step < steps; step++) {
      smooth.push(between(before, from, to, after, step / steps))
    }
  }
  const end = at(last)
  if (end) smooth.push(end)
  return smooth
}

function between(
  before: PlanePoint,
  from: PlanePoint,
  to: PlanePoint,
  after: PlanePoint,
  share: number,
): PlanePoint {
  const t1 = Math.sqrt(distance(before, from))
  const t2 = t1 + Math.sqrt(distance(from, to))
  const t3 = t2 + Math.sqrt(distance(to, after))
  const t = t1 + share * (t2 - t1)
  const a1 = blend(before, from, 0, t1, t)
  const a2 = blend(from, to, t1, t2, t)
  const a3 = blend(to, after, t2, t3, t)
  return blend(blend(a1, a2, 0, t2, t), blend(a2, a3, t1, t3, t), t1, t2, t)
}

function blend(one: PlanePoint, other: PlanePoint, start: number, end: number, t: number) {
  const share = (t - start) / (end - start)
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
}

/** The point beyond an end of the line: as if the line came from there. */
function mirrored(end: PlanePoint, inner: PlanePoint): PlanePoint {
  return { x: 2 * end.x - inner.x, y: 2 * end.y - inner.y }
}

export function distance(one: PlanePoint, other: PlanePoint): number {
  return Math.hypot(other.x - one.x, other.y - one.y)
}
