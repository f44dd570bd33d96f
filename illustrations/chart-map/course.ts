import { type PlanePoint, type Position, toPlane } from "./plane.ts"
import { distance, smoothLine } from "./spline.ts"

export interface ChartPoint extends Position {
  label: string
  /** ICAO code, written in mono under the label. */
  code?: string
  kind: "departure" | "waypoint" | "arrival"
  /** A dot instead of a symbol, where there are too many of them. */
  isDot?: boolean
}

export interface Course {
  /** The line to draw, on the plane; a single point when there is nowhere to go. */
  track: PlanePoint[]
  /** The points that get a symbol of their own. */
  stops: ChartPoint[]
  /** Back where it began: one ring stands for departure and arrival. */
  isLoop: boolean
}

/** Closer than this an arrival is the departure. */
const SAME_FIELD_KM = 1

const CURVE_STEPS = 12

/** How far a there-and-back course swings out to either side, as a share of its length. */
const SWING = 0.16

/**
 * From point to point in straight legs. A round trip is flown for the view, not for the shortest
 * way: a soft loop through its waypoints and back to the departure.
 */
export function plotCourse(points: readonly ChartPoint[], isRoundTrip: boolean): Course {
  const [departure, ...further] = inFlightOrder(points)
  if (!departure) return { track: [], stops: [], isLoop: false }
  const home = toPlane(departure)
  const isHome = (point: ChartPoint) => distance(home, toPlane(point)) < SAME_FIELD_KM
  const isLoop = isRoundTrip || further.some((p) => p.kind === "arrival" && isHome(p))
  if (!isLoop) {
    const stops = [departure, ...further]
    return { track: stops.map(toPlane), stops, isLoop }
  }
  const away = further.filter((point) => !isHome(point))
  const corners = [home, ...away.map(toPlane)]
  const [, turn] = corners
  const loop = corners.length === 2 && turn ? swungOut(home, turn) : corners
  const track = loop.length === 1 ? loop : smoothLine(loop, true, CURVE_STEPS)
  return { track, stops: [departure, ...away], isLoop }
}

/** Waypoints keep their order between the departure and the arrival, wherever these are listed. */
function inFlightOrder(points: readonly ChartPoint[]): ChartPoint[] {
  const order = { departure: 0, waypoint: 1, arrival: 2 }
  return points
    .filter(({ lat, lng }) => Number.isFinite(lat) && Number.isFinite(lng))
    .toSorted((one, other) => order[one.kind] - order[other.kind])
}

/** There and back as a lens, so that both ways can be seen. */
function swungOut(home: PlanePoint, turn: PlanePoint): PlanePoint[] {
  const x = turn.x - home.x
  const y = turn.y - home.y
  const middle = { x: home.x + x / 2, y: home.y + y / 2 }
  return [
    home,
    { x: middle.x - y * SWING, y: middle.y + x * SWING },
    turn,
    { x: middle.x + y * SWING, y: middle.y - x * SWING },
  ]
}
