import { boxAround } from "./box.ts"
import type { MapText } from "./map-text.ts"
import { anchorX, placeLabel } from "./place-label.ts"
import type { Position } from "./plane.ts"
import type { Stop } from "./stop-labels.ts"
import { isFree, type Taken } from "./taken.ts"
import { textWidth } from "./text-width.ts"
import { isInView, type Spot, toSpot, type View } from "./view.ts"

export interface ChartTown extends Position {
  name: string
}

export interface TownMarks {
  dots: Spot[]
  texts: MapText[]
}

export const TOWN_TEXT = 11.5

const MAX_WIDTH = 130
const PIXELS_PER_TOWN = 13_000
const APART = 44
const NEAR_STOP = 30
const DOT_REACH = 3

/** As many towns as the map can carry, in the given order; a stop speaks for the town it is at. */
export function labelTowns(
  towns: readonly ChartTown[],
  stops: readonly Stop[],
  view: View,
  taken: Taken,
): TownMarks {
  const most = Math.round((view.width * view.height) / PIXELS_PER_TOWN)
  const dots: Spot[] = []
  const texts: MapText[] = []
  for (const town of towns) {
    if (dots.length >= most) break
    const spot = toSpot(view, town)
    const isClear =
      isInView(view, spot, 14) &&
      stops.every((stop) => isApart(spot, stop.spot, NEAR_STOP)) &&
      dots.every((dot) => isApart(spot, dot, APART))
    if (!isClear || !isFree(taken, boxAround(spot, DOT_REACH))) continue
    const text = shortName(town.name)
    const size = { width: textWidth(text, TOWN_TEXT), height: 14 }
    const isShort = text !== "" && size.width <= MAX_WIDTH
    const place = isShort ? placeLabel(spot, 6, size, view, taken) : undefined
    if (!place) continue
    dots.push(spot)
    taken.boxes.push(boxAround(spot, DOT_REACH))
    const { anchor, box } = place
    texts.push({ text, style: "town", at: { x: anchorX(place), y: box.bottom - 3.5 }, anchor })
  }
  return { dots, texts }
}

/** On a map everyone sees which Frankfurt it is: what only tells namesakes apart goes. */
function shortName(name: string): string {
  return name
    .replaceAll(/\s+/g, " ")
    .replace(/(\/| \(| am | an der | im | in der | ob der | vor der | bei ).*$/, "")
    .trim()
}

function isApart(one: Spot, other: Spot, distance: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) >= distance
}
