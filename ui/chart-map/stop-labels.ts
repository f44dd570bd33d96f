import type { ChartPoint } from "./course.ts"
import { anchorX, placeLabel } from "./place-label.ts"
import type { Taken } from "./taken.ts"
import { fitText, textWidth } from "./text-width.ts"
import type { Spot, View } from "./view.ts"

export interface MapText {
  text: string
  style: "end" | "code" | "waypoint" | "town"
  at: Spot
  anchor: "start" | "middle" | "end"
}

export interface Stop {
  point: ChartPoint
  spot: Spot
}

export const STOP_REACH = 12

const SIZES = { end: 13, waypoint: 12, code: 11 } as const
const MOST_WIDTH = 0.42

/** Labels of the flight's own points: departure and arrival first, waypoints where there is room. */
export function labelStops(stops: readonly Stop[], view: View, taken: Taken): MapText[] {
  const ends = stops.filter(({ point }) => point.kind !== "waypoint")
  const waypoints = stops.filter(({ point }) => point.kind === "waypoint")
  return [...ends, ...waypoints].flatMap((stop) => labelStop(stop, view, taken))
}

function labelStop({ point, spot }: Stop, view: View, taken: Taken): MapText[] {
  const style = point.kind === "waypoint" ? "waypoint" : "end"
  const widest = view.width * MOST_WIDTH
  const name = fitText(point.label, SIZES[style], widest)
  const code = fitText(point.code ?? "", SIZES.code, widest)
  const size = {
    width: Math.max(textWidth(name, SIZES[style]), textWidth(code, SIZES.code, true)),
    height: (name ? 17 : 0) + (code ? 14 : 0),
  }
  if (size.height === 0) return []
  const place = placeLabel(spot, STOP_REACH + 5, size, view, taken)
  if (!place) return []
  const x = anchorX(place)
  const { anchor, box } = place
  const texts: MapText[] = []
  if (name) texts.push({ text: name, style, at: { x, y: box.top + 13 }, anchor })
  if (code) texts.push({ text: code, style: "code", at: { x, y: box.bottom - 3 }, anchor })
  return texts
}
