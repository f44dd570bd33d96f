import type { ChartPoint } from "./course.ts"
import type { MapText } from "./map-text.ts"
import { anchorX, placeLabel } from "./place-label.ts"
import type { Taken } from "./taken.ts"
import { fitText, textWidth } from "./text-width.ts"
import type { Spot, View } from "./view.ts"

export interface Stop {
  point: ChartPoint
  spot: Spot
}

export const STOP_REACH = 12
const DOT_REACH = 5

/** How far a stop's symbol reaches from its middle. */
export function reachOf({ isDot = false }: ChartPoint): number {
  return isDot ? DOT_REACH : STOP_REACH
}

const SIZES = { end: 13, waypoint: 12, code: 11 } as const
const LINE_HEIGHT = 17
const CODE_HEIGHT = 14
const MAX_WIDTH = 0.42

/** Labels of the flight's own points: departure and arrival first, waypoints where there is room. */
export function labelStops(stops: readonly Stop[], view: View, taken: Taken): MapText[] {
  const ends = stops.filter(({ point }) => point.kind !== "waypoint")
  const waypoints = stops.filter(({ point }) => point.kind === "waypoint")
  return [...ends, ...waypoints].flatMap((stop) => labelStop(stop, view, taken))
}

function labelStop({ point, spot }: Stop, view: View, taken: Taken): MapText[] {
  const style = point.kind === "waypoint" ? "waypoint" : "end"
  const widest = view.width * MAX_WIDTH
  const name = fitText(point.label, SIZES[style], widest)
  const code = fitText(point.code ?? "", SIZES.code, widest)
  for (const lines of code ? [[name, code], [name]] : [[name]]) {
    const [first = "", second = ""] = lines
    const size = {
      width: Math.max(textWidth(first, SIZES[style]), textWidth(second, SIZES.code, true)),
      height: LINE_HEIGHT + (second ? CODE_HEIGHT : 0),
    }
    const place = first ? placeLabel(spot, reachOf(point) + 5, size, view, taken) : undefined
    if (!place) continue
    const { anchor, box } = place
    const x = anchorX(place)
    const text: MapText = { text: first, style, at: { x, y: box.top + 13 }, anchor }
    if (!second) return [text]
    return [text, { text: second, style: "code", at: { x, y: box.bottom - 3 }, anchor }]
  }
  return []
}
