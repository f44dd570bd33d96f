import type { Shape } from "./shape.ts"
import { type Coordinates, simplify } from "./simplify.ts"
import type { View } from "./view.ts"

/** Shapes reach this far out of the frame, so that their cut edges are never seen. */
const OVERLAP = 6

/** How far a drawn line may stray: less than half a pixel near by, a little more on wide maps. */
const TOLERANCE = { least: 0.4, perKm: 0.6, most: 1.2 }

/** Islands and lakes of fewer pixels are dust; a wide map sheds more of it. */
const MIN_SIZES = { least: 1.2, perKm: 1.6, most: 4 }

/** The parts of areas that a view shows, as rings in pixels. */
export function ringsInView(view: View, areas: readonly Shape[]): number[][] {
  return shapesInView(view, areas)
    .map((points) =>
      simplify(
        SIDES.reduce((ring, side) => clipRing(ring, side, view), points),
        () => atScale(TOLERANCE, view),
      ),
    )
    .filter((ring) => ring.length >= 6)
}

/** The parts of lines that a view shows, in pixels. */
export function linesInView(view: View, lines: readonly Shape[]): number[][] {
  return shapesInView(view, lines)
    .flatMap((points) => clipLine(points, view))
    .map((line) => simplify(line, () => atScale(TOLERANCE, view)))
}

function atScale(size: { least: number; perKm: number; most: number }, view: View): number {
  return Math.min(Math.max(size.perKm * view.kmPerPixel, size.least), size.most)
}

function shapesInView(view: View, shapes: readonly Shape[]): Coordinates[] {
  const { a, b, e, f } = view
  const drawn: Coordinates[] = []
  for (const { points, west, east, north, south } of shapes) {
    const reach = (Math.hypot(east - west, south - north) / 2) * Math.hypot(a, b)
    const x = (west + east) / 2
    const y = (north + south) / 2
    if (
      reach * 2 < atScale(MIN_SIZES, view) ||
      !isNear(view, a * x + b * y + e, a * y - b * x + f, reach)
    )
      continue
    const spots = new Float64Array(points.length)
    for (let index = 0; index < points.length; index += 2) {
      const px = points[index] ?? 0
      const py = points[index + 1] ?? 0
      spots[index] = a * px + b * py + e
      spots[index + 1] = a * py - b * px + f
    }
    drawn.push(spots)
  }
  return drawn
}

function isNear({ width, height }: View, x: number, y: number, reach: number): boolean {
  return x > -reach && y > -reach && x < width + reach && y < height + reach
}

/** One side of the frame: how far a point lies on the inner side of it. */
type Side = (x: number, y: number, view: View) => number

const SIDES: readonly Side[] = [
  (x) => x + OVERLAP,
  (x, _, view) => view.width + OVERLAP - x,
  (_, y) => y + OVERLAP,
  (_, y, view) => view.height + OVERLAP - y,
]

/** Sutherland-Hodgman, one side at a time. */
function clipRing(ring: Coordinates, side: Side, view: View): number[] {
  const clipped: number[] = []
  let fromX = ring[ring.length - 2] ?? 0
  let fromY = ring[ring.length - 1] ?? 0
  let fromInside = side(fromX, fromY, view)
  for (let index = 0; index < ring.length; index += 2) {
    const x = ring[index] ?? 0
    const y = ring[index + 1] ?? 0
    const inside = side(x, y, view)
    if (inside >= 0 !== fromInside >= 0) {
      const share = fromInside / (fromInside - inside)
      clipped.push(fromX + share * (x - fromX), fromY + share * (y - fromY))
    }
    if (inside >= 0) clipped.push(x, y)
    fromX = x
    fromY = y
    fromInside = inside
  }
  return clipped
}

/** Keeps every stretch whose box touches the frame; what hangs over is hidden by the picture. */
function clipLine(line: Coordinates, { width, height }: View): number[][] {
  const parts: number[][] = []
  let part: number[] = []
  for (let index = 2; index < line.length; index += 2) {
    const fromX = line[index - 2] ?? 0
    const fromY = line[index - 1] ?? 0
    const x = line[index] ?? 0
    const y = line[index + 1] ?? 0
    const isSeen =
      Math.max(fromX, x) > -OVERLAP &&
      Math.min(fromX, x) < width + OVERLAP &&
      Math.max(fromY, y) > -OVERLAP &&
      Math.min(fromY, y) < height + OVERLAP
    if (isSeen) {
      if (part.length === 0) part.push(fromX, fromY)
      part.push(x, y)
    } else if (part.length > 0) {
      parts.push(part)
      part = []
    }
  }
  if (part.length > 0) parts.push(part)
  return parts
}
