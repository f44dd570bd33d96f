import type { AircraftPlace } from "./aircraft-place.ts"
import { boxAround } from "./box.ts"
import { num } from "./path-data.ts"
import type { Position } from "./plane.ts"
import type { Stop } from "./stop-labels.ts"
import { isFree, type Taken } from "./taken.ts"
import { isInView, type Spot, toSpot, type View } from "./view.ts"

const SURFACE = "var(--surface,#fff)"
const ACT = "var(--act,#3c45c4)"
const APRICOT = "var(--apricot,#f29e54)"

/** Aerodrome: a circle with four ticks, as a marker for every point of one path. */
export function aerodromeMarker(id: string): string {
  return `<marker id="${id}" viewBox="-8 -8 16 16" markerWidth="16" markerHeight="16" markerUnits="userSpaceOnUse"><path d="M3.6 0a3.6 3.6 0 1 1-7.2 0a3.6 3.6 0 1 1 7.2 0zM0-3.6v-2.6M0 3.6v2.6M-3.6 0h-2.6M3.6 0h2.6" fill="none" stroke="var(--line2,#7d87a8)" stroke-opacity=".62" stroke-width="1.1" stroke-linecap="round"/></marker>`
}

const APART = 17

/** Aerodromes in the given order, as long as their symbols touch nothing. */
export function findAerodromes(
  aerodromes: readonly Position[],
  stops: readonly Stop[],
  view: View,
  taken: Taken,
): Spot[] {
  const found: Spot[] = []
  for (const aerodrome of aerodromes) {
    const spot = toSpot(view, aerodrome)
    if (!isInView(view, spot, 2)) continue
    const others = [...found, ...stops.map((stop) => stop.spot)]
    const isApart = others.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= APART)
    if (isApart && isFree(taken, boxAround(spot, 4))) found.push(spot)
  }
  return found
}

/** Waypoints are triangles, departure and arrival rings; a loop's ring is both. */
export function drawStops(stops: readonly Stop[], isLoop: boolean): string {
  return stops
    .map(({ point, spot }) => {
      if (point.isDot) return smallRing(spot)
      if (point.kind === "waypoint") return triangle(spot)
      if (point.kind === "arrival") return ring(spot, APRICOT)
      return ring(spot, ACT) + (isLoop ? dot(spot) : "")
    })
    .join("")
}

function triangle({ x, y }: Spot): string {
  return `<path d="M${num(x)} ${num(y - 7.6)}l7.2 12.6h-14.4z" fill="${SURFACE}" stroke="${ACT}" stroke-width="2" stroke-linejoin="round"/>`
}

function ring({ x, y }: Spot, colour: string): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="7.2" fill="${SURFACE}" stroke="${colour}" stroke-width="4"/>`
}

function smallRing({ x, y }: Spot): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="3.2" fill="${SURFACE}" stroke="${ACT}" stroke-width="1.6"/>`
}

function dot({ x, y }: Spot): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="2.6" fill="${APRICOT}"/>`
}

/** The aircraft from above, flying along the course in a disc that keeps it clear of everything. */
export function drawAircraft({ x, y, radius, heading }: AircraftPlace): string {
  return (
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${SURFACE}"/>` +
    `<path d="${AIRCRAFT}" transform="translate(${num(x)} ${num(y)}) rotate(${num(heading)}) scale(${(radius / 26).toFixed(2)})" fill="${ACT}"/>`
  )
}

/** A high-wing single, nose up, 46 wide. */
const AIRCRAFT =
  "M0-17.6c1.5 0 2.4 1.6 2.6 3.9l.4 4.4 18.6 2c.9.1 1.4.7 1.4 1.5v2.3c0 .8-.6 1.3-1.4 1.3L2.9-1.4 1.7 12.2l6.6 1.4c.7.2 1.1.7 1.1 1.4v1.1c0 .7-.5 1.1-1.2 1.1L.9 16.6 0 19.4l-.9-2.8-7.3.6c-.7 0-1.2-.4-1.2-1.1V15c0-.7.4-1.2 1.1-1.4l6.6-1.4L-2.9-1.4l-18.7-.8c-.8 0-1.4-.5-1.4-1.3v-2.3c0-.8.5-1.4 1.4-1.5l18.6-2 .4-4.4c.2-2.3 1.1-3.9 2.6-3.9z"
