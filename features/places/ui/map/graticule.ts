import type { GeoPoint } from "../../geo.ts"
import { TILE_PIXELS, worldPixel } from "./mercator.ts"

/** Minutes between the lines, and from which zoom on: nearer lines would be a fabric. */
const STEPS = [
  { minutes: 300, zoom: 0 },
  { minutes: 120, zoom: 4.6 },
  { minutes: 60, zoom: 6.1 },
  { minutes: 30, zoom: 7.6 },
  { minutes: 10, zoom: 8.9 },
] as const

/** What there is of the map (illustrations/chart-map/build-geography.ts). */
const FRAME = { west: -12, south: 35, east: 32, north: 63 }

interface GraticuleFeature {
  type: "Feature"
  properties: { minutes: number }
  geometry: { type: "LineString"; coordinates: [lng: number, lat: number][] }
}

/** Minutes between the lines at a zoom. */
function graticuleStep(zoom: number): number {
  return STEPS.findLast((step) => step.zoom <= zoom)?.minutes ?? STEPS[0].minutes
}

/** The lines of all steps; each feature says the minutes of its own. */
export function graticuleLines(): { type: "FeatureCollection"; features: GraticuleFeature[] } {
  const { west, south, east, north } = FRAME
  const features = STEPS.flatMap(({ minutes }) => [
    ...multiplesBetween(south, north, minutes).map((lat) =>
      feature(minutes, [west, lat], [east, lat]),
    ),
    ...multiplesBetween(west, east, minutes).map((lng) =>
      feature(minutes, [lng, south], [lng, north]),
    ),
  ])
  return { type: "FeatureCollection", features }
}

function feature(
  minutes: number,
  from: [lng: number, lat: number],
  to: [lng: number, lat: number],
): GraticuleFeature {
  return {
    type: "Feature",
    properties: { minutes },
    geometry: { type: "LineString", coordinates: [from, to] },
  }
}

export interface GraticuleLabel {
  text: string
  x: number
  y: number
}

/** Clear of the controls above, the credit at the right and each other in the corner. */
const EDGE = { left: 8, bottom: 8, top: 72, right: 160, above: 24, beside: 44 }
const LABEL_HEIGHT = 16

/** `corner` is the one at the upper left. "54°N" where the lines meet the left edge of the map, "007°O" at the lower one. */
export function graticuleLabels(
  corner: GeoPoint,
  zoom: number,
  size: { width: number; height: number },
): GraticuleLabel[] {
  const step = graticuleStep(zoom)
  const origin = worldPixel(corner, zoom)
  const spotOf = (place: GeoPoint) => {
    const { x, y } = worldPixel(place, zoom)
    return { x: Math.round(x - origin.x), y: Math.round(y - origin.y) }
  }
  const degreesPerPixel = 360 / (TILE_PIXELS * 2 ** zoom)
  const east = corner.lng + size.width * degreesPerPixel
  // a degree to the south is never narrower than one to the east
  const south = corner.lat - size.height * degreesPerPixel
  const lats = multiplesBetween(south, corner.lat, step).map((lat) => ({
    text: degrees(lat, 2, "N", "S"),
    x: EDGE.left,
    y: spotOf({ lat, lng: corner.lng }).y - LABEL_HEIGHT,
  }))
  const lngs = multiplesBetween(corner.lng, east, step).map((lng) => ({
    text: degrees(lng, 3, "O", "W"),
    x: spotOf({ lat: corner.lat, lng }).x + 5,
    y: size.height - EDGE.bottom - LABEL_HEIGHT,
  }))
  return [
    ...lats.filter(({ y }) => y > EDGE.top && y < size.height - EDGE.above - LABEL_HEIGHT),
    ...lngs.filter(({ x }) => x > EDGE.beside && x < size.width - EDGE.right),
  ]
}

function multiplesBetween(from: number, to: number, stepMinutes: number): number[] {
  const first = Math.ceil((from * 60) / stepMinutes)
  const last = Math.floor((to * 60) / stepMinutes)
  return Array.from(
    { length: Math.max(last - first + 1, 0) },
    (_, index) => ((first + index) * stepMinutes) / 60,
  )
}

/** "53°N", "007°O", and with minutes "50°30′N". */
function degrees(value: number, digits: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60)
  const rest = minutes % 60
  const whole = String(Math.floor(minutes / 60)).padStart(digits, "0")
  const minute = rest === 0 ? "" : `${String(rest).padStart(2, "0")}′`
  return `${whole}°${minute}${value < 0 ? negative : positive}`
}

/** The zooms at which each step is drawn. */
export const GRATICULE_STEPS = STEPS.map(({ minutes, zoom }, index) => ({
  minutes,
  from: zoom,
  to: STEPS[index + 1]?.zoom ?? 24,
}))
