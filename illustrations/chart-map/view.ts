import { type PlanePoint, type Position, toGlobe, toPlane } from "./plane.ts"

/** A point on the drawn map, in pixels. */
export interface Spot {
  x: number
  y: number
}

/** How the plane lies in the frame: turned so that north is up in its middle, then scaled. */
export interface View {
  width: number
  height: number
  kmPerPixel: number
  /** screen x = a * x + b * y + e, screen y = a * y - b * x + f */
  a: number
  b: number
  e: number
  f: number
}

/** Around a single field: a map of less than this square would not say where one is. */
const MIN_KM_AROUND_FIELD = 120
/** Of a course: the shortest flights still fill their map, with villages and woods to tell them by. */
const MIN_KM_OF_COURSE = 16

export interface Frame {
  width: number
  height: number
  padding: number
}

/** The view that shows the whole track inside the frame's padding. */
export function fitView(track: readonly PlanePoint[], { width, height, padding }: Frame): View {
  const start = track[0] ?? toPlane({ lat: 51, lng: 10 })
  const north = northAt(middleOf(track.length > 0 ? track : [start]))
  const turned = (track.length > 0 ? track : [start]).map((point) => turn(point, north))
  const xs = turned.map((point) => point.x)
  const ys = turned.map((point) => point.y)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const kmPerPixel = Math.max(
    (east - west) / Math.max(width - 2 * padding, 1),
    (bottom - top) / Math.max(height - 2 * padding, 1),
    (east > west || bottom > top ? MIN_KM_OF_COURSE : MIN_KM_AROUND_FIELD) /
      Math.sqrt(width * height),
  )
  return {
    width,
    height,
    kmPerPixel,
    a: north.cos / kmPerPixel,
    b: north.sin / kmPerPixel,
    e: width / 2 - (west + east) / 2 / kmPerPixel,
    f: height / 2 - (top + bottom) / 2 / kmPerPixel,
  }
}

export function spotOf(view: View, { x, y }: PlanePoint): Spot {
  return { x: view.a * x + view.b * y + view.e, y: view.a * y - view.b * x + view.f }
}

export function toSpot(view: View, position: Position): Spot {
  return spotOf(view, toPlane(position))
}

export function positionAt(view: View, spot: Spot): Position {
  const x = spot.x - view.e
  const y = spot.y - view.f
  const scale = view.a * view.a + view.b * view.b
  return toGlobe({ x: (view.a * x - view.b * y) / scale, y: (view.b * x + view.a * y) / scale })
}

export function isInView(view: View, { x, y }: Spot, margin: number): boolean {
  return x >= margin && y >= margin && x <= view.width - margin && y <= view.height - margin
}

interface Turn {
  cos: number
  sin: number
}

/** Away from the cone's middle meridian north is not up: by how much the plane must be turned. */
function northAt(place: PlanePoint): Turn {
  const { lat, lng } = toGlobe(place)
  const further = toPlane({ lat: lat + 0.01, lng })
  const length = Math.hypot(further.x - place.x, further.y - place.y)
  return { cos: (place.y - further.y) / length, sin: (further.x - place.x) / length }
}

/** Brings the direction (sin, -cos) to straight up. */
function turn({ x, y }: PlanePoint, { cos, sin }: Turn): PlanePoint {
  return { x: cos * x + sin * y, y: cos * y - sin * x }
}

function middleOf(points: readonly PlanePoint[]): PlanePoint {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  }
}
