import { textWidth } from "#illustrations/chart-map/text-width.ts"
import type { GeoPoint } from "../../geo.ts"
import { worldPixel } from "./mercator.ts"

const TEXT_SIZE = 12
/** Half of what a finger needs. */
const REACH = 18
/** From the middle of a mark to its name. */
const NAME_AT = 11

export interface Named extends GeoPoint {
  name: string
}

export interface Spot<T> {
  place: T
  /** There is room for its name at its right. */
  isNamed: boolean
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The places that have room at a zoom, beside each other and what stands there already; the first win. */
export function pickSpots<T extends Named>(
  places: readonly T[],
  standing: readonly GeoPoint[],
  zoom: number,
): Spot<T>[] {
  const taken = standing.map((place) => reachOf(place, zoom))
  const picked = places.flatMap((place) => {
    const box = reachOf(place, zoom)
    if (taken.some((other) => touch(other, box))) return []
    taken.push(box)
    return [{ place, box }]
  })
  return picked.map(({ place, box }) => {
    const name = {
      ...box,
      left: box.right,
      right: box.left + REACH + NAME_AT + textWidth(place.name, TEXT_SIZE) + 6,
      top: box.top + 8,
      bottom: box.bottom - 8,
    }
    const isNamed = !taken.some((other) => other !== box && touch(other, name))
    if (isNamed) taken.push(name)
    return { place, isNamed }
  })
}

function reachOf(place: GeoPoint, zoom: number): Box {
  const { x, y } = worldPixel(place, zoom)
  return { left: x - REACH, right: x + REACH, top: y - REACH, bottom: y + REACH }
}

function touch(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
